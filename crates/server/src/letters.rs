//! What people do about letters: they give an address and confirm it, want no more of them, or have forgotten their password.

use std::net::IpAddr;

use axum::http::StatusCode;
use table::Lang;

use crate::{
    app::App,
    notices::{Letter, could_be_an_address},
    now, password,
    people::Caller,
    problem::{Problem, Result},
    token::Token,
    wishes::usual,
};

/// Within so many milliseconds nobody gets a second letter of a kind.
const APART: i64 = 5 * 60 * 1000;
/// So many people may claim an address that nobody has confirmed.
const MOST_CLAIMS: u64 = 3;

impl App {
    /// A new address for somebody, to which a letter is sent. An address is a key to an account, so its owner says the
    /// password.
    pub(crate) async fn set_mail(
        &self,
        caller: &Caller,
        mail: &str,
        password: Option<String>,
        lang: Lang,
        address: IpAddr,
    ) -> Result<()> {
        if self.settings.notices.mail.is_none() {
            return Err(Problem::conflict("server-no-letters"));
        }
        let mail = mail.trim();
        if !could_be_an_address(mail) {
            return Err(Problem::bad("server-bad-mail"));
        }
        self.prove(caller, password, address).await?;
        if self.store.claims_of_mail(mail, &caller.id, now()).await? >= MOST_CLAIMS {
            return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "server-mail-claimed"));
        }
        if self.store.wishes(&caller.id).await?.is_none() {
            self.store.set_wishes(&caller.id, &usual(lang)).await?;
        }
        self.store.set_mail(&caller.id, Some(mail)).await?;
        let letter = Letter::Confirm { mail: mail.to_owned(), lang: lang.code().to_owned() };
        self.put_letter(caller, &letter, &format!("confirm {mail}")).await
    }

    /// Takes somebody's address away.
    pub(crate) async fn remove_mail(
        &self,
        caller: &Caller,
        password: Option<String>,
        address: IpAddr,
    ) -> Result<()> {
        self.prove(caller, password, address).await?;
        Ok(self.store.set_mail(&caller.id, None).await?)
    }

    async fn prove(&self, caller: &Caller, password: Option<String>, address: IpAddr) -> Result<()> {
        if let Some(login) = &caller.login {
            let password = password.ok_or_else(|| Problem::bad("server-password-needed"))?;
            self.sign_in(login, password, address).await?;
        }
        Ok(())
    }

    async fn put_letter(&self, caller: &Caller, letter: &Letter, key: &str) -> Result<()> {
        let body = serde_json::to_string(letter).expect("a letter is plain data");
        let key = format!("{key} {}", now() / APART);
        Ok(self.store.put_letter(&caller.id, &key, &body, now()).await?)
    }

    /// Whoever follows the link has the address.
    pub(crate) async fn confirm_mail(&self, token: &str) -> Result<()> {
        let hash = Token::hash_of(token).ok_or_else(no_such_link)?;
        let proof = self.store.take_proof(&hash, Letter::CONFIRM, now()).await?.ok_or_else(no_such_link)?;
        if self.store.confirm_mail(&proof).await? { Ok(()) } else { Err(no_such_link()) }
    }

    /// Sends a letter with which a new password can be chosen, if there is such an account and it has an address. Nobody is
    /// told whether there is.
    pub(crate) fn recover(&self, said: String, lang: Lang) {
        let app = self.clone();
        tokio::spawn(async move {
            let letter = Letter::Recover { lang: lang.code().to_owned() };
            let body = serde_json::to_string(&letter).expect("a letter is plain data");
            let key = format!("recover {}", now() / APART);
            let sent = async {
                for person in app.store.accounts_meant(&said).await? {
                    app.store.put_letter(&person, &key, &body, now()).await?;
                }
                Ok::<_, crate::store::StoreError>(())
            };
            if let Err(error) = sent.await {
                tracing::warn!(%error, "a letter to recover an account could not be put into the outbox");
            }
        });
    }

    /// Chooses a new password with the link of a letter; all sessions end.
    pub(crate) async fn choose_password(&self, token: &str, new: String) -> Result<()> {
        let hash = Token::hash_of(token).ok_or_else(no_such_link)?;
        let proof = self.store.proof(&hash, Letter::RECOVER, now()).await?.ok_or_else(no_such_link)?;
        let person = self.store.person(&proof.person).await?.ok_or_else(no_such_link)?;
        let login = person.login.ok_or_else(no_such_link)?;
        password::check(&new, &login)?;
        let kept = self.passwords.hash(new).await?;
        // Only now, so that a password that is refused does not use up the link.
        self.store.take_proof(&hash, Letter::RECOVER, now()).await?.ok_or_else(no_such_link)?;
        self.store.set_password(&person.id, &kept).await?;
        for session in self.store.sessions(&person.id, now()).await? {
            self.end_session(&session.token_hash).await?;
        }
        Ok(())
    }

    /// Whoever has had a letter wants no more of them.
    pub(crate) async fn unsubscribe(&self, sealed: &str) -> Result<()> {
        let person = self.postman.sealed_for(sealed).ok_or_else(no_such_link)?;
        if self.store.unsubscribe(&person).await? { Ok(()) } else { Err(no_such_link()) }
    }
}

fn no_such_link() -> Problem {
    Problem::not_found("server-no-such-link")
}
