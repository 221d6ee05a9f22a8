//! Rated games, what follows from them, and the people who play them: on both databases, by one suite.

mod support;

#[path = "ratings/counted.rs"]
mod counted;
#[path = "ratings/farewell.rs"]
mod farewell;
#[path = "ratings/ground.rs"]
mod ground;
#[path = "ratings/many.rs"]
mod many;
#[path = "ratings/people.rs"]
mod people;
