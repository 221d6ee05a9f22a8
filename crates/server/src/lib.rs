//! Games that are never lost.

pub mod store;
