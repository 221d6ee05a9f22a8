//! Lists what `npm run build` has written to `web/dist`, each file beside its compressed forms (`web/compress.ts`).
//! Where that was not done there is one page that says so.

use std::{
    collections::BTreeMap,
    env,
    ffi::OsStr,
    fmt::Write as _,
    fs,
    hash::{DefaultHasher, Hasher as _},
    path::{Path, PathBuf},
};

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>imperios</title>\
<h1>imperios</h1><p>This program was built without its pages: <code>make web</code> builds them, and then it has to be \
built again. The server itself works; <a href=\"/api/openapi.json\">its description</a> tells how.</p></html>";

fn main() {
    let folder = |name| PathBuf::from(env::var_os(name).expect("cargo names its folders"));
    let out = folder("OUT_DIR");
    let mut dist = folder("CARGO_MANIFEST_DIR").join("../../web/dist");
    // The name of every other file changes with what is in it, and the page with the names.
    println!("cargo::rerun-if-changed={}", dist.join("index.html").display());
    if !dist.join("index.html").is_file() {
        dist = out.join("not-built");
        fs::create_dir_all(&dist).expect("cargo's folder can be written");
        fs::write(dist.join("index.html"), NOT_BUILT).expect("cargo's folder can be written");
    }
    let dist = dist.canonicalize().expect("the folder is there");
    let mut files = BTreeMap::new();
    find(&dist, "", &mut files);
    let mut list = String::from("&[\n");
    for (path, file) in files {
        let name = file.to_str().expect("names are plain text");
        let compressed = |ending: &str| {
            let form = format!("{name}.{ending}");
            if Path::new(&form).is_file() {
                format!("Some(include_bytes!({form:?}))")
            } else {
                "None".to_owned()
            }
        };
        let (media_type, tag) = (media_type(&file), tag(&file));
        let (brotli, gzip) = (compressed("br"), compressed("gz"));
        writeln!(
            list,
            "File {{ path: {path:?}, media_type: {media_type:?}, tag: {tag:?}, \
             plain: include_bytes!({name:?}), brotli: {brotli}, gzip: {gzip} }},"
        )
        .expect("a text can be written to");
    }
    list.push(']');
    fs::write(out.join("files.rs"), list).expect("cargo's folder can be written");
}

/// All files below a folder, by the path under which they are asked for. Hidden ones are notes of the bundler.
fn find(folder: &Path, path: &str, files: &mut BTreeMap<String, PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let entry = entry.expect("the folder can be read").path();
        let name = entry.file_name().and_then(OsStr::to_str).expect("names are plain text");
        let path = format!("{path}/{name}");
        if entry.is_dir() && !name.starts_with('.') {
            find(&entry, &path, files);
        } else if entry.is_file() && !matches!(ending(&entry), "br" | "gz") {
            files.insert(path, entry);
        }
    }
}

fn ending(file: &Path) -> &str {
    file.extension().and_then(OsStr::to_str).unwrap_or_default()
}

fn media_type(file: &Path) -> &'static str {
    match ending(file) {
        "css" => "text/css",
        "html" => "text/html",
        "js" => "text/javascript",
        "json" => "application/json",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "webmanifest" => "application/manifest+json",
        "webp" => "image/webp",
        "woff" => "font/woff",
        "woff2" => "font/woff2",
        other => panic!("{}: what is the media type of .{other}?", file.display()),
    }
}

/// What tells one version of a file from another.
fn tag(file: &Path) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(&fs::read(file).expect("the file can be read"));
    format!("\"{:016x}\"", hasher.finish())
}
