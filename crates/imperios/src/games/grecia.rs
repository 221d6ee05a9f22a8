//! The table of Grecia: the map as a list, the seats, what is under way.

use grecia::{
    Edition, Position, View,
    edition::Scenario,
    units::Kind,
    view::{SeatView, ZoneView},
    written::CombatText,
};
use manifest::{Kind as Word, Manifest, Named};
use phrasebook::list;
use table::{Edition as _, Lang, Offer, Seat};

use super::{
    campaign::{Sheet, only_zone},
    map,
};
use crate::terminal::{
    BOLD, DIM,
    board::{Scene, Show, board},
    choices::choices,
    columns::{columns, hanging},
    counted, styled, text_of,
};

pub(super) fn manifest() -> Manifest {
    Manifest::of::<Position>(grecia::edition::BUILT_IN, grecia::TEXTS)
        .with_board(board::<Position>())
        .with_picture(super::picture::grecia)
        .with_puzzles(include_str!("../../../../data/puzzles/grecia.jsonl"))
}

impl Show for Position {
    fn whole(scene: &Scene<'_, Self>) -> String {
        let board = Board { scene };
        let mut lines = vec![scene.screen.rule()];
        lines.extend(board.map());
        lines.extend(board.seats());
        lines.extend(board.hand());
        lines.extend(board.under_way());
        // Nobody reads the whole table for the choices, so they need not share a screen with it.
        text_of(&lines) + &board.choices(0)
    }

    /// Whoever begins is told how all stand; whoever goes on, what they have begun.
    fn asked(scene: &Scene<'_, Self>, goes_on: bool) -> String {
        let board = Board { scene };
        if goes_on {
            return scene.asking(&[board.under_way()], |above| board.choices(above));
        }
        let round = vec![scene.screen.rule(), styled(BOLD, &board.round())];
        let below = [board.hand(), board.under_way()].concat();
        let brief = [round, below.clone()].concat();
        // In the turns of others nobody's stock is asked for.
        if scene.view.seat != Some(scene.view.active) {
            return scene.asking(&[brief], |above| board.choices(above));
        }
        let full = [vec![scene.screen.rule()], board.seats(), below].concat();
        scene.asking(&[full, brief], |above| board.choices(above))
    }

    fn changed(scene: &Scene<'_, Self>, before: &View) -> String {
        let board = Board { scene };
        let zones = scene.view.zones.iter().filter(|zone| !before.zones.contains(zone));
        text_of(&zones.flat_map(|zone| board.place(zone)).collect::<Vec<_>>())
    }

    fn played(scene: &Scene<'_, Self>) -> String {
        Board { scene }.played()
    }

    fn stage(scene: &Scene<'_, Self>) -> String {
        Board { scene }.round()
    }

    fn names(edition: &'static Edition, lang: Lang) -> Vec<Named> {
        let zones = edition.all_zones().map(|zone| edition.zone(zone));
        let zones = zones.map(|zone| Named::new(Word::Other, &zone.id, zone.name.get(lang)));
        let units =
            Kind::ALL.map(|kind| Named::new(Word::Unit, kind.id(), edition.unit(kind).name.get(lang)));
        let heroes =
            edition.scenarios().iter().flat_map(|scenario| &scenario.sides).flat_map(|side| &side.heroes);
        let heroes = heroes.map(|hero| Named::new(Word::Other, &hero.id, hero.name.get(lang)));
        let tactics = edition.tactic_cards().iter();
        let tactics = tactics.map(|card| Named::new(Word::Other, &card.id, card.name.get(lang)));
        zones.chain(units).chain(heroes).chain(tactics).collect()
    }
}

struct Board<'a> {
    scene: &'a Scene<'a, Position>,
}

impl Board<'_> {
    fn view(&self) -> &View {
        &self.scene.view
    }

    fn sheet(&self) -> Sheet<'_> {
        Sheet { translator: self.scene.translator, width: self.scene.screen.width }
    }

    fn plain(&self, key: &str) -> String {
        self.scene.translator.plain(key)
    }

    fn number(&self, key: &str, n: usize) -> String {
        self.scene.translator.message(key, &[("n", n.into())])
    }

    fn name(&self, kind: &str, id: &str) -> String {
        self.scene.edition.name_in(self.scene.translator.lang(), kind, id).unwrap_or(id).to_owned()
    }

    fn seat_name(&self, number: usize) -> String {
        Seat::numbered(number).map_or_else(String::new, |seat| self.scene.translator.seat(seat))
    }

    fn scenario(&self) -> &'static Scenario {
        let mut scenarios = self.scene.edition.scenarios().iter();
        scenarios.find(|scenario| scenario.id == self.view().scenario).expect("the scenario is the edition's")
    }

    /// Homes of the sides first, then the other lands, the small islands and the seas.
    fn map(&self) -> Vec<String> {
        let lang = self.scene.translator.lang();
        let edition = self.scene.edition;
        let mut listed: Vec<&str> = Vec::new();
        let mut groups: Vec<(String, Vec<&ZoneView>)> = Vec::new();
        for side in &self.scenario().sides {
            let home = |zone: &&ZoneView| {
                let zone = edition.zone_with_id(zone.id).and_then(|zone| edition.territory(zone));
                zone.is_some_and(|territory| side.home.contains(territory))
            };
            let zones: Vec<_> = self.view().zones.iter().filter(home).collect();
            listed.extend(zones.iter().map(|zone| zone.id));
            let colour = edition.faction(side.colour).name.get(lang);
            groups.push((format!("{} ({colour})", side.name.get(lang)), zones));
        }
        for (kind, key) in
            [("land", "terminal-map-lands"), ("island", "terminal-map-islands"), ("sea", "terminal-map-seas")]
        {
            let rest = |zone: &&ZoneView| zone.kind == kind && !listed.contains(&zone.id);
            groups.push((self.plain(key), self.view().zones.iter().filter(rest).collect()));
        }
        let groups = groups.iter().filter(|(_, zones)| !zones.is_empty());
        groups
            .flat_map(|(heading, zones)| {
                let zones: Vec<_> = zones.iter().map(|zone| self.line(zone)).collect();
                map::group(heading, &zones, self.scene.screen)
            })
            .collect()
    }

    fn line(&self, zone: &ZoneView) -> map::MapRow {
        let edition = self.scene.edition;
        let index = edition.zone_with_id(zone.id).expect("the view names zones of the edition");
        let neighbours = edition.neighbours(index);
        map::MapRow {
            mark: String::new(),
            name: self.name("zone", zone.id),
            id: zone.id,
            content: self.content(zone),
            ways: neighbours.iter().map(|&zone| self.name("zone", &edition.zone(zone).id)).collect(),
        }
    }

    /// Who holds a zone and what is in it.
    fn content(&self, zone: &ZoneView) -> Vec<String> {
        let translator = self.scene.translator;
        let mut parts = Vec::new();
        let units = self.units(zone.units.iter().map(|&unit| (unit, 1)));
        let holder = if zone.neutral {
            Some(self.plain("terminal-neutral"))
        } else {
            zone.controller.map(|seat| translator.seat(seat))
        };
        parts.extend(match (holder, units.is_empty()) {
            (Some(holder), false) => Some(format!("{holder}: {}", units.join(", "))),
            (None, false) => Some(units.join(", ")),
            (holder, true) => holder,
        });
        for (seat, &ships) in Seat::first(zone.ships.len()).zip(&zone.ships).filter(|(_, ships)| **ships > 0)
        {
            parts.push(format!(
                "{}: {}",
                translator.seat(seat),
                self.units([("ship", ships)].into_iter()).join(", ")
            ));
        }
        if let Some(seat) = zone.fortress {
            parts.push(translator.message("terminal-fortress", &[("name", translator.seat(seat).into())]));
        }
        for hero in &zone.heroes {
            let key = if hero.incognito { "terminal-hero-incognito" } else { "terminal-hero" };
            parts.push(translator.message(key, &[("name", self.name("hero", &hero.id).into())]));
        }
        parts
    }

    /// A zone by itself, in lines that fit.
    fn place(&self, zone: &ZoneView) -> Vec<String> {
        self.sheet().zone(&self.name("zone", zone.id), &self.content(zone), " · ")
    }

    fn zone(&self, id: &str) -> Option<&ZoneView> {
        self.view().zones.iter().find(|zone| zone.id == id)
    }

    /// Units by type, such as `2 × light infantry` and `heavy infantry`.
    fn units<'b>(&self, units: impl Iterator<Item = (&'b str, u8)>) -> Vec<String> {
        let mut counts: Vec<(&str, u8)> = Vec::new();
        for (unit, count) in units {
            match counts.iter_mut().find(|(known, _)| *known == unit) {
                Some((_, sum)) => *sum += count,
                None => counts.push((unit, count)),
            }
        }
        let name = |(unit, count): (&str, u8)| {
            let name = self.name("unit", unit);
            if count == 1 { name } else { format!("{count} × {name}") }
        };
        counts.into_iter().map(name).collect()
    }

    fn round(&self) -> String {
        self.sheet().round(self.view().round, self.view().rounds)
    }

    /// Whether there is anything to tell of cards: before the first round all have the same.
    fn with_cards(&self) -> bool {
        self.view().cards_used && self.view().round > 0
    }

    /// Who has what.
    fn seats(&self) -> Vec<String> {
        let mut heads = vec!["player", "colour", "points", "supply"];
        if self.with_cards() {
            heads.extend(["tactics", "battle-cards"]);
        }
        let heads = heads.iter().map(|head| self.plain(&format!("terminal-head-{head}")));
        let mut rows = vec![[String::new()].into_iter().chain(heads).collect::<Vec<_>>()];
        rows.extend(self.view().seats.iter().map(|seat| self.seat(seat)));
        let room = self.scene.screen.width - 2;
        let heading = columns(&rows[..1], room).len();
        let lines = columns(&rows, room).into_iter().enumerate();
        let lines = lines
            .map(|(index, line)| format!("  {}", if index < heading { styled(DIM, &line) } else { line }));
        std::iter::once(styled(BOLD, &self.round())).chain(lines).collect()
    }

    fn seat(&self, seat: &SeatView) -> Vec<String> {
        let you = self.view().seat == Some(seat.seat);
        let mut row = vec![
            seat.seat.to_string(),
            self.scene.translator.seat(seat.seat),
            seat.colour.map_or_else(String::new, |colour| self.name("colour", colour)),
            self.view().standing.scores[seat.seat].to_string(),
            seat.supply.to_string(),
        ];
        if self.with_cards() {
            let values = seat.battle_cards.iter().filter_map(|card| self.scene.edition.battle_value(card));
            row.push(seat.tactics.to_string());
            row.push(values.map(|value| value.to_string()).collect::<Vec<_>>().join(" "));
        }
        row.push(if you { self.plain("terminal-you") } else { String::new() });
        row
    }

    fn hand(&self) -> Vec<String> {
        let Some(hand) = self.view().hand.as_ref().filter(|hand| !hand.is_empty()) else { return Vec::new() };
        let cards: Vec<_> = hand.iter().map(|card| self.name("tactic", card)).collect();
        let cards = list::joined(&cards, self.scene.translator.lang());
        let text = self.scene.translator.message("terminal-your-tactics", &[("cards", cards.into())]);
        hanging(&text, 0, 2, self.scene.screen.width)
    }

    /// What has begun: a card, an action that is being named, a combat; with the zones it is about.
    fn under_way(&self) -> Vec<String> {
        let mut lines = self.card();
        lines.extend(self.fortresses_left());
        if let Some(combat) = &self.view().combat {
            lines.extend(self.combat(combat));
        } else if let Some(act) = &self.view().act {
            let key = match act.verb.as_str() {
                "attack" => "grecia-choice-attack",
                "swap" => "grecia-choice-swap",
                _ => "grecia-choice-move",
            };
            let ends = [&act.from, &act.to].map(|end| end.as_deref().map(|id| self.name("zone", id)));
            let ends: Vec<_> = ends.into_iter().flatten().collect();
            let named = counted(act.units.iter().chain(&act.heroes).map(|leg| self.leg(leg)));
            lines.extend(self.sheet().act(key, &ends, named));
            let zones = [&act.from, &act.to].into_iter().flatten().filter_map(|id| self.zone(id));
            lines.extend(zones.flat_map(|zone| self.place(zone)));
        }
        if let Some(sea) = self.view().vote.as_ref().and_then(|vote| self.zone(&vote.sea)) {
            lines.extend(self.place(sea));
        }
        lines
    }

    /// How many fortresses the viewer has still to place. [GR-SET-06]
    fn fortresses_left(&self) -> Option<String> {
        let own = self.view().seats.iter().find(|seat| Some(seat.seat) == self.view().seat)?;
        let colour =
            self.scene.edition.colour_with_id(own.colour.filter(|_| self.view().phase == "fortress")?)?;
        let all = usize::from(self.scenario().side(colour)?.fortresses);
        let placed = self.view().zones.iter().filter(|zone| zone.fortress == Some(own.seat)).count();
        Some(self.number("terminal-left-to-place", all.saturating_sub(placed)))
    }

    /// A unit or hero that was named, with where it goes, such as `light argos`.
    fn leg(&self, leg: &str) -> String {
        let mut words = leg.split(' ');
        let who = words.next().unwrap_or_default();
        let edition = self.scene.edition;
        let name = edition.name_in(self.scene.translator.lang(), "unit", who).map(str::to_owned);
        let name = name.unwrap_or_else(|| self.name("hero", who));
        words.next().map_or(name.clone(), |zone| format!("{name} → {}", self.name("zone", zone)))
    }

    /// The Senate card that is being carried out, with what it says.
    fn card(&self) -> Vec<String> {
        let card = self.view().effect.as_ref().and_then(|effect| effect.card.as_deref());
        let Some(card) = card.and_then(|id| self.scene.edition.senate_with_id(id)) else { return Vec::new() };
        let card = self.scene.edition.senate_card(card);
        let lang = self.scene.translator.lang();
        self.sheet().card(card.name.get(lang), card.text.get(lang))
    }

    /// Where is fought, and with what on both sides.
    fn combat(&self, combat: &CombatText) -> Vec<String> {
        let sides = [0, 1].map(|side| self.side(combat, side));
        self.sheet().combat(self.name("zone", &combat.from), self.name("zone", &combat.to), sides)
    }

    /// A side of a combat: its player, its units, heroes and helpers, its cards and its die.
    fn side(&self, combat: &CombatText, side: usize) -> Vec<String> {
        let mut parts = Vec::new();
        if side == 0 {
            parts.push(self.seat_name(combat.attacker));
            parts.extend(self.units(combat.units.iter().map(|unit| (unit.as_str(), 1))));
            parts.extend(combat.heroes.iter().map(|hero| self.name("hero", hero)));
        } else {
            parts.push(
                combat.defender.map_or_else(|| self.plain("terminal-neutral"), |seat| self.seat_name(seat)),
            );
            if let Some(zone) = self.zone(&combat.to) {
                let ships =
                    combat.defender.and_then(|seat| zone.ships.get(seat - 1)).filter(|ships| **ships > 0);
                let here =
                    zone.units.iter().map(|&unit| (unit, 1)).chain(ships.map(|&ships| ("ship", ships)));
                parts.extend(self.units(here));
                parts.extend(zone.fortress.is_some().then(|| self.plain("terminal-a-fortress")));
                parts.extend(zone.heroes.iter().map(|hero| self.name("hero", &hero.id)));
            }
        }
        // `3 cavalry thermopylae`: whose unit supports, its type and its place.
        for supporter in &combat.supporters[side] {
            let words: Vec<_> = supporter.split(' ').collect();
            if let [seat, unit, zone] = words[..] {
                let seat = seat.parse().map_or_else(|_| String::new(), |number| self.seat_name(number));
                parts.push(format!("{} ({seat}, {})", self.name("unit", unit), self.name("zone", zone)));
            }
        }
        parts.extend(combat.in_force[side].iter().map(|card| self.name("tactic", card)));
        if let Some(card) = &combat.battle_cards[side] {
            parts.push(match self.scene.edition.battle_value(card) {
                Some(value) => {
                    self.sheet().combat_card("terminal-battle-card", self.name("battle-card", card), value)
                }
                None => self.plain("terminal-battle-card-down"),
            });
        }
        if combat.dice[side] > 0 {
            parts.push(self.scene.translator.message("terminal-die", &[("n", combat.dice[side].into())]));
        }
        parts
    }

    fn choices(&self, above: usize) -> String {
        let Scene { offers, translator, screen, asks, .. } = self.scene;
        choices(offers, |offer| self.note(offer), translator, *screen, above + asks)
    }

    /// What is good to know about a choice: how many pieces of the kind are left in the set-up, what costs no action,
    /// what is in a zone.
    fn note(&self, offer: &Offer) -> String {
        let (verb, rest) = offer.word.split_once(' ').unwrap_or((&offer.word, ""));
        if verb == "place" {
            return self.number("terminal-left-to-place", self.left_to_place(rest));
        }
        if verb == "tactic" && self.view().phase == "actions" {
            return self.plain("terminal-no-action");
        }
        let zone = only_zone(offer).and_then(|id| self.zone(id));
        zone.map_or_else(String::new, |zone| self.content(zone).join(" · "))
    }

    /// Units of the starting set that the viewer has not placed yet. [GR-SET-07]
    fn left_to_place(&self, kind: &str) -> usize {
        let own = self.view().seats.iter().find(|seat| Some(seat.seat) == self.view().seat);
        let place = Kind::ALL.iter().position(|known| known.id() == kind);
        let (Some(own), Some(place)) = (own, place) else { return 0 };
        let unit = self.scene.edition.unit(Kind::ALL[place]);
        let placed = unit.limit.saturating_sub(own.pool[place]);
        unit.initial.saturating_sub(placed).into()
    }

    /// The discards of both decks, and each player's last Battle card.
    fn played(&self) -> String {
        let view = self.view();
        let names = |kind: &str, ids: &[String]| ids.iter().map(|id| self.name(kind, id)).collect::<Vec<_>>();
        let battle = |seat: &SeatView| {
            let card = self.name("battle-card", seat.last_battle_card?);
            Some(format!("{}: {card}", self.scene.translator.seat(seat.seat)))
        };
        self.sheet().piles(&[
            ("terminal-senate-discards", names("senate", &view.senate.discards)),
            ("terminal-tactics-discards", names("tactic", &view.tactics.discards)),
            ("terminal-last-battle-cards", view.seats.iter().filter_map(battle).collect()),
        ])
    }
}
