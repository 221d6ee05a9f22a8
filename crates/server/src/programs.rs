//! Programs that play: personal tokens, and accounts that are marked as those of programs.

use serde::Serialize;
use table::{Name, Seat};

use crate::{
    access::Access,
    app::App,
    host::{Doer, Way},
    naming, now,
    people::{Caller, Pass},
    problem::{Problem, Result},
    protocol::{Command, Order, Table},
    store::{GameId, PersonId, PersonalToken, Scope, TokenHash},
    token::Token,
};

/// One person has no more tokens than this, those of their bots counted in, and no more bots.
const MOST_TOKENS: usize = 50;
const MOST_BOTS: usize = 20;

/// A personal token as its owner sees it again: without the token.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export, optional_fields))]
pub(crate) struct TokenSeen {
    /// By which it is revoked.
    id: String,
    /// What its owner has called it.
    label: String,
    /// What it opens.
    scope: Scope,
    /// The bot for which it speaks; none: for its owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    bot: Option<PersonId>,
    /// Since when.
    since: i64,
    /// When it was last used, to the hour.
    used: i64,
}

/// A token that was just made.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct TokenMade {
    /// By which it is revoked.
    id: String,
    /// The token, shown this once: `Authorization: Bearer …`.
    token: String,
}

/// An account of a program.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema, ts_rs::TS), ts(export))]
pub(crate) struct BotSeen {
    /// The bot.
    id: PersonId,
    /// Its name, with the mark by which everybody knows it.
    name: Name,
}

/// Programs are somebody's: of a person who has an account, and is here themselves.
fn owner(caller: &Caller) -> Result<&PersonId> {
    if caller.pass != Pass::Session {
        return Err(Problem::forbidden("server-not-for-tokens"));
    }
    if caller.login.is_none() {
        return Err(Problem::forbidden("server-account-first"));
    }
    Ok(&caller.id)
}

impl App {
    /// The tokens of somebody and of their bots.
    pub(crate) async fn tokens(&self, caller: &Caller) -> Result<Vec<TokenSeen>> {
        let own = owner(caller)?;
        let tokens = self.store.tokens_of(own).await?;
        let seen = tokens.into_iter().map(|token| TokenSeen {
            id: token.id,
            label: token.label,
            scope: token.scope,
            bot: Some(token.person).filter(|person| person != own),
            since: token.created_at,
            used: token.seen_at,
        });
        Ok(seen.collect())
    }

    /// Makes a token for somebody, or for one of their bots.
    pub(crate) async fn add_token(
        &self,
        caller: &Caller,
        label: &str,
        scope: Scope,
        bot: Option<PersonId>,
    ) -> Result<TokenMade> {
        let own = owner(caller)?;
        let label = label.trim();
        if label.is_empty() || label.chars().count() > 60 || label.chars().any(char::is_control) {
            return Err(Problem::bad("server-bad-label"));
        }
        if let Some(bot) = &bot
            && !self.store.bots_of(own).await?.iter().any(|own| own.person == *bot)
        {
            return Err(no_such_bot());
        }
        if self.store.tokens_of(own).await?.len() >= MOST_TOKENS {
            return Err(Problem::conflict("server-too-many-tokens").with("most", MOST_TOKENS as i64));
        }
        let (token, at) = (Token::fresh()?, now());
        let kept = PersonalToken {
            token_hash: token.hash(),
            id: GameId::fresh().to_string(),
            person: bot.unwrap_or_else(|| own.clone()),
            label: label.to_owned(),
            scope,
            created_at: at,
            seen_at: at,
        };
        self.store.add_token(&kept).await?;
        Ok(TokenMade { id: kept.id, token: token.show() })
    }

    /// Revokes a token; whatever is open with it closes.
    pub(crate) async fn revoke_token(&self, caller: &Caller, id: &str) -> Result<()> {
        let revoked = self.store.revoke_token(owner(caller)?, id).await?;
        let hash = revoked.ok_or_else(|| Problem::not_found("server-no-such-token"))?;
        self.tell_revoked(hash);
        Ok(())
    }

    fn tell_revoked(&self, hash: TokenHash) {
        // Nobody may be listening.
        let _ = self.revoked.send(hash);
    }

    /// The bots of somebody.
    pub(crate) async fn bots(&self, caller: &Caller) -> Result<Vec<BotSeen>> {
        let bots = self.store.bots_of(owner(caller)?).await?;
        let seen = |name: &str| name.parse().map_err(|_| Problem::unavailable());
        bots.into_iter().map(|bot| Ok(BotSeen { name: seen(&bot.name)?, id: bot.person })).collect()
    }

    /// Makes an account for a program.
    pub(crate) async fn add_bot(&self, caller: &Caller, name: &Name) -> Result<BotSeen> {
        let own = owner(caller)?;
        let name = naming::marked(name)?;
        if self.store.bots_of(own).await?.len() >= MOST_BOTS {
            return Err(Problem::conflict("server-too-many-bots").with("most", MOST_BOTS as i64));
        }
        let id = PersonId::fresh();
        self.store.add_bot(&id, name.as_str(), own, now()).await?;
        Ok(BotSeen { id, name })
    }

    /// Retires a bot: its tokens are worth nothing any more, its games stay.
    pub(crate) async fn retire_bot(&self, caller: &Caller, bot: &PersonId) -> Result<()> {
        let tokens = self.store.retire_bot(owner(caller)?, bot).await?.ok_or_else(no_such_bot)?;
        for hash in tokens {
            self.tell_revoked(hash);
        }
        Ok(())
    }

    /// Seats a bot of one's own at a table that one has opened, on a seat that is free, ready to play.
    pub(crate) async fn seat_bot(
        &self,
        id: &GameId,
        caller: &Caller,
        bot: &PersonId,
        seat: Seat,
        key: &str,
    ) -> Result<Table> {
        let own = self.store.bots_of(owner(caller)?).await?;
        let bot = own.into_iter().find(|own| own.person == *bot).ok_or_else(no_such_bot)?;
        let (access, ()) = self.visit(id, caller, |_| Ok(())).await?;
        if access != Access::Host {
            return Err(Problem::forbidden("server-host-only"));
        }
        let name: Name = bot.name.parse().map_err(|_| Problem::unavailable())?;
        let by = Doer { person: bot.person, name, invited: Some(seat) };
        for (part, order) in
            [("sit", Order::Sit { name: None, invitation: None }), ("ready", Order::Ready { ready: true })]
        {
            let key = format!("{part}:{key}");
            let command = Command { seat: Some(seat), version: None, key, order };
            self.hall.carry_out(id, by.clone(), command, Way::Request).await?;
        }
        self.see(id, caller, None, None).await
    }
}

fn no_such_bot() -> Problem {
    Problem::not_found("server-no-such-bot-account")
}
