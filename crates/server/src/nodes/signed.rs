//! What one node tells another about a request that it passes on: for whom it is, signed with the secret that only nodes
//! know, for this request, this node and a short time.

use std::{fmt::Write, net::IpAddr};

use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;
use table::Name;

use super::Nodes;
use crate::{
    clock::Moment,
    now,
    people::{Caller, Pass},
    store::{Peer, PersonId, TokenHash},
};

/// Whatever comes from outside under this name is worth nothing.
const HEADER: HeaderName = HeaderName::from_static("imperios-on-behalf-of");
/// The clocks of nodes differ by no more than this.
const GOOD_FOR: Moment = 60_000;

/// Somebody on whose behalf another node asks.
#[derive(Clone, Debug)]
pub(crate) struct OnBehalf {
    pub(crate) caller: Caller,
    pub(crate) address: IpAddr,
}

#[derive(Serialize, Deserialize)]
struct Written {
    person: PersonId,
    name: Name,
    login: Option<String>,
    session: String,
    pass: Pass,
    bot: bool,
    address: IpAddr,
    at: Moment,
}

impl Nodes {
    /// Adds to a request for whom it is passed on.
    pub(crate) fn sign(
        &self,
        to: &Peer,
        method: &Method,
        path: &str,
        behalf: &OnBehalf,
        headers: &mut HeaderMap,
    ) {
        let OnBehalf { caller, address } = behalf;
        let written = Written {
            person: caller.id.clone(),
            name: caller.name.clone(),
            login: caller.login.clone(),
            session: caller.session.as_str().to_owned(),
            pass: caller.pass,
            bot: caller.bot,
            address: *address,
            at: now(),
        };
        let said = hex(&serde_json::to_vec(&written).expect("plain data"));
        let seal = self.seal(&to.id, method, path, &said).finalize().into_bytes();
        let value = format!("{said}.{}", hex(&seal));
        headers.insert(HEADER, HeaderValue::from_str(&value).expect("digits"));
    }

    /// For whom another node has passed a request on; none if none has, or somebody only says so.
    pub(crate) fn verify(&self, method: &Method, path: &str, headers: &HeaderMap) -> Option<OnBehalf> {
        let (said, seal) = headers.get(HEADER)?.to_str().ok()?.split_once('.')?;
        self.seal(self.id(), method, path, said).verify_slice(&unhex(seal)?).ok()?;
        let written: Written = serde_json::from_slice(&unhex(said)?).ok()?;
        if (now() - written.at).abs() > GOOD_FOR {
            return None;
        }
        let session: TokenHash = written.session.parse().ok()?;
        let Written { person, name, login, pass, bot, address, .. } = written;
        let caller = Caller { id: person, name, login, session, pass, bot };
        Some(OnBehalf { caller, address })
    }

    fn seal(&self, to: &str, method: &Method, path: &str, said: &str) -> Hmac<Sha256> {
        let mut seal = keyed(self.secret());
        for part in [to, method.as_str(), path, said] {
            seal.update(&(part.len() as u64).to_be_bytes());
            seal.update(part.as_bytes());
        }
        seal
    }

    /// A name for something that the database counts and must not know.
    pub(crate) fn name_of(&self, what: &str) -> String {
        let mut seal = keyed(self.secret());
        seal.update(what.as_bytes());
        hex(&seal.finalize().into_bytes())
    }
}

fn keyed(secret: &str) -> Hmac<Sha256> {
    Hmac::new_from_slice(secret.as_bytes()).expect("a key may have any length")
}

fn hex(bytes: &[u8]) -> String {
    let mut digits = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        write!(digits, "{byte:02x}").expect("writing to a string succeeds");
    }
    digits
}

fn unhex(digits: &str) -> Option<Vec<u8>> {
    let pairs = digits.is_ascii().then(|| digits.as_bytes().chunks(2))?;
    pairs
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok().filter(|_| pair.len() == 2))
        .collect()
}
