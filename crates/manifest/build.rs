//! Lists the files of the archive of editions (`data/editions`), which the program carries compressed as they are.

use std::{env, fmt::Write as _, fs, path::PathBuf};

fn main() {
    let folder = |name| PathBuf::from(env::var_os(name).expect("cargo names its folders"));
    let archive = folder("CARGO_MANIFEST_DIR").join("../../data/editions");
    // What is in the folder changes with the index: every file is named by what is in it.
    println!("cargo::rerun-if-changed={}", archive.join("index.toml").display());
    let archive = archive.canonicalize().expect("the archive is there");
    let mut names: Vec<_> = fs::read_dir(archive.join("files"))
        .expect("the archive has files")
        .map(|entry| entry.expect("the archive can be read").file_name().into_string().expect("a plain name"))
        .collect();
    names.sort();
    let mut list = String::from("&[\n");
    for name in names {
        let path = archive.join("files").join(&name);
        let path = path.to_str().expect("the sources lie in a folder with a plain name");
        writeln!(list, "({name:?}, include_bytes!({path:?})),").expect("a text can be written to");
    }
    list.push(']');
    fs::write(folder("OUT_DIR").join("editions.rs"), list).expect("cargo's folder can be written");
}
