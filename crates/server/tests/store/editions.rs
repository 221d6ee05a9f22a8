//! Data packs in the database.

use std::collections::BTreeMap;

use server::store::{Pack, PackFiles};

use crate::Ground;

fn pack(hash: &str, added_at: i64) -> Pack {
    let files = BTreeMap::from([("map.toml".to_owned(), "name = \"Ítaca\"\n".to_owned())]);
    Pack {
        game: "grecia".into(),
        hash: hash.into(),
        name: "pequeña".into(),
        files: PackFiles(files),
        added_at,
        retired: false,
    }
}

pub(crate) async fn packs_are_kept_retired_and_offered_again(ground: Ground) {
    let store = ground.open().await;
    let (first, second) = (pack("abc123", 1), pack("abd456", 2));
    store.add_pack(&second).await.unwrap();
    store.add_pack(&first).await.unwrap();
    assert_eq!(store.packs().await.unwrap(), [first.clone(), second.clone()]);

    assert_eq!(store.retire_packs("abc", true).await.unwrap(), 1);
    assert_eq!(store.retire_packs("ab_", true).await.unwrap(), 0, "a hash is no pattern");
    let retired = Pack { retired: true, ..first.clone() };
    assert_eq!(store.packs().await.unwrap(), [retired, second.clone()]);
    assert_eq!(store.retire_packs("ab", false).await.unwrap(), 2);
    assert_eq!(store.packs().await.unwrap(), [first.clone(), second.clone()]);

    // Whoever adds it once more has it once, and it is offered.
    store.retire_packs("abc123", true).await.unwrap();
    store.add_pack(&pack("abc123", 9)).await.unwrap();
    assert_eq!(store.packs().await.unwrap(), [first, second]);
    store.close().await;
}
