//! What people wish to be told while they do not look: which things, when, on which devices, and what they have not seen yet.

use serde::{Deserialize, Serialize};
use table::Lang;

use crate::{
    app::App,
    clock::Moment,
    notices::{MOST_MINUTES, Refused, could_be_a_device, knows_zone, leaves_alone, said_to},
    now,
    people::Caller,
    problem::{Problem, Result},
    store::{GameId, NewDevice, Notice, Occasion, Wishes},
};

/// Notices that are shown.
const SHOWN: u32 = 50;
/// One person has no more devices.
const MOST_DEVICES: u64 = 20;
/// A digest comes no more often than this, in minutes.
const LEAST_MINUTES: i64 = 5;

/// What somebody was told, and what they have not seen of it.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct Notices {
    /// How many they have not seen.
    unseen: u64,
    /// The newest of all, newest first.
    notices: Vec<NoticeSeen>,
}

/// Something that somebody was told.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct NoticeSeen {
    /// Its id.
    id: String,
    /// What it is about.
    kind: Occasion,
    /// The table.
    #[cfg_attr(test, ts(optional = false))]
    table: Option<GameId>,
    /// The game and who plays it.
    title: String,
    /// What has happened, in the language of the request.
    text: String,
    /// The page that it leads to.
    link: String,
    /// When it happened.
    at: Moment,
    /// Whether they have seen it.
    seen: bool,
    /// Whether an open page calls them: not for what they do not want to be told, nor in quiet hours.
    calls: bool,
}

/// Quiet hours, in minutes of the day: from 22 to 8 o'clock is 1320 to 480.
#[derive(Clone, Copy, Serialize, Deserialize, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct QuietHours {
    /// When they begin.
    #[cfg_attr(test, schema(minimum = 0, maximum = 1439))]
    from: u16,
    /// When they end.
    #[cfg_attr(test, schema(minimum = 0, maximum = 1439))]
    till: u16,
}

/// What somebody wishes to be told, and when.
#[derive(Clone, Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct NoticeWishes {
    /// The language of what they are told: es, en, nl or de.
    lang: String,
    /// Their time zone, such as `Europe/Madrid`.
    zone: String,
    /// When nothing is sent; what has come meanwhile is sent when they end.
    #[cfg_attr(test, ts(optional = false))]
    quiet: Option<QuietHours>,
    /// What is not sent at all.
    muted: Vec<Occasion>,
    /// Whether letters are sent to the address, once it is confirmed.
    letters: bool,
    /// So many minutes lie between two letters at least: 5 to 10080.
    letters_every: u32,
}

/// What somebody wishes, and what there is to wish for.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct NoticeWishesSeen {
    /// What they wish.
    wishes: NoticeWishes,
    /// Their address.
    #[cfg_attr(test, ts(optional = false))]
    address: Option<String>,
    /// Whether they have followed the link that was sent there.
    confirmed: bool,
    /// Whether this server sends letters.
    sends_letters: bool,
    /// The key that a browser wants to know before it takes messages of this server.
    push_key: String,
    /// On how many devices they are told.
    devices: u64,
}

/// A browser that wants to be told, as it says it itself (`PushSubscription`).
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct NewPushDevice {
    /// Where its push service takes what is for it.
    endpoint: String,
    /// Its keys.
    keys: DeviceKeys,
    /// The language in which it is told: es, en, nl or de.
    lang: String,
}

/// The keys of a browser, in base64url.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct DeviceKeys {
    /// Its public key.
    p256dh: String,
    /// The secret that it shares with this server.
    auth: String,
}

impl App {
    /// What somebody was told, newest first.
    pub(crate) async fn notices_of(&self, caller: &Caller, lang: Lang) -> Result<Notices> {
        let unseen = self.store.unseen(&caller.id).await?;
        let wishes = self.store.wishes(&caller.id).await?;
        let at = now();
        let seen = |notice: Notice| {
            let said = said_to(self.hall.games(), lang, &notice);
            NoticeSeen {
                id: notice.id,
                kind: notice.kind,
                table: notice.game,
                title: said.title,
                text: said.text,
                link: said.link,
                at: notice.at,
                seen: notice.seen_at.is_some(),
                calls: !wishes.as_ref().is_some_and(|wishes| leaves_alone(wishes, notice.kind, at)),
            }
        };
        let notices = self.store.notices(&caller.id, SHOWN).await?;
        Ok(Notices { unseen, notices: notices.into_iter().map(seen).collect() })
    }

    /// What somebody wishes; what is usual, if they have said nothing.
    pub(crate) async fn wishes_of(&self, caller: &Caller, lang: Lang) -> Result<NoticeWishesSeen> {
        let kept = self.store.wishes(&caller.id).await?.unwrap_or_else(|| usual(lang));
        let muted = kept.muted.split(',').filter_map(|kind| Occasion::try_from(kind.to_owned()).ok());
        let quiet = kept.quiet_from.zip(kept.quiet_till);
        Ok(NoticeWishesSeen {
            wishes: NoticeWishes {
                lang: kept.lang.clone(),
                zone: kept.zone.clone(),
                quiet: quiet.map(|(from, till)| QuietHours { from: from as u16, till: till as u16 }),
                muted: muted.collect(),
                letters: kept.mail_on,
                letters_every: kept.mail_every as u32,
            },
            address: kept.mail,
            confirmed: kept.mail_confirmed,
            sends_letters: self.settings.notices.mail.is_some(),
            push_key: self.postman.vapid().public(),
            devices: self.store.devices_of(&caller.id).await?,
        })
    }

    /// Notes what somebody wishes from now on.
    pub(crate) async fn set_wishes(&self, caller: &Caller, wishes: &NoticeWishes) -> Result<()> {
        let lang: Lang = wishes.lang.parse().map_err(|_| Problem::bad("server-no-such-language"))?;
        if !knows_zone(&wishes.zone) {
            return Err(Problem::bad("server-no-such-zone"));
        }
        if wishes.quiet.is_some_and(|QuietHours { from, till }| from >= 1440 || till >= 1440 || from == till)
        {
            return Err(Problem::bad("server-bad-quiet-hours"));
        }
        let every = i64::from(wishes.letters_every);
        if !(LEAST_MINUTES..=MOST_MINUTES).contains(&every) {
            return Err(Problem::bad("server-bad-letters-every"));
        }
        let muted: Vec<&str> = wishes.muted.iter().map(|kind| kind.as_str()).collect();
        let kept = Wishes {
            lang: lang.code().to_owned(),
            zone: wishes.zone.clone(),
            quiet_from: wishes.quiet.map(|quiet| quiet.from.into()),
            quiet_till: wishes.quiet.map(|quiet| quiet.till.into()),
            muted: muted.join(","),
            mail_on: wishes.letters,
            mail_every: every,
            ..usual(lang)
        };
        Ok(self.store.set_wishes(&caller.id, &kept).await?)
    }

    /// From now on a device is told; it may say so as often as it likes.
    pub(crate) async fn add_device(&self, caller: &Caller, new: &NewPushDevice) -> Result<()> {
        let lang: Lang = new.lang.parse().map_err(|_| Problem::bad("server-no-such-language"))?;
        if !could_be_a_device(&new.keys.p256dh, &new.keys.auth) {
            return Err(Problem::bad("server-bad-device"));
        }
        self.postman.outside().read(&new.endpoint).map_err(|refused| match refused {
            Refused::NoAddress => Problem::bad("server-bad-device"),
            Refused::Private => Problem::bad("server-private-address"),
        })?;
        if self.store.devices_of(&caller.id).await? >= MOST_DEVICES
            && !self.store.has_device(&caller.id, &new.endpoint).await?
        {
            return Err(Problem::conflict("server-too-many-devices").with("most", MOST_DEVICES as i64));
        }
        let device = NewDevice {
            person: &caller.id,
            session: &caller.session,
            endpoint: &new.endpoint,
            p256dh: &new.keys.p256dh,
            auth: &new.keys.auth,
            lang: lang.code(),
        };
        Ok(self.store.add_device(&device, now()).await?)
    }
}

/// What whoever has said nothing wishes: all there is, at any time, and letters once an hour at most.
pub(crate) fn usual(lang: Lang) -> Wishes {
    Wishes {
        lang: lang.code().to_owned(),
        zone: "UTC".to_owned(),
        quiet_from: None,
        quiet_till: None,
        muted: String::new(),
        mail: None,
        mail_confirmed: false,
        mail_on: true,
        mail_every: 60,
        mailed_at: None,
    }
}
