#![no_main]

#[path = "../targets.rs"]
#[allow(dead_code, reason = "each program takes one of them")]
mod targets;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| targets::grammar(bytes));
