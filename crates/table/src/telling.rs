//! One row for each event and each refusal: [`told!`](crate::told) makes of it the variant, the rule it cites, what is
//! said about it, and the type that the client knows it by.

use std::fmt::Write;

use crate::{Arg, Cites, RuleId, Seat, SeatSet, Told};

/// The events or the refusals of a game, as [`told!`](crate::told) writes them.
pub trait Telling<P>: Cites + Sized {
    /// All rows.
    fn rows() -> Vec<Row>;

    /// What this viewer is told; `None` if it is none of their business.
    fn tell(self, position: &P, viewer: Option<Seat>) -> Option<Told>;
}

/// What a row says of one message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The tag of the union in the client.
    pub kind: &'static str,
    /// The id of the message.
    pub message: &'static str,
    /// The rule behind it, or several where the circumstances decide.
    pub rules: &'static [&'static str],
    /// The arguments by name, with their types in the client.
    pub args: Vec<(&'static str, &'static str)>,
}

/// The rows as a union of TypeScript.
pub fn typescript(name: &str, rows: &[Row]) -> String {
    let mut text =
        format!("/** Written by the tests from the rows of the rules: do not edit. */\nexport type {name} =");
    for row in rows {
        write!(text, "\n  | {{ kind: \"{}\"", row.kind).expect("a string takes everything");
        for (name, argument) in &row.args {
            write!(text, "; {name}: {argument}").expect("a string takes everything");
        }
        text.push_str(" }");
    }
    text.push_str(";\n");
    text
}

/// What may be a field of a row, and so an argument of its message.
pub trait Argument<P>: Sized {
    /// The type of the argument in the client.
    const TYPE: &'static str;

    /// The argument.
    fn arg(self, position: &P) -> Arg;

    /// Adds what is said of this field to the arguments: one of the same name, unless the type says more.
    fn say(self, name: &'static str, position: &P, args: &mut Vec<(&'static str, Arg)>) {
        args.push((name, self.arg(position)));
    }

    /// The names and types of what [`say`](Argument::say) adds.
    fn declare(name: &'static str, args: &mut Vec<(&'static str, &'static str)>) {
        args.push((name, Self::TYPE));
    }
}

macro_rules! numbers {
    ($($number:ty)+) => { $(
        impl<P> Argument<P> for $number {
            const TYPE: &'static str = "number";

            fn arg(self, _: &P) -> Arg {
                Arg::Number(self.into())
            }
        }
    )+ };
}

numbers!(u8 u16 i8 i16 i32 i64);

impl<P> Argument<P> for Seat {
    const TYPE: &'static str = "{ seat: number }";

    fn arg(self, _: &P) -> Arg {
        Arg::Seat(self)
    }
}

/// Whose something is: a seat's, or nobody's.
impl<P> Argument<P> for Option<Seat> {
    const TYPE: &'static str = r#"{ seat: number } | "neutral""#;

    fn arg(self, _: &P) -> Arg {
        self.map_or(Arg::Keyword("neutral"), Arg::Seat)
    }
}

impl<P> Argument<P> for SeatSet {
    const TYPE: &'static str = "{ seat: number }[]";

    fn arg(self, _: &P) -> Arg {
        self.iter().map(Arg::Seat).collect::<Vec<_>>().into()
    }
}

/// Which of its rules a row rests on is cited, not said.
impl<P> Argument<P> for RuleId {
    const TYPE: &'static str = "string";

    fn arg(self, _: &P) -> Arg {
        Arg::Keyword(self.0)
    }

    fn say(self, _: &'static str, _: &P, _: &mut Vec<(&'static str, Arg)>) {}

    fn declare(_: &'static str, _: &mut Vec<(&'static str, &'static str)>) {}
}

/// The events or the refusals of a game: an enum with one row for each variant.
///
/// A row is the variant with its fields, the kind, which is the message without the prefix, and the rule:
///
/// ```
/// # use table::{Cites, RuleId, Seat, Telling};
/// # struct Position;
/// table::told! {
///     /// What happens.
///     pub enum Happening of Position, "heap-event-";
///     Taken { seat: Seat, stones: u8 } "taken" => "HEAP-04";
///     // Only the seat is told the part behind `own`, by a message of its own.
///     Bet { seat: Seat; own stones: u8 } "bet" own "bet-own" => "HEAP-05";
///     // Where the circumstances decide which rule it is, the variant carries it.
///     Passed { seat: Seat, rule: RuleId } "passed" => ["HEAP-06", "HEAP-07"];
///     Over "over" => "HEAP-08";
/// }
/// let bet = Happening::Bet { seat: Seat::new(0), stones: 3 };
/// assert_eq!(bet.rule(), RuleId("HEAP-05"));
/// assert_eq!(bet.tell(&Position, None).unwrap().kind, "bet");
/// assert_eq!(bet.tell(&Position, Some(Seat::new(0))).unwrap().phrase.message, "heap-event-bet-own");
/// ```
///
/// The name of a field is the name of the argument. A row without a public kind (`own "dealt"`) is told to its seat
/// alone.
#[macro_export]
macro_rules! told {
    (
        $(#[$about:meta])*
        $vis:vis enum $Name:ident of $Position:ty, $prefix:literal;
        $(
            $(#[$doc:meta])*
            $Variant:ident
            $({ $($field:ident: $Type:ty),* $(; own $($secret:ident: $Secret:ty),+)? $(,)? })?
            $($kind:literal)? $(own $own:literal)? => $($rule:literal)? $([$($among:literal),+ $(,)?])?;
        )+
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "the fields are the arguments of the message")]
        $vis enum $Name {
            $(
                $(#[$doc])*
                #[doc = concat!("`", $($kind,)? $($own,)? "`" $(, " [", $rule, "]")? $($(, " [", $among, "]")+)?)]
                $Variant $({ $($field: $Type,)* $($($secret: $Secret,)+)? })?,
            )+
        }

        impl $crate::Cites for $Name {
            fn rule(&self) -> $crate::RuleId {
                match *self {
                    $(
                        $(Self::$Variant { .. } => $crate::RuleId($rule),)?
                        $(Self::$Variant { rule, .. } => {
                            debug_assert!([$($among),+].contains(&rule.0), "{self:?} cites another rule");
                            rule
                        })?
                    )+
                }
            }
        }

        impl $crate::Telling<$Position> for $Name {
            #[allow(unused_mut, reason = "a row without fields adds nothing")]
            fn rows() -> Vec<$crate::Row> {
                let mut rows = Vec::new();
                $({
                    let rules = &[$($rule)? $($($among),+)?];
                    let mut args = Vec::new();
                    $($(<$Type as $crate::Argument<$Position>>::declare(stringify!($field), &mut args);)*)?
                    $({
                        let (message, args) = (concat!($prefix, $kind), args.clone());
                        rows.push($crate::Row { kind: $kind, message, rules, args });
                    })?
                    $($($(<$Secret as $crate::Argument<$Position>>::declare(stringify!($secret), &mut args);)+)?)?
                    $(rows.push($crate::Row { kind: $own, message: concat!($prefix, $own), rules, args });)?
                })+
                rows
            }

            fn tell(self, position: &$Position, viewer: Option<$crate::Seat>) -> Option<$crate::Told> {
                let own: Option<(&str, &str)> = match self {
                    $($(Self::$Variant { seat, .. } if viewer == Some(seat) => {
                        Some(($own, concat!($prefix, $own)))
                    })?)+
                    _ => None,
                };
                let mut args = Vec::new();
                let public: &[(&str, &str)] = match self {
                    $(Self::$Variant $({ $($field,)* $($($secret,)+)? })? => {
                        $($($crate::Argument::<$Position>::say($field, stringify!($field), position, &mut args);)*)?
                        $($(if own.is_some() {
                            $($crate::Argument::<$Position>::say($secret, stringify!($secret), position, &mut args);)+
                        })?)?
                        &[$(($kind, concat!($prefix, $kind)))?]
                    })+
                };
                let (kind, message) = own.or(public.first().copied())?;
                let phrase = $crate::Phrase { message, args };
                Some($crate::Told { rule: $crate::Cites::rule(&self), kind, phrase })
            }
        }
    };
}

/// What is said by its name: one row for each type, with the kind of the [`Thing`](crate::Thing) and its id. The
/// position gets a method for each, and each may be the field of an event or a refusal.
#[macro_export]
macro_rules! things {
    (
        of $Position:ty;
        $($method:ident $kind:literal => |$position:ident, $value:ident: $Type:ty| $id:expr;)+
    ) => {
        impl $Position {
            $(pub(crate) fn $method(&self, $value: $Type) -> $crate::Thing {
                let $position = self;
                $crate::Thing { kind: $kind, id: $id }
            })+
        }

        $(impl $crate::Argument<$Position> for $Type {
            const TYPE: &'static str = concat!("{ \"", $kind, "\": string }");

            fn arg(self, position: &$Position) -> $crate::Arg {
                position.$method(self).into()
            }
        })+
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Position;

    told! {
        enum Event of Position, "heap-event-";
        Taken { seat: Seat, stones: u8 } "taken" => "HEAP-04";
        Bet { seat: Seat; own stones: u8 } "bet" own "bet-own" => "HEAP-05";
        Dealt { seat: Seat; own stones: u8 } own "dealt" => "HEAP-06";
        Won { winners: SeatSet, owner: Option<Seat>, rule: RuleId } "won" => ["HEAP-07", "HEAP-08"];
        Over "over" => "HEAP-09";
    }

    const ANNA: Seat = Seat::new(0);

    fn json(event: Event, viewer: Option<Seat>) -> String {
        serde_json::to_string(&event.tell(&Position, viewer)).unwrap()
    }

    #[test]
    fn a_row_is_told_with_its_rule_its_kind_and_its_fields() {
        assert_eq!(
            json(Event::Taken { seat: ANNA, stones: 2 }, None),
            r#"{"rule":"HEAP-04","kind":"taken","message":"heap-event-taken","seat":{"seat":1},"stones":2}"#
        );
        assert_eq!(
            json(Event::Over, None),
            r#"{"rule":"HEAP-09","kind":"over","message":"heap-event-over"}"#
        );
        let won = Event::Won { winners: SeatSet::only(ANNA), owner: None, rule: RuleId("HEAP-08") };
        assert_eq!(
            json(won, None),
            r#"{"rule":"HEAP-08","kind":"won","message":"heap-event-won","winners":[{"seat":1}],"owner":"neutral"}"#
        );
    }

    #[test]
    fn what_is_private_is_told_to_its_seat_alone() {
        let (bet, dealt) = (Event::Bet { seat: ANNA, stones: 3 }, Event::Dealt { seat: ANNA, stones: 4 });
        for others in [None, Some(Seat::new(1))] {
            let public = r#"{"rule":"HEAP-05","kind":"bet","message":"heap-event-bet","seat":{"seat":1}}"#;
            assert_eq!(json(bet, others), public);
            assert_eq!(dealt.tell(&Position, others), None);
        }
        assert!(json(bet, Some(ANNA)).contains(r#""kind":"bet-own""#));
        assert!(json(dealt, Some(ANNA)).ends_with(r#""stones":4}"#));
    }

    #[test]
    #[should_panic(expected = "cites another rule")]
    fn a_rule_that_the_row_does_not_list_is_found_out() {
        Event::Won { winners: SeatSet::EMPTY, owner: None, rule: RuleId("HEAP-04") }.rule();
    }

    #[test]
    fn the_rows_are_a_union_of_typescript() {
        let text = typescript("Event", &Event::rows());
        let members: Vec<_> = text.lines().skip(2).collect();
        assert_eq!(
            members,
            [
                r#"  | { kind: "taken"; seat: { seat: number }; stones: number }"#,
                r#"  | { kind: "bet"; seat: { seat: number } }"#,
                r#"  | { kind: "bet-own"; seat: { seat: number }; stones: number }"#,
                r#"  | { kind: "dealt"; seat: { seat: number }; stones: number }"#,
                r#"  | { kind: "won"; winners: { seat: number }[]; owner: { seat: number } | "neutral" }"#,
                r#"  | { kind: "over" };"#,
            ]
        );
    }
}
