//! Games that are never lost.
