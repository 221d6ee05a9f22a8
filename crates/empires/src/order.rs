//! In which order parts of an action are offered.

/// What has been named before decides what is offered, or it does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Everything legal, whatever came before.
    Any,
    /// Only what comes behind what is named, by type and by the map, so that each plan is named in one way.
    Fixed,
}
