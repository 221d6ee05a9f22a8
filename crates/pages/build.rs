//! Takes in what `npm run build` has written to `web/dist`. Where that was not done there is one page that says so.

use std::{env, fs, path::PathBuf};

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>imperios</title>\
<h1>imperios</h1><p>This program was built without its pages: <code>make web</code> builds them, and then it has to be \
built again. The server itself works; <a href=\"/api/openapi.json\">its description</a> tells how.</p></html>";

fn main() {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate is"));
    let built = here.join("../../web/dist");
    println!("cargo::rerun-if-changed={}", built.join("index.html").display());
    if built.join("index.html").is_file() {
        memory_serve::load_directory(built);
        return;
    }
    let instead = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where to write")).join("not-built");
    fs::create_dir_all(&instead).expect("cargo's folder can be written");
    fs::write(instead.join("index.html"), NOT_BUILT).expect("cargo's folder can be written");
    memory_serve::load_directory(instead);
}
