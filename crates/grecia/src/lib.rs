//! x
pub mod cards;
pub mod edition;
pub mod units;
pub mod zones;
#[test]
fn t() { let e = edition::Edition::built_in(); eprintln!("{:?}", table::Edition::hash(&e)); }
