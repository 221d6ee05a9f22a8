//! Who somebody is: guests with a name and a cookie, accounts with a password, sessions that can be revoked.

use std::net::IpAddr;

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, HeaderValue, Method, header, request::Parts},
};
use metrics::counter;
use serde::{Deserialize, Serialize};
use table::Name;

use crate::{
    app::App,
    limits::Told,
    naming::{check_login, check_name, could_be_a_login},
    now, password,
    problem::{Problem, Result},
    protocol::Me,
    store::{GameRow, Page, Person, PersonId, Scope, Session, Stage, StoreError, TokenHash},
    token::Token,
};

/// The cookie that holds a session's token.
const COOKIE: &str = "imperios";
/// A session ends when it has not been used for so long: a year.
const LIFE: i64 = 365 * 24 * 60 * 60 * 1000;
/// How exactly it is kept when a session was last used.
const TOUCH: i64 = 60 * 60 * 1000;

/// Whoever makes a request.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) id: PersonId,
    pub(crate) name: Name,
    pub(crate) login: Option<String>,
    /// The session they use, or the token.
    pub(crate) session: TokenHash,
    /// What they have proved it with.
    pub(crate) pass: Pass,
    /// Whether it is a program that has an account of its own.
    pub(crate) bot: bool,
}

/// What somebody proves with who they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Pass {
    /// A session: all that is theirs is open to them.
    Session,
    /// A personal token, held by a program.
    Token(Scope),
}

impl Pass {
    /// Whether whoever shows it may do something at tables, not only look.
    pub(crate) fn may_play(self) -> Result<()> {
        match self {
            Self::Session | Self::Token(Scope::Play) => Ok(()),
            Self::Token(Scope::Read) => Err(Problem::forbidden("server-token-reads-only")),
        }
    }

    /// Whether a request is open to whoever shows it. Tokens open what programs play with, and nothing of an account.
    fn opens(self, method: &Method, path: &str) -> Result<()> {
        if self == Self::Session {
            return Ok(());
        }
        let reads = matches!(*method, Method::GET | Method::HEAD);
        let begins = |start: &&str| {
            path.strip_prefix(*start).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        if !(FOR_PROGRAMS.iter().any(begins) || (reads && path == "/api/me")) {
            return Err(Problem::forbidden("server-not-for-tokens"));
        }
        if reads { Ok(()) } else { self.may_play() }
    }
}

/// What is open to programs, with all below it.
const FOR_PROGRAMS: [&str; 7] = [
    "/api/games",
    "/api/tables",
    "/api/invitations",
    "/api/ratings",
    "/api/records",
    "/api/stream",
    "/api/tournaments",
];

impl Caller {
    pub(crate) fn me(&self) -> Me {
        Me { id: self.id.clone(), name: self.name.clone(), login: self.login.clone(), bot: self.bot }
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self> {
        // Whoever has passed the request on has found out already.
        let caller = match parts.extensions.get::<Self>() {
            Some(caller) => caller.clone(),
            None => app.caller(&parts.headers).await?,
        };
        let counted = app.limits.person(&caller.id);
        if let Some(told) = parts.extensions.get::<Told>() {
            told.tell(app.limits.person_standing(&caller.id));
        }
        counted?;
        caller.pass.opens(&parts.method, parts.uri.path())?;
        Ok(caller)
    }
}

/// The token a request shows: in a cookie, or as a bearer's.
fn shown(headers: &HeaderMap) -> Option<TokenHash> {
    let bearer = headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.strip_prefix("Bearer "));
    let mut cookies = headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    let cookie = || cookies.find(|(name, _)| *name == COOKIE).map(|(_, value)| value);
    Token::hash_of(bearer.or_else(cookie)?)
}

impl App {
    /// Who sent these headers.
    pub(crate) async fn caller(&self, headers: &HeaderMap) -> Result<Caller> {
        let hash = shown(headers).ok_or_else(Problem::nobody)?;
        let at = now();
        let (person, pass) = if let Some(session) = self.store.session(&hash, at).await? {
            if at - session.seen_at > TOUCH {
                self.store.touch_session(&hash, at, at + LIFE).await?;
            }
            (session.person, Pass::Session)
        } else {
            let token = self.store.token(&hash).await?.ok_or_else(Problem::nobody)?;
            if at - token.seen_at > TOUCH {
                self.store.touch_token(&hash, at).await?;
            }
            (token.person, Pass::Token(token.scope))
        };
        let person = self.store.person(&person).await?.ok_or_else(Problem::nobody)?;
        let name = person.name.parse().map_err(|_| Problem::nobody())?;
        let (login, bot) = (person.login, person.owner.is_some());
        Ok(Caller { id: person.id, name, login, session: hash, pass, bot })
    }

    /// Whether whoever holds a socket or a stream is still let in with what they have shown.
    pub(crate) async fn is_still_known(&self, caller: &Caller) -> Result<bool> {
        Ok(match caller.pass {
            Pass::Session => self.store.session(&caller.session, now()).await?.is_some(),
            Pass::Token(_) => self.store.token(&caller.session).await?.is_some(),
        })
    }

    /// A new guest.
    pub(crate) async fn add_guest(&self, name: &Name) -> Result<PersonId> {
        check_name(name)?;
        let id = PersonId::fresh();
        self.store.add_person(&id, name.as_str(), now()).await?;
        Ok(id)
    }

    /// Another name for somebody, at tables where they sit down from now on.
    pub(crate) async fn rename(&self, caller: &Caller, name: &Name) -> Result<()> {
        check_name(name)?;
        self.store.rename(&caller.id, name.as_str()).await?;
        Ok(())
    }

    /// A new session of a person; the token is for their device alone.
    pub(crate) async fn add_session(&self, person: &PersonId, headers: &HeaderMap) -> Result<Token> {
        let token = Token::fresh()?;
        let at = now();
        let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let session = Session {
            token_hash: token.hash(),
            person: person.clone(),
            label: agent.chars().filter(|c| !c.is_control()).take(120).collect(),
            created_at: at,
            seen_at: at,
            expires_at: at + LIFE,
        };
        self.store.add_session(&session).await?;
        Ok(token)
    }

    /// The header that gives a browser its token.
    pub(crate) fn cookie(&self, token: &Token) -> HeaderValue {
        self.cookie_header(&token.show(), LIFE / 1000)
    }

    /// The header that takes it away.
    pub(crate) fn no_cookie(&self) -> HeaderValue {
        self.cookie_header("", 0)
    }

    fn cookie_header(&self, value: &str, seconds: i64) -> HeaderValue {
        let secure = if self.settings.is_https() { "; Secure" } else { "" };
        let cookie =
            format!("{COOKIE}={value}; Path=/; HttpOnly; SameSite=Strict; Max-Age={seconds}{secure}");
        let mut header = HeaderValue::from_str(&cookie).expect("a token is plain text");
        header.set_sensitive(true);
        header
    }

    /// Makes a guest the owner of an account.
    pub(crate) async fn make_account(&self, caller: &Caller, login: &str, password: String) -> Result<()> {
        check_login(login)?;
        password::check(&password, login)?;
        let hash = self.passwords.hash(password).await?;
        match self.store.make_account(&caller.id, login, &hash).await {
            Ok(()) => Ok(()),
            Err(StoreError::LoginTaken) => Err(Problem::conflict("server-login-taken")),
            Err(StoreError::HasAccount) => Err(Problem::conflict("server-has-account")),
            Err(error) => Err(error.into()),
        }
    }

    /// The owner of an account, if the password is theirs. Takes as long for an unknown login, and the longer the more
    /// often somebody has guessed at it lately.
    pub(crate) async fn sign_in(&self, login: &str, password: String, address: IpAddr) -> Result<Person> {
        let wrong = || Problem::forbidden("server-wrong-password");
        if !could_be_a_login(login) {
            return Err(wrong());
        }
        self.limits.may_guess(address, login).await?;
        tokio::time::sleep(self.limits.delay_at(login).await?).await;
        let account = self.store.account(login).await?;
        let (person, kept) = account.map(|account| (account.person, account.password)).unzip();
        let right = self.passwords.is_right(password, kept).await?;
        match person {
            Some(person) if right => self.store.person(&person).await?.ok_or_else(Problem::nobody),
            _ => {
                // Who types a password into the wrong field does not want to find it in a log.
                tracing::info!(%address, "a sign-in failed");
                counter!("imperios_failed_sign_ins_total").increment(1);
                self.limits.guessed_wrong(address, login).await;
                Err(wrong())
            }
        }
    }

    /// Changes a password, and ends all other sessions.
    pub(crate) async fn change_password(
        &self,
        caller: &Caller,
        old: String,
        new: String,
        address: IpAddr,
    ) -> Result<()> {
        let login = caller.login.as_deref().ok_or_else(|| Problem::conflict("server-no-account"))?;
        password::check(&new, login)?;
        self.sign_in(login, old, address).await?;
        let hash = self.passwords.hash(new).await?;
        self.store.set_password(&caller.id, &hash).await?;
        self.end_other_sessions(caller).await
    }

    pub(crate) async fn end_other_sessions(&self, caller: &Caller) -> Result<()> {
        for session in self.store.sessions(&caller.id, now()).await? {
            if session.token_hash != caller.session {
                self.end_session(&session.token_hash).await?;
            }
        }
        Ok(())
    }

    /// Ends a session; its sockets close.
    pub(crate) async fn end_session(&self, session: &TokenHash) -> Result<()> {
        self.store.revoke_session(session).await?;
        // Nobody may be listening.
        let _ = self.revoked.send(session.clone());
        Ok(())
    }

    /// Gives the seats of a guest to the account of the same person: all of them, or none where they play against
    /// themselves in a game.
    pub(crate) async fn claim(&self, guest: &Caller, account: &PersonId) -> Result<u64> {
        let games = self.games_of(&guest.id).await?;
        let sits = |row: &GameRow, person: &PersonId| row.seats.iter().any(|(_, owner)| owner == person);
        let twice = |row: &GameRow| row.stage == Stage::Running && sits(row, &guest.id) && sits(row, account);
        if games.iter().any(twice) {
            return Err(Problem::conflict("server-claim-twice"));
        }
        for row in &games {
            self.hand_over(&row.id, guest, account).await?;
        }
        Ok(games.len() as u64)
    }

    /// All games in which somebody sits or which they have opened.
    async fn games_of(&self, person: &PersonId) -> Result<Vec<GameRow>> {
        let mut page = Page::first(Page::LONGEST);
        let mut games = Vec::new();
        loop {
            let rows = self.store.games_of(person, &page).await?;
            let Some(last) = rows.last() else { return Ok(games) };
            page.after = Some(last.mark());
            games.extend(rows);
        }
    }
}
