//! What is being carried out, written with the names of the edition: for views and for the notation.

use std::mem::discriminant;

use empires::{
    heap::Heap,
    notation::{Copies, Read, heap, known, need, seat, seat_numbers},
};
use serde::{Deserialize, Serialize};
use table::{NotationError, Seat, SeatSet};

use crate::{
    cards::{Senate, Tactic},
    edition::{Edition, HEROES},
    position::{
        Act, Cause, Combat, Defender, Effect, HELPERS, Helper, LEGS, Laid, Leg, Legs, Muster, Phase,
        Position, Side, Verb,
    },
    units::{Kind, Troop},
    zones::Zone,
};

/// An action that is being named.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "grecia/"))]
#[serde(deny_unknown_fields)]
pub struct ActText {
    /// `move`, `attack` or `swap`.
    pub verb: String,
    /// The zone from which units go.
    pub from: Option<String>,
    /// The zone that is attacked, or the second zone of a Swap.
    pub to: Option<String>,
    /// Whose ships are attacked.
    pub against: Option<usize>,
    /// The unit whose destination is to be named.
    pub unit: Option<String>,
    /// The unit whose seas to ask are to be named, one of the units; the last of them if it is left out.
    pub unrouted: Option<String>,
    /// The units named with their destinations, such as `light argos`.
    #[serde(default)]
    pub units: Vec<String>,
    /// The heroes named with their destinations, such as `brasidas argos`.
    #[serde(default)]
    pub heroes: Vec<String>,
    /// The hero whose destination is to be named.
    pub hero: Option<String>,
    /// Seas that will be asked.
    #[serde(default)]
    pub asks: Vec<String>,
}

/// New units that are being placed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "grecia/"))]
#[serde(deny_unknown_fields)]
pub struct MusterText {
    /// Territories where they may be placed.
    pub lands: Vec<String>,
    /// Seas where they may be placed.
    pub seas: Vec<String>,
    /// How many may still be placed.
    pub left: u8,
    /// Whether one was placed.
    #[serde(default)]
    pub placed: bool,
    /// The unit that is to be placed.
    pub unit: Option<String>,
    /// Of the units placed the one that comes last by type and by the map, such as `light argos`.
    pub last: Option<String>,
}

/// A Senate effect that is being carried out.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "grecia/"))]
#[serde(default, deny_unknown_fields)]
pub struct EffectText {
    /// The card.
    pub card: Option<String>,
    /// Or the number of the effect in the scenario, from 0.
    pub setup: Option<u8>,
    /// Whether anything of it was carried out.
    pub carried: bool,
    /// How often it can still be carried out.
    pub left: u8,
    /// Units that it has moved or promoted, such as `light argos`.
    pub moved: Vec<String>,
    /// The zone of the last free Move; of the ship or promotion that comes last on the map.
    pub zone: Option<String>,
    /// Where the ship that comes last on the map has gone; where the last of those moved has, if it is left out.
    pub goal: Option<String>,
    /// The hero who comes back.
    pub hero: Option<String>,
}

/// A combat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "grecia/"))]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of the combat by itself")]
pub struct CombatText {
    /// The attacker's seat.
    pub attacker: usize,
    /// The defender's seat; none for neutrals and for a fortress of an eliminated player.
    pub defender: Option<usize>,
    /// Whether the defenders are neutral.
    #[serde(default)]
    pub neutral: bool,
    /// The origin.
    pub from: String,
    /// The contested zone.
    pub to: String,
    /// The attacking units that are left.
    pub units: Vec<String>,
    /// The attacking heroes.
    #[serde(default)]
    pub heroes: Vec<String>,
    /// Whether units defend.
    #[serde(default)]
    pub garrisoned: bool,
    /// Cards of attacker and defender that are in force.
    #[serde(default)]
    pub in_force: [Vec<String>; 2],
    /// All Tactics cards played in this combat.
    #[serde(default)]
    pub played: Vec<String>,
    /// The card each side played last.
    #[serde(default)]
    pub last: [Option<LaidText>; 2],
    /// Who has passed in step 1.
    #[serde(default)]
    pub passed: [bool; 2],
    /// Who has requested support.
    #[serde(default)]
    pub called: [bool; 2],
    /// Supporting units of each side, such as `3 cavalry thermopylae`; `fallen` behind it if it was eliminated.
    #[serde(default)]
    pub supporters: [Vec<String>; 2],
    /// Players who have been asked for support.
    #[serde(default)]
    pub approached: Vec<usize>,
    /// Battle cards that are chosen: `?` if hidden from the viewer.
    #[serde(default)]
    pub battle_cards: [Option<String>; 2],
    /// The numbers thrown; 0 before.
    #[serde(default)]
    pub dice: [u8; 2],
    /// Whether the attacker has won; only after the dice.
    #[serde(default)]
    pub attacker_won: bool,
    /// Units that each side still has to eliminate.
    #[serde(default)]
    pub losses: [u8; 2],
    /// The place in the order of losses from which the next one is named.
    #[serde(default)]
    pub lost_last: u8,
    /// Seas opened by answers to the fleeing player.
    #[serde(default)]
    pub granted: Vec<String>,
    /// Seas closed by answers to the fleeing player.
    #[serde(default)]
    pub denied: Vec<String>,
    /// Defenders that have fled, such as `light argos`.
    #[serde(default)]
    pub fled: Vec<String>,
    /// Whether the defender looked at last has surrendered.
    #[serde(default)]
    pub surrendered: bool,
}

/// A card that a side played in step 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "grecia/"))]
#[serde(deny_unknown_fields)]
pub struct LaidText {
    /// The card.
    pub card: String,
    /// Whether it was cancelled.
    #[serde(default)]
    pub cancelled: bool,
}

/// Writes ids.
#[derive(Clone, Copy)]
pub(crate) struct Pen<'a>(pub(crate) &'a Position);

impl Pen<'_> {
    fn edition(self) -> &'static Edition {
        self.0.edition()
    }

    pub(crate) fn zone(self, zone: Zone) -> String {
        self.edition().zone(zone).id.clone()
    }

    pub(crate) fn tactics(self, heap: Heap) -> Vec<String> {
        heap.iter().map(|card| self.edition().tactic(Tactic(card)).id.clone()).collect()
    }

    pub(crate) fn senate(self, heap: Heap) -> Vec<String> {
        heap.iter().map(|card| self.edition().senate_card(Senate(card)).id.clone()).collect()
    }

    pub(crate) fn hero(self, seat: Seat, number: usize) -> String {
        self.0.side(seat).heroes[number].id.clone()
    }

    fn leg(self, leg: Leg) -> String {
        format!("{} {}", leg.unit.id(), self.zone(leg.to))
    }

    fn legs(self, legs: &Legs) -> Vec<String> {
        legs.as_slice().iter().map(|&leg| self.leg(leg)).collect()
    }

    pub(crate) fn act(self, act: &Act) -> ActText {
        let seat = self.0.active;
        let heroes = act.heroes.iter().enumerate();
        ActText {
            verb: act.verb.keyword().to_owned(),
            from: act.from.map(|zone| self.zone(zone)),
            to: act.to.map(|zone| self.zone(zone)),
            against: act.rival.map(Seat::number),
            unit: act.kind.map(|kind| kind.id().to_owned()),
            unrouted: act.unrouted.map(|leg| self.leg(leg)),
            units: self.legs(&act.legs),
            heroes: heroes
                .filter_map(|(number, to)| {
                    let to = self.zone((*to)?.zone());
                    Some(format!("{} {to}", self.hero(seat, number)))
                })
                .collect(),
            hero: act.hero.map(|number| self.hero(seat, number.into())),
            asks: self.edition().sea_ids(act.asks),
        }
    }

    pub(crate) fn muster(self, muster: &Muster) -> MusterText {
        MusterText {
            lands: self.edition().land_ids(muster.lands),
            seas: self.edition().sea_ids(muster.seas),
            left: muster.left,
            placed: muster.placed,
            unit: muster.kind.map(|kind| kind.id().to_owned()),
            last: muster.last.map(|leg| self.leg(leg)),
        }
    }

    pub(crate) fn effect(self, effect: &Effect) -> EffectText {
        let (card, setup) = match effect.cause {
            Cause::Card(card) => (Some(self.edition().senate_card(card).id.clone()), None),
            Cause::Setup(number) => (None, Some(number)),
        };
        EffectText {
            card,
            setup,
            carried: effect.carried,
            left: effect.left,
            moved: self.legs(&effect.moved),
            zone: effect.zone.map(|zone| self.zone(zone)),
            goal: effect.goal.map(|zone| self.zone(zone)),
            hero: effect.hero.map(|number| self.hero(self.0.active, number.into())),
        }
    }

    /// The combat as a viewer sees it: a Battle card that does not lie open is shown to its owner only. The
    /// referee sees everything.
    pub(crate) fn combat(self, combat: &Combat, sees: impl Fn(Side) -> bool) -> CombatText {
        let ships = std::iter::repeat_n(Kind::Ship, combat.ships.into());
        let supporter = |helper: &Helper| {
            let fallen = if helper.fallen { " fallen" } else { "" };
            format!("{} {} {}{fallen}", helper.seat, helper.kind.id(), self.zone(helper.zone))
        };
        let heroes = (0..HEROES).filter(|number| combat.heroes >> number & 1 == 1);
        CombatText {
            attacker: combat.attacker.number(),
            defender: combat.defender.seat().map(Seat::number),
            neutral: combat.defender == Defender::Neutral,
            from: self.zone(combat.from),
            to: self.zone(combat.to),
            units: combat.troop.units().chain(ships).map(|kind| kind.id().to_owned()).collect(),
            heroes: heroes.map(|number| self.hero(combat.attacker, number)).collect(),
            garrisoned: combat.garrisoned,
            in_force: combat.in_force.map(|heap| self.tactics(heap)),
            played: self.tactics(combat.played),
            last: combat.last.map(|last| {
                last.map(|laid| LaidText {
                    card: self.edition().tactic(laid.card).id.clone(),
                    cancelled: laid.cancelled,
                })
            }),
            passed: combat.passed,
            called: combat.called,
            supporters: Side::BOTH.map(|side| combat.helpers(side).map(supporter).collect()),
            approached: seat_numbers(combat.approached),
            battle_cards: Side::BOTH.map(|side| {
                combat.battle_cards[side.index()].map(|card| {
                    let id = &self.edition().battle[usize::from(card)].id;
                    if sees(side) { id.clone() } else { "?".to_owned() }
                })
            }),
            dice: combat.dice,
            attacker_won: combat.attacker_won,
            losses: combat.losses,
            lost_last: combat.lost_last,
            granted: self.edition().sea_ids(combat.granted),
            denied: self.edition().sea_ids(combat.denied),
            fled: self.legs(&combat.fled),
            surrendered: combat.surrendered,
        }
    }

    /// The phase with what belongs to it, such as `unit-in light`.
    pub(crate) fn phase(self) -> String {
        let phase = self.0.phase;
        let name = phase.name();
        let hero = |number: u8| self.hero(self.0.asked, number.into());
        match phase {
            Phase::UnitIn(kind) => format!("{name} {}", kind.id()),
            Phase::HeroIn(number) | Phase::HeroAlone(number) | Phase::HeroFlight(number) => {
                format!("{name} {}", hero(number))
            }
            Phase::DrawTactics(count) => format!("{name} {count}"),
            Phase::OpenSea { heroes: true } => format!("{name} heroes"),
            Phase::Step1(side)
            | Phase::Support(side)
            | Phase::Allies(side)
            | Phase::AfterDice(side)
            | Phase::Losses(side)
            | Phase::Promotion(side) => format!("{name} {}", side.keyword()),
            Phase::Rethrow { die, card } => format!("{name} {} {}", die.keyword(), card.keyword()),
            _ => name.to_owned(),
        }
    }
}

/// All phases with their names; those with something behind the name with the first of it.
pub(crate) const PHASES: [(Phase, &str); 43] = [
    (Phase::Lot, "lot"),
    (Phase::DealColour, "deal-colour"),
    (Phase::PickColour, "pick-colour"),
    (Phase::Fortress, "fortress"),
    (Phase::Piece, "piece"),
    (Phase::UnitIn(Kind::Light), "unit-in"),
    (Phase::HeroIn(0), "hero-in"),
    (Phase::Actions, "actions"),
    (Phase::From, "from"),
    (Phase::Target, "target"),
    (Phase::Against, "against"),
    (Phase::With, "with"),
    (Phase::To, "to"),
    (Phase::Via, "via"),
    (Phase::HeroTo, "hero-to"),
    (Phase::For, "for"),
    (Phase::Vote, "vote"),
    (Phase::Take, "take"),
    (Phase::TakeIn, "take-in"),
    (Phase::DrawSenate, "draw-senate"),
    (Phase::DrawTactics(1), "draw-tactics"),
    (Phase::Drill, "drill"),
    (Phase::FleetFrom, "fleet-from"),
    (Phase::FleetTo, "fleet-to"),
    (Phase::Recall, "recall"),
    (Phase::RecallIn, "recall-in"),
    (Phase::WinOver, "win-over"),
    (Phase::OpenSea { heroes: false }, "open-sea"),
    (Phase::Step1(Side::Attacker), "step-1"),
    (Phase::Support(Side::Attacker), "support"),
    (Phase::Allies(Side::Attacker), "allies"),
    (Phase::BattleCards, "battle-cards"),
    (Phase::Dice, "dice"),
    (Phase::AfterDice(Side::Attacker), "after-dice"),
    (Phase::Rethrow { die: Side::Attacker, card: Side::Attacker }, "rethrow"),
    (Phase::Losses(Side::Attacker), "losses"),
    (Phase::FlightAsk, "flight-ask"),
    (Phase::Flight, "flight"),
    (Phase::HeroFlight(0), "hero-flight"),
    (Phase::Promotion(Side::Attacker), "promotion"),
    (Phase::Heroes, "heroes"),
    (Phase::HeroAlone(0), "hero-alone"),
    (Phase::Over, "over"),
];

impl Phase {
    /// The name of the phase in views and notations.
    pub(crate) fn name(self) -> &'static str {
        let kind = discriminant(&self);
        PHASES.iter().find(|(phase, _)| discriminant(phase) == kind).expect("all phases have names").1
    }

    /// The phase with this name; if something stands behind the name, with the first of it.
    pub(crate) fn with_name(name: &str) -> Option<Self> {
        PHASES.iter().find(|(_, known)| *known == name).map(|&(phase, _)| phase)
    }
}

/// Reads ids back.
pub(crate) struct Reading<'a> {
    pub(crate) position: &'a Position,
}

impl Reading<'_> {
    fn edition(&self) -> &'static Edition {
        self.position.edition()
    }

    pub(crate) fn kind(key: &str, id: &str) -> Read<Kind> {
        known(Kind::with_id(id), key, "unit", id)
    }

    pub(crate) fn tactic(&self, key: &str, id: &str) -> Read<Tactic> {
        known(self.edition().tactic_with_id(id), key, "card", id)
    }

    pub(crate) fn tactics(&self, key: &str, ids: &[String]) -> Read<Heap> {
        let copies = |card: Tactic| Copies {
            card: card.0,
            thing: self.position.tactic_thing(card),
            count: self.edition().tactic(card).count,
        };
        heap(key, ids, |id| self.tactic(key, id).map(copies))
    }

    fn senate_card(&self, key: &str, id: &str) -> Read<Senate> {
        known(self.edition().senate_with_id(id), key, "card", id)
    }

    pub(crate) fn senate(&self, key: &str, ids: &[String]) -> Read<Heap> {
        let copies = |card: Senate| Copies {
            card: card.0,
            thing: self.position.senate_thing(card),
            count: self.edition().senate_card(card).count,
        };
        heap(key, ids, |id| self.senate_card(key, id).map(copies))
    }

    pub(crate) fn battle_card(&self, key: &str, id: &str) -> Read<u8> {
        known(self.edition().battle_with_id(id), key, "card", id)
    }

    pub(crate) fn seat(&self, key: &str, number: usize) -> Read<Seat> {
        seat(key, number, self.position.players())
    }

    pub(crate) fn seats(&self, key: &str, numbers: &[usize]) -> Read<SeatSet> {
        numbers.iter().map(|&number| self.seat(key, number)).collect()
    }

    pub(crate) fn hero(&self, key: &str, seat: Seat, id: &str) -> Read<u8> {
        let side = self.position.colours[seat.index()].map(|_| self.position.side(seat));
        let number = side.and_then(|side| side.heroes.iter().position(|hero| hero.id == id));
        number
            .map(|number| number as u8)
            .ok_or_else(|| NotationError::new(key, format!("seat {seat} has no hero “{id}”")))
    }

    fn leg(&self, key: &str, text: &str) -> Read<Leg> {
        let (kind, zone) = text
            .split_once(' ')
            .ok_or_else(|| NotationError::new(key, format!("“{text}” is not of the form “UNIT ZONE”")))?;
        let (kind, to) = (Self::kind(key, kind)?, self.edition().read_zone(key, zone)?);
        let fits = (kind == Kind::Ship) == self.edition().sea(to).is_some();
        need(fits, key, format!("“{text}”: ships are at sea, land units ashore"))?;
        Ok(Leg::new(kind, to))
    }

    fn legs(&self, key: &str, texts: &[String]) -> Read<Legs> {
        need(texts.len() <= LEGS, key, format!("there are at most {LEGS} units"))?;
        let mut legs = Legs::default();
        for text in texts {
            legs.insert(self.leg(key, text)?);
        }
        Ok(legs)
    }

    pub(crate) fn act(&self, text: &ActText) -> Read<Act> {
        const KEY: &str = "act";
        let seat = self.position.active;
        let verb = match text.verb.as_str() {
            "move" => Verb::Move,
            "attack" => Verb::Attack,
            "swap" => Verb::Swap,
            other => return Err(NotationError::new(KEY, format!("there is no action “{other}”"))),
        };
        let mut act = Act::new(verb);
        act.from = text.from.as_ref().map(|id| self.edition().read_zone(KEY, id)).transpose()?;
        act.to = text.to.as_ref().map(|id| self.edition().read_zone(KEY, id)).transpose()?;
        act.rival = text.against.map(|number| self.seat(KEY, number)).transpose()?;
        act.kind = text.unit.as_ref().map(|id| Self::kind(KEY, id)).transpose()?;
        act.legs = self.legs(KEY, &text.units)?;
        let unrouted = text.unrouted.as_ref().or(text.units.last());
        if self.position.phase == Phase::Via {
            act.unrouted = unrouted.map(|leg| self.leg(KEY, leg)).transpose()?;
        }
        for hero in &text.heroes {
            let (id, zone) = hero.split_once(' ').unwrap_or((hero, ""));
            let number = usize::from(self.hero(KEY, seat, id)?);
            let before = act.heroes[number].replace(self.edition().read_land(KEY, zone)?);
            need(before.is_none(), KEY, format!("“{id}” is named twice"))?;
        }
        act.hero = text.hero.as_ref().map(|id| self.hero(KEY, seat, id)).transpose()?;
        act.asks = self.edition().read_seas(KEY, &text.asks)?;
        Ok(act)
    }

    pub(crate) fn muster(&self, text: &MusterText) -> Read<Muster> {
        const KEY: &str = "muster";
        Ok(Muster {
            lands: self.edition().read_lands(KEY, &text.lands)?,
            seas: self.edition().read_seas(KEY, &text.seas)?,
            left: text.left,
            placed: text.placed,
            kind: text.unit.as_ref().map(|id| Self::kind(KEY, id)).transpose()?,
            last: text.last.as_ref().map(|leg| self.leg(KEY, leg)).transpose()?,
        })
    }

    pub(crate) fn effect(&self, text: &EffectText) -> Read<Effect> {
        const KEY: &str = "effect";
        let cause = match (&text.card, text.setup) {
            (Some(id), None) => Cause::Card(self.senate_card(KEY, id)?),
            (None, Some(number))
                if self.position.colours[self.position.active.index()].is_some()
                    && usize::from(number) < self.position.granted(self.position.active).len() =>
            {
                Cause::Setup(number)
            }
            _ => {
                return Err(NotationError::new(
                    KEY,
                    "needs a card, or the number of an effect of the scenario",
                ));
            }
        };
        let goal = match (&text.goal, text.moved.last()) {
            (Some(id), _) => Some(self.edition().read_zone(KEY, id)?),
            (None, Some(last)) if matches!(self.position.phase, Phase::FleetFrom | Phase::FleetTo) => {
                Some(self.leg(KEY, last)?.to)
            }
            (None, _) => None,
        };
        Ok(Effect {
            cause,
            carried: text.carried,
            left: text.left,
            moved: self.legs(KEY, &text.moved)?,
            zone: text.zone.as_ref().map(|id| self.edition().read_zone(KEY, id)).transpose()?,
            goal,
            hero: text.hero.as_ref().map(|id| self.hero(KEY, self.position.active, id)).transpose()?,
        })
    }

    pub(crate) fn combat(&self, text: &CombatText) -> Read<Combat> {
        const KEY: &str = "combat";
        let attacker = self.seat(KEY, text.attacker)?;
        let (mut troop, mut ships) = (Troop::EMPTY, 0);
        for id in &text.units {
            match Self::kind(KEY, id)? {
                Kind::Ship if usize::from(ships) < LEGS => ships += 1,
                kind if kind != Kind::Ship && troop.count(kind) < 3 => troop.add(kind),
                _ => return Err(NotationError::new(KEY, "more units attack than a zone holds")),
            }
        }
        let mut heroes = 0;
        for id in &text.heroes {
            heroes |= 1 << self.hero(KEY, attacker, id)?;
        }
        let [first, second] = &text.supporters;
        let [first_card, second_card] = &text.battle_cards;
        let card = |id: &Option<String>| id.as_ref().map(|id| self.battle_card(KEY, id)).transpose();
        let [first_last, second_last] = &text.last;
        let laid = |laid: &Option<LaidText>| {
            let laid = laid.as_ref();
            laid.map(|laid| Ok(Laid { card: self.tactic(KEY, &laid.card)?, cancelled: laid.cancelled }))
                .transpose()
        };
        Ok(Combat {
            attacker,
            defender: match text.defender {
                Some(number) => Defender::Seat(self.seat(KEY, number)?),
                None if text.neutral => Defender::Neutral,
                None => Defender::Ruin,
            },
            from: self.edition().read_zone(KEY, &text.from)?,
            to: self.edition().read_zone(KEY, &text.to)?,
            troop,
            ships,
            heroes,
            garrisoned: text.garrisoned,
            in_force: [self.tactics(KEY, &text.in_force[0])?, self.tactics(KEY, &text.in_force[1])?],
            played: self.tactics(KEY, &text.played)?,
            last: [laid(first_last)?, laid(second_last)?],
            passed: text.passed,
            called: text.called,
            helpers: [self.helpers(first)?, self.helpers(second)?],
            approached: self.seats(KEY, &text.approached)?,
            battle_cards: [card(first_card)?, card(second_card)?],
            dice: text.dice,
            attacker_won: text.attacker_won,
            losses: text.losses,
            lost_last: text.lost_last,
            granted: self.edition().read_seas(KEY, &text.granted)?,
            denied: self.edition().read_seas(KEY, &text.denied)?,
            fled: self.legs(KEY, &text.fled)?,
            surrendered: text.surrendered,
        })
    }

    fn helpers(&self, texts: &[String]) -> Read<[Option<Helper>; HELPERS]> {
        let mut helpers = [None; HELPERS];
        need(texts.len() <= HELPERS, "combat", format!("at most {HELPERS} units support a side"))?;
        for (slot, text) in helpers.iter_mut().zip(texts) {
            let wrong =
                || NotationError::new("combat", format!("“{text}” is not of the form “SEAT UNIT ZONE”"));
            let mut words = text.split(' ');
            let seat = words.next().and_then(|n| n.parse().ok()).ok_or_else(wrong)?;
            let kind = Self::kind("combat", words.next().ok_or_else(wrong)?)?;
            let zone = self.edition().read_zone("combat", words.next().ok_or_else(wrong)?)?;
            let fallen = match words.next() {
                None => false,
                Some("fallen") => true,
                Some(_) => return Err(wrong()),
            };
            *slot = Some(Helper { seat: self.seat("combat", seat)?, kind, zone, fallen });
        }
        Ok(helpers)
    }

    pub(crate) fn phase(&self, text: &str, asked: Seat) -> Read<Phase> {
        let (name, rest) = text.split_once(' ').unwrap_or((text, ""));
        let unknown = || {
            let names = PHASES.map(|(_, name)| name).join(", ");
            NotationError::new("phase", format!("there is no “{text}”; there are {names}"))
        };
        let plain = Phase::with_name(name).ok_or_else(unknown)?;
        let side = |word: &str| Side::with_keyword(word).ok_or_else(unknown);
        let hero = || self.hero("phase", asked, rest);
        Ok(match plain {
            Phase::UnitIn(_) => Phase::UnitIn(Self::kind("phase", rest)?),
            Phase::HeroIn(_) => Phase::HeroIn(hero()?),
            Phase::HeroAlone(_) => Phase::HeroAlone(hero()?),
            Phase::HeroFlight(_) => Phase::HeroFlight(hero()?),
            Phase::DrawTactics(_) => {
                Phase::DrawTactics(rest.parse().ok().filter(|n| (1..=6).contains(n)).ok_or_else(unknown)?)
            }
            Phase::OpenSea { .. } if rest.is_empty() || rest == "heroes" => {
                Phase::OpenSea { heroes: !rest.is_empty() }
            }
            Phase::Step1(_) => Phase::Step1(side(rest)?),
            Phase::Support(_) => Phase::Support(side(rest)?),
            Phase::Allies(_) => Phase::Allies(side(rest)?),
            Phase::AfterDice(_) => Phase::AfterDice(side(rest)?),
            Phase::Losses(_) => Phase::Losses(side(rest)?),
            Phase::Promotion(_) => Phase::Promotion(side(rest)?),
            Phase::Rethrow { .. } => {
                let (die, card) = rest.split_once(' ').ok_or_else(unknown)?;
                Phase::Rethrow { die: side(die)?, card: side(card)? }
            }
            phase if rest.is_empty() => phase,
            _ => return Err(unknown()),
        })
    }
}
