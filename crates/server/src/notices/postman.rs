//! Brings what stands in the outbox. Every server on a database has a postman; each delivery is taken by one of them, and by
//! another one only if that has not settled it for a long time.

use std::{sync::Arc, time::Duration};

use metrics::counter;
use phrasebook::{Phrasebook, Value};
use serde::{Deserialize, Serialize};
use table::Lang;
use tokio::{
    sync::watch,
    task::JoinSet,
    time::{MissedTickBehavior, interval, timeout},
};

use super::{
    BadMail, NoticeSettings,
    mail::{Mailer, Written},
    outside::Outside,
    push, quiet,
    texts::{Said, said_to, said_to_all},
    vapid::Vapid,
    webhook,
};
use crate::{
    app::Settings,
    clock::Moment,
    hall::Hall,
    now,
    problem::Result,
    store::{Channel, Delivery, GameId, Notice, Occasion, PersonId, Proof, Secret, Store, Ways, Wishes},
    token::Token,
};

/// The name of the key with which links in letters are sealed.
const LINKS: &str = "links";
/// So often the postman looks into the outbox.
const ROUND: Duration = Duration::from_secs(1);
/// So many notices are sorted in one round.
const SORTED: u32 = 200;
/// So many deliveries are on their way at a time.
const AT_ONCE: usize = 16;
/// A delivery that nobody has settled for so long is taken by another postman.
const HELD: Moment = 90_000;
/// Between two tries lie no more than six hours, and after two days nobody tries any more.
const LONGEST_PAUSE: Moment = 6 * 60 * 60 * 1000;
const GIVEN_UP: Moment = 2 * 24 * 60 * 60 * 1000;
/// What the row of a game says may be behind by some seconds.
const BEHIND: Moment = 5000;
/// Notices and what became of them are kept for a month.
const KEPT: Moment = 30 * 24 * 60 * 60 * 1000;
/// What is old is removed every so many rounds.
const SWEEP: u64 = 600;
/// A letter gathers so many notices.
const GATHERED: u32 = 50;
/// When the server closes, what is on its way has so long to arrive.
const LAST_MOMENTS: Duration = Duration::from_secs(3);

const MINUTE: Moment = 60_000;
/// An address is to be confirmed within a week, a new password chosen within two hours.
const TO_CONFIRM: Moment = 7 * 24 * 60 * MINUTE;
const TO_RECOVER: Moment = 120 * MINUTE;

/// What became of a delivery.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    /// It has arrived.
    Done,
    /// Nobody is there any more.
    Gone,
    /// Another time perhaps; after so many seconds, if that was said.
    Later { why: String, after: Option<u64> },
    /// It is not wanted, and will not be.
    Refused(String),
    /// There is no need of it any more.
    Needless,
}

/// A letter that somebody has asked for. Its link is made when it is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "letter", rename_all = "kebab-case")]
pub(crate) enum Letter {
    /// To confirm an address.
    Confirm { mail: String, lang: String },
    /// To choose a new password.
    Recover { lang: String },
}

impl Letter {
    /// By which the links in such letters are kept.
    pub(crate) const CONFIRM: &'static str = "confirm";
    pub(crate) const RECOVER: &'static str = "recover";
}

/// Whoever brings what stands in the outbox.
#[derive(Clone)]
pub(crate) struct Postman(Arc<Inner>);

struct Inner {
    hall: Hall,
    settings: NoticeSettings,
    /// The address of this server, where it has one.
    home: Option<String>,
    vapid: Vapid,
    outside: Outside,
    mailer: Option<Mailer>,
    /// With which links to end letters are sealed.
    links: Secret,
    /// By which name deliveries are held.
    holder: String,
}

/// Why nobody can be told of anything.
#[derive(Debug)]
pub(crate) enum CannotTell {
    /// Letters can't be sent so.
    Mail(BadMail),
    /// The keys of the server can't be had; why is in its log.
    Keys,
}

impl From<BadMail> for CannotTell {
    fn from(error: BadMail) -> Self {
        Self::Mail(error)
    }
}

impl Postman {
    /// With the keys of this server, which the first one on a database makes.
    pub(crate) async fn new(hall: Hall, settings: &Settings) -> std::result::Result<Self, CannotTell> {
        let (notices, home) = (settings.notices.clone(), settings.public_url.clone());
        let mailer = notices.mail.as_ref().map(Mailer::new).transpose()?;
        if mailer.is_some() && home.is_none() {
            return Err(BadMail::NoPublicUrl.into());
        }
        let keys = |_| CannotTell::Keys;
        let vapid = Vapid::of(hall.store(), contact(settings)).await.map_err(keys)?;
        let fresh = Token::fresh().map_err(keys)?;
        let links = hall.store().key(LINKS, &Secret::new(fresh.show())).await;
        let links = links.map_err(|error| {
            tracing::error!(%error, "the key for links in letters can't be read");
            CannotTell::Keys
        })?;
        let outside = Outside::new(notices.private_addresses);
        let holder = GameId::fresh().to_string();
        Ok(Self(Arc::new(Inner { hall, settings: notices, home, vapid, outside, mailer, links, holder })))
    }

    /// By which push services know this server.
    pub(crate) fn vapid(&self) -> &Vapid {
        &self.0.vapid
    }

    /// The way to addresses that people have given.
    pub(crate) fn outside(&self) -> &Outside {
        &self.0.outside
    }

    fn store(&self) -> &Store {
        self.0.hall.store()
    }

    /// Goes round for as long as the server runs; when it closes, what is on its way arrives.
    pub(crate) async fn go_round(self, mut closing: watch::Receiver<bool>) {
        // Whoever has people wait for less than a second looks more often.
        let mut round = interval(ROUND.min(self.0.settings.grace.max(Duration::from_millis(50))));
        round.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut under_way = JoinSet::new();
        let mut rounds = 0_u64;
        loop {
            tokio::select! {
                biased;
                () = closes(&mut closing) => break,
                Some(_) = under_way.join_next() => {}
                _ = round.tick() => {
                    if !self.store().lease().holds() {
                        continue;
                    }
                    if let Err(problem) = self.sort().await {
                        tracing::warn!(?problem, "notices could not be sorted");
                    }
                    if let Err(problem) = self.set_out(&mut under_way).await {
                        tracing::warn!(?problem, "the outbox could not be read");
                    }
                    if rounds.is_multiple_of(SWEEP)
                        && let Err(error) = self.store().forget_notices(now() - KEPT).await
                    {
                        tracing::warn!(%error, "old notices could not be removed");
                    }
                    rounds += 1;
                }
            }
        }
        let arriving = async { while under_way.join_next().await.is_some() {} };
        // What is still not settled then is taken up later, here or elsewhere.
        let _ = timeout(LAST_MOMENTS, arriving).await;
    }

    /// Puts notices that are due on their ways.
    async fn sort(&self) -> Result<()> {
        let at = now();
        for notice in self.store().notices_due(at, SORTED).await? {
            if self.store().notice_to_send(&notice.id).await?.is_none() {
                if at - notice.at > BEHIND {
                    self.store().drop_notice(&notice.id, at).await?;
                }
                continue;
            }
            let wishes = self.store().wishes(&notice.person).await?;
            self.store().send_on(&notice, &self.ways(&notice, wishes.as_ref(), at), at).await?;
        }
        Ok(())
    }

    fn ways(&self, notice: &Notice, wishes: Option<&Wishes>, at: Moment) -> Ways {
        let told_at_table = !matches!(notice.kind, Occasion::Invited | Occasion::Chat);
        let webhook = told_at_table && !notice.postponed;
        if wishes.is_some_and(|wishes| quiet::mutes(wishes, notice.kind)) {
            return Ways { webhook, ..Ways::default() };
        }
        if let Some(end) = wishes.and_then(|wishes| quiet::end_of_quiet(wishes, at)) {
            return Ways { webhook, postponed: Some(end), ..Ways::default() };
        }
        let letters = |wishes: &&Wishes| self.0.mailer.is_some() && wishes.mail_confirmed && wishes.mail_on;
        let letter = wishes.filter(letters).map(|wishes| {
            let earliest = wishes.mailed_at.map_or(0, |last| last + wishes.mail_every * MINUTE);
            earliest.max(at)
        });
        Ways { webhook, devices: true, letter, postponed: None }
    }

    /// Takes what is due and sets out with it.
    async fn set_out(&self, under_way: &mut JoinSet<()>) -> Result<()> {
        let free = AT_ONCE.saturating_sub(under_way.len());
        if free == 0 {
            return Ok(());
        }
        let at = now();
        for delivery in self.store().take_deliveries(&self.0.holder, at, at + HELD, free as u32).await? {
            let postman = self.clone();
            under_way.spawn(async move { postman.bring(delivery).await });
        }
        Ok(())
    }

    async fn bring(&self, delivery: Delivery) {
        let brought = match delivery.channel {
            Channel::Push => self.push(&delivery).await,
            Channel::Webhook => self.tell_webhook(&delivery).await,
            Channel::Digest => self.gather(&delivery).await,
            Channel::Letter => self.write(&delivery).await,
        };
        let outcome = brought.unwrap_or_else(|problem| {
            tracing::warn!(?problem, "a notice could not be made ready");
            Outcome::Later { why: "the store failed".into(), after: None }
        });
        let told = match &outcome {
            Outcome::Done => "done",
            Outcome::Gone => "gone",
            Outcome::Later { .. } => "later",
            Outcome::Refused(_) => "refused",
            Outcome::Needless => "needless",
        };
        let way = delivery.channel.as_str();
        counter!("imperios_notices_total", "way" => way, "outcome" => told).increment(1);
        let (again, said) = self.settled(&delivery, &outcome);
        if delivery.channel == Channel::Digest && matches!(outcome, Outcome::Done | Outcome::Needless) {
            // It has settled itself, with all that it gathered.
            return;
        }
        if let Err(error) = self.store().settle_delivery(&delivery.id, &self.0.holder, again, &said).await {
            tracing::warn!(%error, "what became of a notice could not be noted");
        }
    }

    /// When a delivery is tried again, and what is noted of it.
    fn settled(&self, delivery: &Delivery, outcome: &Outcome) -> (Option<Moment>, String) {
        match outcome {
            Outcome::Done => (None, "done".into()),
            Outcome::Gone => (None, "gone".into()),
            Outcome::Needless => (None, "needless".into()),
            Outcome::Refused(why) => {
                tracing::warn!(way = delivery.channel.as_str(), why, "a notice was refused");
                (None, format!("refused: {why}"))
            }
            Outcome::Later { why, after } => {
                let at = now();
                let first = self.0.settings.retry.as_millis() as Moment;
                let pause = first.saturating_mul(1 << delivery.tries.clamp(0, 20)).min(LONGEST_PAUSE);
                let asked = after.map_or(0, |seconds| (seconds as Moment).saturating_mul(1000));
                let pause = pause.max(asked.min(LONGEST_PAUSE));
                if at + pause - delivery.at > GIVEN_UP {
                    tracing::warn!(way = delivery.channel.as_str(), why, "a notice was given up");
                    return (None, format!("given up: {why}"));
                }
                tracing::info!(way = delivery.channel.as_str(), why, "a notice is tried again later");
                (Some(at + pause), why.clone())
            }
        }
    }

    /// A notice that is still to be sent.
    async fn still(&self, delivery: &Delivery) -> Result<Option<Notice>> {
        match &delivery.notice {
            Some(id) => Ok(self.store().notice_to_send(id).await?),
            None => Ok(None),
        }
    }

    async fn push(&self, delivery: &Delivery) -> Result<Outcome> {
        let Some(notice) = self.still(delivery).await? else { return Ok(Outcome::Needless) };
        let device = self.store().device(&delivery.target, now()).await?;
        // Whoever has signed out, or somebody else who has signed in there, is not told.
        let Some(device) = device.filter(|device| device.person == notice.person) else {
            self.store().forget_device(&delivery.target).await?;
            return Ok(Outcome::Gone);
        };
        let said = said_to(self.0.hall.games(), push::lang(&device), &notice);
        let unseen = self.store().unseen(&notice.person).await?;
        let Inner { outside, vapid, .. } = &*self.0;
        let outcome = push::send(outside, vapid, &device, &notice, &said, unseen, now()).await;
        if outcome == Outcome::Gone {
            self.store().forget_device(&device.id).await?;
        }
        Ok(outcome)
    }

    async fn tell_webhook(&self, delivery: &Delivery) -> Result<Outcome> {
        let Some(notice) = self.still(delivery).await? else { return Ok(Outcome::Needless) };
        let game: Option<GameId> = delivery.target.parse().ok();
        let webhook = match &game {
            Some(game) => self.store().webhook(game).await?,
            None => None,
        };
        let (Some(game), Some(webhook)) = (game, webhook) else { return Ok(Outcome::Needless) };
        let lang = webhook.lang.parse().unwrap_or_default();
        let Some(said) = said_to_all(self.0.hall.games(), lang, &notice) else {
            return Ok(Outcome::Needless);
        };
        let outcome = webhook::send(&self.0.outside, &webhook, &notice, &said, self.0.home.as_deref()).await;
        let fault = match &outcome {
            Outcome::Gone => Some("404"),
            Outcome::Later { why, .. } | Outcome::Refused(why) => Some(why.as_str()),
            Outcome::Done | Outcome::Needless => None,
        };
        self.store().note_webhook(&game, fault).await?;
        Ok(outcome)
    }

    /// A letter with all that somebody has not seen.
    async fn gather(&self, delivery: &Delivery) -> Result<Outcome> {
        let person: PersonId = match delivery.target.parse() {
            Ok(person) => person,
            Err(_) => return Ok(Outcome::Needless),
        };
        let waiting = self.store().for_letter(&person, GATHERED).await?;
        let told: Vec<String> = waiting.iter().map(|notice| notice.id.clone()).collect();
        let wishes = self.store().wishes(&person).await?;
        let every = wishes.as_ref().map_or(MINUTE, |wishes| wishes.mail_every * MINUTE);
        let mut notices = Vec::new();
        for notice in waiting {
            if self.store().notice_to_send(&notice.id).await?.is_some() {
                notices.push(notice);
            }
        }
        let wanted = wishes.filter(|wishes| wishes.mail_confirmed && wishes.mail_on && !notices.is_empty());
        let (Some(wishes), Some(mailer), Some(home)) = (wanted, &self.0.mailer, &self.0.home) else {
            self.store().letter_sent(&delivery.id, &person, &told, None, now()).await?;
            return Ok(Outcome::Needless);
        };
        if let Some(end) = quiet::end_of_quiet(&wishes, now()) {
            let seconds = (end - now()).max(0) as u64 / 1000 + 1;
            return Ok(Outcome::Later { why: "quiet hours".into(), after: Some(seconds) });
        }
        let name = self.store().person(&person).await?.map_or_else(String::new, |person| person.name);
        let letter = self.digest(home, &person, &name, &wishes, &notices);
        let outcome = mailer.send(letter).await;
        if outcome == Outcome::Done {
            let at = now();
            self.store().letter_sent(&delivery.id, &person, &told, Some(at), at + every).await?;
        }
        Ok(outcome)
    }

    fn digest(
        &self,
        home: &str,
        person: &PersonId,
        name: &str,
        wishes: &Wishes,
        notices: &[Notice],
    ) -> Written {
        let lang: Lang = wishes.lang.parse().unwrap_or_default();
        let book = Phrasebook::new(lang);
        let said: Vec<Said> =
            notices.iter().map(|notice| said_to(self.0.hall.games(), lang, notice)).collect();
        let subject = match &*said {
            [only] => format!("{}: {}", only.title, only.text),
            _ => book.message("notice-mail-subject", &[("count", Value::from(said.len() as i64))]),
        };
        let mut text =
            vec![book.message("notice-mail-greeting", &[("name", Value::from(name))]), String::new()];
        for Said { title, text: what, link } in said {
            text.extend([title, format!("  {what}"), format!("  {home}{link}"), String::new()]);
        }
        let end = format!("{person}.{}", self.seal(person));
        text.push("-- ".to_owned());
        let stop = format!("{home}/letters/unsubscribe#{end}");
        text.push(book.message("notice-mail-foot", &[("settings", Value::from(format!("{home}/account")))]));
        text.push(book.message("notice-mail-stop", &[("link", Value::from(stop))]));
        // The same letter, sent again, has the same name.
        let id = notices.last().map_or_else(String::new, |last| format!("{}.{}", notices.len(), last.id));
        Written {
            to: wishes.mail.clone().unwrap_or_default(),
            subject,
            text: text.join("\n") + "\n",
            id,
            unsubscribe: Some(format!("{home}/api/letters/unsubscribe?of={end}")),
        }
    }

    /// A letter that somebody has asked for.
    async fn write(&self, delivery: &Delivery) -> Result<Outcome> {
        let (Some(mailer), Some(home)) = (&self.0.mailer, &self.0.home) else { return Ok(Outcome::Needless) };
        let letter = delivery.body.as_deref().and_then(|body| serde_json::from_str(body).ok());
        let (Some(letter), Ok(person)) = (letter, delivery.target.parse::<PersonId>()) else {
            return Ok(Outcome::Needless);
        };
        let Some(wishes) = self.store().wishes(&person).await? else { return Ok(Outcome::Needless) };
        let Some(mail) = wishes.mail else { return Ok(Outcome::Needless) };
        let name = self.store().person(&person).await?.map_or_else(String::new, |person| person.name);
        let (purpose, lang, good_for, needed) = match &letter {
            Letter::Confirm { mail: meant, lang } => {
                (Letter::CONFIRM, lang, TO_CONFIRM, *meant == mail && !wishes.mail_confirmed)
            }
            Letter::Recover { lang } => (Letter::RECOVER, lang, TO_RECOVER, wishes.mail_confirmed),
        };
        if !needed {
            return Ok(Outcome::Needless);
        }
        let token = Token::fresh()?;
        let proof = Proof { person: person.clone(), mail: mail.clone() };
        self.store().add_proof(&token.hash(), purpose, &proof, now() + good_for).await?;
        let book = Phrasebook::new(lang.parse().unwrap_or_default());
        let link = format!("{home}/letters/{purpose}#{}", token.show());
        let (subject, text) = match letter {
            Letter::Confirm { .. } => ("notice-confirm-subject", "notice-confirm-text"),
            Letter::Recover { .. } => ("notice-recover-subject", "notice-recover-text"),
        };
        let text = [
            book.message("notice-mail-greeting", &[("name", Value::from(name))]),
            String::new(),
            book.message(text, &[]),
            String::new(),
            format!("  {link}"),
            String::new(),
            book.message("notice-mail-not-you", &[]),
        ];
        Ok(mailer
            .send(Written {
                to: mail,
                subject: book.message(subject, &[]),
                text: text.join("\n") + "\n",
                id: delivery.id.clone(),
                unsubscribe: None,
            })
            .await)
    }

    /// What proves that somebody has had a letter, in the link that ends them.
    pub(crate) fn seal(&self, person: &PersonId) -> String {
        seal(&self.0.links, person)
    }

    /// Whom a link that ends letters is for, if it is one of ours.
    pub(crate) fn sealed_for(&self, said: &str) -> Option<PersonId> {
        let (person, shown) = said.split_once('.')?;
        let person: PersonId = person.parse().ok()?;
        let tag: Option<Vec<u8>> = shown
            .as_bytes()
            .chunks(2)
            .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok())
            .collect();
        let key = ring::hmac::Key::new(ring::hmac::HMAC_SHA256, self.0.links.reveal().as_bytes());
        ring::hmac::verify(&key, &sealed_text(&person), &tag?).ok()?;
        Some(person)
    }
}

/// Whom a push service may write to about this server.
fn contact(settings: &Settings) -> String {
    match (&settings.notices.mail, &settings.public_url) {
        (Some(mail), _) => format!("mailto:{}", mail.address().unwrap_or_default()),
        (None, Some(url)) if url.starts_with("https://") => url.clone(),
        _ => "mailto:operator@imperios.invalid".to_owned(),
    }
}

fn sealed_text(person: &PersonId) -> Vec<u8> {
    format!("no more letters {person}").into_bytes()
}

fn seal(links: &Secret, person: &PersonId) -> String {
    use std::fmt::Write as _;
    let key = ring::hmac::Key::new(ring::hmac::HMAC_SHA256, links.reveal().as_bytes());
    let mut digits = String::with_capacity(64);
    for byte in ring::hmac::sign(&key, &sealed_text(person)).as_ref() {
        write!(digits, "{byte:02x}").expect("writing to a string succeeds");
    }
    digits
}

/// Returns when the server closes.
async fn closes(closing: &mut watch::Receiver<bool>) {
    // If nobody can close it any more, it is closed.
    let _ = closing.wait_for(|closing| *closing).await;
}
