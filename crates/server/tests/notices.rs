//! What people are told while they do not look: once each, on the ways they have chosen, and nothing secret.

mod support;

#[path = "notices/born.rs"]
mod born;
#[path = "notices/letters.rs"]
mod letters;
#[path = "notices/outside.rs"]
mod outside;
#[path = "notices/push.rs"]
mod push;
#[path = "notices/webhooks.rs"]
mod webhooks;
