//! Sentences of a translator's own, laid over those that are built in: files of the same names (`de/war.ftl`) in a folder
//! `locales` beside the settings. What they do not say is said as it is built in, and so is what cannot be read in them.

use super::{IN_WINDOW, Language};
use fluent_syntax::ast;
use fluent_syntax::parser::{ParserError, parse};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;
use strum::VariantNames;

/// A file of a translator's, as it stands in its folder.
pub struct Translated {
    /// The folder that it is in, which is named as its language.
    pub folder: String,
    /// Its name without `.ftl`.
    pub name: String,
    pub text: String,
}

static OWN: OnceLock<Vec<Translated>> = OnceLock::new();

/// Lays these over what is built in, from now on: to be done once, before anything is said.
pub fn lay_over(own: Vec<Translated>) {
    let _only_once = OWN.set(own);
}

/// What is laid over the sentences of this file, if anything is.
pub(super) fn laid_over(language: Language, name: &str) -> Option<&'static str> {
    let is = |own: &&Translated| own.name == name && own.folder.parse() == Ok(language);
    OWN.get()?.iter().find(is).map(|own| own.text.as_str())
}

/// What is amiss in a file of a translator's.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Amiss {
    /// Its folder is named as no language of the program's.
    NoLanguage { languages: String },
    /// No file of the program's has this name.
    NoSuchFile { files: String },
    /// From this line on a sentence cannot be read.
    Unread { line: usize },
    /// The program never says a sentence of this name.
    Unknown { name: String },
    /// It has a fact put in that the program never gives.
    Strange { name: String, fact: String },
    /// It leaves out a fact that it is to say.
    Silent { name: String, fact: String },
    /// It quotes a sentence that is not there.
    Quotes { name: String, quoted: String },
}

/// What was found in a file: how many of the program's sentences it says, of how many, and what is amiss in it.
pub struct Looked {
    pub said: usize,
    pub all: usize,
    pub amiss: Vec<Amiss>,
}

/// Compares a file with what is built in: the names of the English files, and what stands in them.
pub fn look_over(own: &Translated, built_in: &[(&str, &str)]) -> Looked {
    let amiss = |what| Looked { said: 0, all: 0, amiss: vec![what] };
    if own.folder.parse::<Language>().is_err() {
        let names = <Language as strum::IntoEnumIterator>::iter().map(<&str>::from);
        return amiss(Amiss::NoLanguage { languages: names.collect::<Vec<_>>().join(", ") });
    }
    let Some((_, english)) = built_in.iter().find(|(name, _)| *name == own.name) else {
        let names = built_in.iter().map(|(name, _)| format!("{name}.ftl"));
        return amiss(Amiss::NoSuchFile { files: names.collect::<Vec<_>>().join(", ") });
    };
    let (english, _) = sentences(english);
    let (said, faults) = sentences(&own.text);
    let line = |at: usize| own.text.as_bytes().iter().take(at).filter(|byte| **byte == b'\n').count() + 1;
    let mut amiss: Vec<Amiss> =
        faults.iter().map(|fault| Amiss::Unread { line: line(fault.pos.start) }).collect();
    for (name, it) in &said {
        let Some(built_in) = english.get(name) else {
            amiss.push(Amiss::Unknown { name: name.clone() });
            continue;
        };
        let of = |fact: &String| (name.clone(), fact.clone());
        amiss.extend(
            it.facts.difference(&built_in.facts).map(of).map(|(name, fact)| Amiss::Strange { name, fact }),
        );
        amiss.extend(
            built_in.facts.difference(&it.facts).map(of).map(|(name, fact)| Amiss::Silent { name, fact }),
        );
        let quoted = it.quoted.iter().filter(|quoted| !english.contains_key(*quoted));
        amiss.extend(quoted.map(of).map(|(name, quoted)| Amiss::Quotes { name, quoted }));
    }
    Looked { said: said.keys().filter(|name| english.contains_key(*name)).count(), all: english.len(), amiss }
}

/// What a sentence is made of: the facts that are put in, and the sentences that are quoted.
#[derive(Default, PartialEq, Eq, Debug)]
pub(super) struct Sentence {
    pub(super) facts: BTreeSet<String>,
    pub(super) quoted: BTreeSet<String>,
}

impl Sentence {
    fn of(pattern: &ast::Pattern<&str>) -> Self {
        let mut sentence = Self::default();
        sentence.take(pattern);
        sentence
    }

    fn take(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            if let ast::PatternElement::Placeable { expression } = element {
                self.take_expression(expression);
            }
        }
    }

    fn take_expression(&mut self, expression: &ast::Expression<&str>) {
        match expression {
            ast::Expression::Inline(it) => self.take_inline(it),
            ast::Expression::Select { selector, variants } => {
                self.take_inline(selector);
                variants.iter().for_each(|variant| self.take(&variant.value));
            }
        }
    }

    fn take_inline(&mut self, it: &ast::InlineExpression<&str>) {
        match it {
            ast::InlineExpression::VariableReference { id } => {
                self.facts.insert(id.name.to_owned());
            }
            ast::InlineExpression::MessageReference { id, .. } => {
                self.quoted.insert(id.name.to_owned());
            }
            ast::InlineExpression::Placeable { expression } => self.take_expression(expression),
            ast::InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.take_inline(argument));
            }
            _ => {}
        }
    }
}

/// The sentences of a file by their names, what is said in a window by `name.window`; and what cannot be read in it.
pub(super) fn sentences(text: &str) -> (BTreeMap<String, Sentence>, Vec<ParserError>) {
    let (resource, faults) = match parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err(partly) => partly,
    };
    let mut sentences = BTreeMap::new();
    for entry in &resource.body {
        let ast::Entry::Message(message) = entry else { continue };
        let name = message.id.name;
        sentences.extend(message.value.iter().map(|value| (name.to_owned(), Sentence::of(value))));
        let in_window = message.attributes.iter().filter(|attribute| attribute.id.name == IN_WINDOW);
        sentences.extend(in_window.map(|it| (format!("{name}.{IN_WINDOW}"), Sentence::of(&it.value))));
    }
    (sentences, faults)
}
