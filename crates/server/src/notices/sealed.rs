//! What a push service carries and can't read: a message encrypted for one browser (RFC 8291 in the coding of RFC 8188).

use ring::{
    aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral},
    hkdf::{HKDF_SHA256, KeyType, Salt},
    rand::{SecureRandom, SystemRandom},
};

/// A record is as long as the longest message that a push service must take.
const RECORD: u32 = 4096;
/// So much of it is left for the message.
pub(super) const LONGEST: usize = 3000;

/// Why a message could not be encrypted: the browser's key is none.
#[derive(thiserror::Error, Clone, Copy, PartialEq, Eq, Debug)]
#[error("the browser's key is not a key")]
pub(super) struct BadKey;

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

/// Encrypts a message for a browser, by its public key and the secret that it shares with us. Each message has a key of its
/// own.
pub(super) fn seal(message: &[u8], browser: &[u8], secret: &[u8]) -> Result<Vec<u8>, BadKey> {
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).map_err(|_| BadKey)?;
    let own_public = own.compute_public_key().map_err(|_| BadKey)?;
    let mut salt = [0; 16];
    random.fill(&mut salt).map_err(|_| BadKey)?;

    let peer = UnparsedPublicKey::new(&ECDH_P256, browser);
    let info = [b"WebPush: info\0".as_slice(), browser, own_public.as_ref()];
    let shared =
        agree_ephemeral(own, &peer, |agreed| derive(secret, agreed, &info, 32)).map_err(|_| BadKey)?;
    let shared = shared?;
    let key = derive(&salt, &shared, &[b"Content-Encoding: aes128gcm\0"], 16)?;
    let nonce = derive(&salt, &shared, &[b"Content-Encoding: nonce\0"], 12)?;

    // The one record is the last one: 2 stands behind its message.
    let mut record = [message, &[2]].concat();
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).map_err(|_| BadKey)?);
    let nonce = Nonce::try_assume_unique_for_key(&nonce).map_err(|_| BadKey)?;
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record).map_err(|_| BadKey)?;

    let mut sealed = Vec::with_capacity(16 + 4 + 1 + own_public.as_ref().len() + record.len());
    sealed.extend_from_slice(&salt);
    sealed.extend_from_slice(&RECORD.to_be_bytes());
    sealed.push(own_public.as_ref().len() as u8);
    sealed.extend_from_slice(own_public.as_ref());
    sealed.extend_from_slice(&record);
    Ok(sealed)
}

/// HKDF with SHA-256.
fn derive(salt: &[u8], secret: &[u8], info: &[&[u8]], length: usize) -> Result<Vec<u8>, BadKey> {
    let mut key = vec![0; length];
    Salt::new(HKDF_SHA256, salt)
        .extract(secret)
        .expand(info, Length(length))
        .and_then(|okm| okm.fill(&mut key))
        .map_err(|_| BadKey)?;
    Ok(key)
}
