//! By which push services know this server (RFC 8292): a key that it made on its first start, and a ticket signed with it for
//! each service.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use ring::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair},
};
use serde_json::json;

use crate::{
    clock::Moment,
    problem::{Problem, Result},
    store::{Secret, Store},
};

/// The name under which the key is kept.
const NAME: &str = "vapid";
/// A ticket is good for so many seconds.
const GOOD_FOR: i64 = 12 * 60 * 60;

/// The server's key.
pub(crate) struct Vapid {
    pair: EcdsaKeyPair,
    random: SystemRandom,
    /// Whom a push service may write to.
    contact: String,
}

impl Vapid {
    /// The key as it is kept; made if there is none yet, once for all servers on a database.
    pub(crate) async fn of(store: &Store, contact: String) -> Result<Self> {
        let random = SystemRandom::new();
        let failed = |_| {
            tracing::error!("the system gives no random numbers");
            Problem::unavailable()
        };
        let fresh =
            EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random).map_err(failed)?;
        let kept = store.key(NAME, &Secret::new(URL_SAFE_NO_PAD.encode(fresh.as_ref()))).await?;
        let broken = || {
            tracing::error!("the server's key for push services can't be read");
            Problem::unavailable()
        };
        let bytes = URL_SAFE_NO_PAD.decode(kept.reveal()).map_err(|_| broken())?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &random);
        Ok(Self { pair: pair.map_err(|_| broken())?, random, contact })
    }

    /// The public key, as browsers want it.
    pub(crate) fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.pair.public_key().as_ref())
    }

    /// What proves to a push service who sends something.
    pub(super) fn ticket(&self, origin: &str, now: Moment) -> Option<String> {
        let head = URL_SAFE_NO_PAD.encode(r#"{"typ":"JWT","alg":"ES256"}"#);
        let claims = json!({"aud": origin, "exp": now / 1000 + GOOD_FOR, "sub": self.contact});
        let said = format!("{head}.{}", URL_SAFE_NO_PAD.encode(claims.to_string()));
        let signature = self.pair.sign(&self.random, said.as_bytes()).ok()?;
        Some(format!("vapid t={said}.{}, k={}", URL_SAFE_NO_PAD.encode(signature.as_ref()), self.public()))
    }
}
