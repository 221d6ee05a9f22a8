//! What a PDF of a browser says of itself.

/// A page that was printed.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Printed {
    /// How many sheets the page says it has, at the end of its title; it says so when all of them are there.
    pub(super) sheets: usize,
    /// How many pages the file has.
    pub(super) pages: usize,
}

impl Printed {
    /// None if this is no PDF, or the page was not ready when it was printed.
    pub(super) fn read(pdf: &[u8]) -> Option<Self> {
        let sheets = title(pdf)?.rsplit(" · ").next()?.parse().ok()?;
        Some(Self { sheets, pages: pages(pdf) })
    }
}

/// The title, which is written in hexadecimal digits of UTF-16 if it has more than ASCII.
fn title(pdf: &[u8]) -> Option<String> {
    const BEFORE: &[u8] = b"/Title <FEFF";
    let start = pdf.windows(BEFORE.len()).position(|window| window == BEFORE)? + BEFORE.len();
    let digits: Vec<_> = pdf[start..].iter().copied().take_while(u8::is_ascii_hexdigit).collect();
    let units = digits.chunks_exact(4).map(|four| {
        let text = std::str::from_utf8(four).ok()?;
        u16::from_str_radix(text, 16).ok()
    });
    String::from_utf16(&units.collect::<Option<Vec<_>>>()?).ok()
}

/// Pages are objects of their own, in plain sight.
fn pages(pdf: &[u8]) -> usize {
    const PAGE: &[u8] = b"/Type /Page";
    pdf.windows(PAGE.len() + 1)
        .filter(|window| window.starts_with(PAGE) && window[PAGE.len()] != b's')
        .count()
}

#[cfg(test)]
mod tests {
    use super::Printed;

    fn pdf(title: &str) -> Vec<u8> {
        let digits: Vec<_> = title.encode_utf16().map(|unit| format!("{unit:04X}")).collect();
        let digits = digits.concat();
        format!(
            "%PDF-1.4\n<</Title <FEFF{digits}>\n/Creator (x)>>\n<</Type /Page\n/Parent 1>>\n<</Type /Page\n>>\n<</Type /Pages\n/Count 2>>"
        )
        .into_bytes()
    }

    #[test]
    fn a_page_that_is_ready_says_how_many_sheets_it_has() {
        let printed = Printed::read(&pdf("España · Imprimir y jugar · 2"));
        assert_eq!(printed, Some(Printed { sheets: 2, pages: 2 }));
    }

    #[test]
    fn a_page_that_is_not_ready_says_nothing() {
        for title in ["España · Imprimir y jugar", "España 1812", ""] {
            assert_eq!(Printed::read(&pdf(title)), None, "{title}");
        }
        assert_eq!(Printed::read(b"<html>"), None);
    }
}
