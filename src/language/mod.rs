//! Words: the commands that people type, and the sentences that they are told.
//!
//! The sentences are in `resources/locales`, in every language at once; code knows them by name only. What a
//! program reads (the texts behind `=` of the referee protocol, and the exact ones behind `!` and `~`) is in
//! [`protocol`] and is never translated.

pub mod hunt;
pub mod protocol;
pub mod seal;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::Serialize;
use serde_json::Value;
use std::sync::{Arc, LazyLock};

/// The language files: name of the language, and its texts.
const LANGUAGES: [(&str, &str); 1] = [("en", include_str!("../../resources/locales/en/underhill.ftl"))];

/// The sentences of one language; to be had again and again for little.
#[derive(Clone)]
pub struct Words {
    bundle: Arc<FluentBundle<FluentResource>>,
}

impl Default for Words {
    fn default() -> Self {
        static READ: LazyLock<Words> = LazyLock::new(|| {
            let [(name, text)] = LANGUAGES;
            Words::read(name, text)
        });
        READ.clone()
    }
}

impl Words {
    fn read(name: &str, text: &str) -> Self {
        let language = name.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Marks around numbers would be drawn by terminals and screen readers.
        bundle.set_use_isolating(false);
        // A language file with a fault is a fault of the build; the tests find it, and a player gets the rest.
        let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
        Self { bundle: Arc::new(bundle) }
    }

    /// The sentence of this name, with its facts put in. The name itself if the language lacks it.
    pub fn say(&self, name: &str, facts: &[(&str, FluentValue<'_>)]) -> String {
        let facts = facts.iter().map(|(name, value)| (*name, value.clone()));
        self.find(name, &facts.collect()).unwrap_or_else(|| name.to_owned())
    }

    /// The sentence for a fact that is an enum variant: `kind-variant`, with its fields put in.
    pub fn tell(&self, kind: &str, fact: &impl Serialize) -> String {
        let (name, facts) = named(kind, fact);
        self.find(&name, &facts).unwrap_or(name)
    }

    /// Whether the language has a sentence of this name.
    pub fn has(&self, name: &str) -> bool {
        self.bundle.has_message(name)
    }

    fn find(&self, name: &str, facts: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(name)?.value()?;
        let text = self.bundle.format_pattern(pattern, Some(facts), &mut Vec::new());
        Some(text.into_owned())
    }
}

/// The name of the sentence for an enum variant, and its fields.
pub fn named(kind: &str, fact: &impl Serialize) -> (String, FluentArgs<'static>) {
    let mut facts = FluentArgs::new();
    let variant = match serde_json::to_value(fact) {
        Ok(Value::String(variant)) => variant,
        Ok(Value::Object(object)) => match object.into_iter().next() {
            Some((variant, Value::Object(fields))) => {
                for (name, value) in fields {
                    facts.set(name, fluent_value(value));
                }
                variant
            }
            Some((variant, _)) => variant,
            None => String::new(),
        },
        _ => String::new(),
    };
    (format!("{kind}-{variant}"), facts)
}

fn fluent_value(value: Value) -> FluentValue<'static> {
    match value {
        // Larger numbers than these would be rounded.
        Value::Number(number) if number.as_u64().is_some_and(|number| number >= 1 << 53) => {
            number.to_string().into()
        }
        Value::Number(number) => number.as_f64().unwrap_or_default().into(),
        Value::String(text) => text.into(),
        Value::Null => FluentValue::None,
        other => other.to_string().into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::VariantNames;

    /// Every variant that is put into words has its sentence, in every language, and no sentence is left over.
    #[test]
    fn every_fact_has_its_sentence() {
        let facts = [
            ("refused", crate::hunt::Refusal::VARIANTS),
            ("fault", crate::board::Fault::VARIANTS),
            ("misheard", hunt::Misheard::VARIANTS),
            ("trouble", crate::store::Trouble::VARIANTS),
            ("found", crate::store::Found::VARIANTS),
            ("no-letter", crate::hunt::LetterFault::VARIANTS),
            ("doubt", crate::verify::Doubt::VARIANTS),
            ("proof", crate::hunt::Remark::VARIANTS),
            ("picture", crate::store::PictureFault::VARIANTS),
        ];
        for (language, text) in LANGUAGES {
            let resource =
                FluentResource::try_new(text.to_owned()).unwrap_or_else(|(_, faults)| panic!("{faults:?}"));
            let names: Vec<&str> = resource
                .entries()
                .filter_map(|entry| match entry {
                    fluent_syntax::ast::Entry::Message(message) => Some(message.id.name),
                    _ => None,
                })
                .collect();
            for (kind, variants) in facts {
                let wanted: Vec<String> =
                    variants.iter().map(|variant| format!("{kind}-{variant}")).collect();
                for name in &wanted {
                    assert!(names.contains(&name.as_str()), "{language} lacks {name}");
                }
                let family = format!("{kind}-");
                for name in names.iter().filter(|name| name.starts_with(&family)) {
                    assert!(
                        wanted.iter().any(|wanted| wanted == name),
                        "{language} has {name}, which nothing says"
                    );
                }
            }
        }
    }
}
