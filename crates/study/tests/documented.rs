//! docs/python-numbers.md lists all words and planes. `IMPERIOS_WRITE=1 cargo test -p study --test documented` writes it.

use std::{fmt::Write, fs, path::Path};

use study::Library;

#[test]
fn the_page_of_words_and_planes_is_true() {
    let library = Library::new();
    let mut page = String::from(
        "# Words and planes by number\n\nWritten by `IMPERIOS_WRITE=1 cargo test -p study --test documented`. Numbers \
         follow from the edition; these are those of the built-in ones. [python.md](python.md) tells what they are for.\n",
    );
    for manifest in library.games().iter() {
        let numbers = library.numbers(manifest);
        let (actions, words) = (numbers.actions, numbers.words);
        writeln!(
            page,
            "\n## {}\n\n{actions} actions, {words} words with those that chance alone brings.\n",
            manifest.name
        )
        .unwrap();
        page.push_str("| from | words | verb | of |\n|---|---|---|---|\n");
        for stretch in &numbers.stretches {
            writeln!(page, "| {} | {} | `{}` | {} |", stretch.first, stretch.count, stretch.verb, stretch.of)
                .unwrap();
        }
        writeln!(page, "\n{} cells of one byte.\n", numbers.cells).unwrap();
        page.push_str("| from | shape | plane | what its cells say |\n|---|---|---|---|\n");
        for plane in &numbers.planes {
            let shape = format!("{} × {}", plane.rows, plane.columns);
            writeln!(page, "| {} | {shape} | `{}` | {} |", plane.first, plane.name, plane.about).unwrap();
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/python-numbers.md");
    if std::env::var_os("IMPERIOS_WRITE").is_some() {
        fs::write(&path, &page).unwrap();
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(written == page, "docs/python-numbers.md says otherwise: IMPERIOS_WRITE=1 writes it anew");
}
