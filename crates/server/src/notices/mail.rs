//! Letters: what one has not seen, gathered; and those that somebody asks for, to confirm an address or to choose a new
//! password. They are plain text.

use std::{net::IpAddr, time::Duration};

use lettre::{
    Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor,
    message::{
        Mailbox,
        header::{ContentType, HeaderName, HeaderValue},
    },
    transport::smtp::{
        authentication::Credentials,
        client::{Tls, TlsParameters},
    },
};

use super::postman::Outcome;
use crate::store::Secret;

/// Longer than this nobody waits for a letter: a week, in minutes.
pub(crate) const MOST_MINUTES: i64 = 7 * 24 * 60;
/// A server that does not answer in this time does not answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// By which server letters are sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MailSettings {
    /// The name or address of the server.
    pub host: String,
    /// Its port; the usual one if none is named.
    pub port: Option<u16>,
    /// Whether the line is encrypted from its first byte (`smtps`); else it is as soon as it can be.
    pub wrapped: bool,
    /// As whom this server signs in there.
    pub user: Option<String>,
    /// With which password.
    pub password: Option<Secret>,
    /// Who letters come from: `imperios@example.org` or `Imperios <imperios@example.org>`.
    pub from: String,
}

/// Why letters can't be sent with such settings.
#[derive(thiserror::Error, Clone, PartialEq, Eq, Debug)]
pub enum BadMail {
    /// The address of the server is none.
    #[error(
        "the mail server is smtp://host or smtps://host, perhaps with a user before it and a port behind it"
    )]
    Url,
    /// The sender is no address.
    #[error("letters come from an address such as imperios@example.org")]
    From,
    /// Links in letters lead to this server.
    #[error("letters need public_url: their links lead there")]
    NoPublicUrl,
    /// A user without a password, or the other way round.
    #[error("a user of the mail server needs a password, and a password a user")]
    HalfSignedIn,
    /// The system has no certificates, or the name of the server is none.
    #[error("no encrypted line to the mail server can be had: {0}")]
    Tls(String),
}

impl MailSettings {
    /// Reads the address of a server, such as `smtps://user@mail.example.org`.
    ///
    /// ```
    /// use server::MailSettings;
    ///
    /// let mail = MailSettings::read("smtp://imperios@mail.example.org:587", "imperios@example.org").unwrap();
    /// assert_eq!((mail.host.as_str(), mail.port, mail.wrapped), ("mail.example.org", Some(587), false));
    /// assert!(MailSettings::read("mail.example.org", "imperios@example.org").is_err());
    /// ```
    pub fn read(url: &str, from: &str) -> Result<Self, BadMail> {
        let (wrapped, rest) = match url.split_once("://") {
            Some(("smtp", rest)) => (false, rest),
            Some(("smtps", rest)) => (true, rest),
            _ => return Err(BadMail::Url),
        };
        let rest = rest.trim_end_matches('/');
        let (user, place) = match rest.rsplit_once('@') {
            // A password does not belong there: it would be seen where addresses are.
            Some((user, _)) if user.contains(':') || user.is_empty() => return Err(BadMail::Url),
            Some((user, place)) => (Some(user.to_owned()), place),
            None => (None, rest),
        };
        let (host, port) = match place.strip_prefix('[').and_then(|inner| inner.split_once(']')) {
            Some((host, "")) => (host, None),
            Some((host, port)) => (host, Some(port.strip_prefix(':').ok_or(BadMail::Url)?)),
            None => place.split_once(':').map_or((place, None), |(host, port)| (host, Some(port))),
        };
        let port = port.map(str::parse).transpose().map_err(|_| BadMail::Url)?;
        let fits = |c: char| c.is_ascii_alphanumeric() || "-._:".contains(c);
        if host.is_empty() || !host.chars().all(fits) {
            return Err(BadMail::Url);
        }
        from.parse::<Mailbox>().map_err(|_| BadMail::From)?;
        Ok(Self { host: host.to_owned(), port, wrapped, user, password: None, from: from.to_owned() })
    }

    /// The address that letters come from.
    pub(crate) fn address(&self) -> Option<String> {
        self.from.parse::<Mailbox>().ok().map(|from| from.email.to_string())
    }

    /// Whether the server is on this machine, where nobody listens on the way.
    fn is_here(&self) -> bool {
        self.host == "localhost" || self.host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
    }
}

/// Whether something can be an address. Whether it is one is seen when somebody follows the link in a letter.
pub(crate) fn could_be_an_address(text: &str) -> bool {
    text.len() <= 254
        && text.is_ascii()
        && text.parse::<Address>().is_ok_and(|address| address.domain().contains('.'))
}

/// A letter to be sent.
pub(super) struct Written {
    pub(super) to: String,
    pub(super) subject: String,
    pub(super) text: String,
    /// By which a reader knows a letter that came twice.
    pub(super) id: String,
    /// Where whoever wants no more of them says so.
    pub(super) unsubscribe: Option<String>,
}

/// The way of letters.
#[derive(Clone)]
pub(super) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Mailer {
    pub(super) fn new(settings: &MailSettings) -> Result<Self, BadMail> {
        let from = settings.from.parse().map_err(|_| BadMail::From)?;
        let parameters = || {
            TlsParameters::builder(settings.host.clone())
                .build_rustls()
                .map_err(|error| BadMail::Tls(error.to_string()))
        };
        let (tls, usual) = match (settings.wrapped, settings.is_here()) {
            (true, _) => (Tls::Wrapper(parameters()?), 465),
            (false, true) => (Tls::None, 25),
            (false, false) => (Tls::Required(parameters()?), 587),
        };
        let mut transport = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(&settings.host)
            .port(settings.port.unwrap_or(usual))
            .tls(tls)
            .timeout(Some(PATIENCE));
        match (&settings.user, &settings.password) {
            (Some(user), Some(password)) => {
                transport =
                    transport.credentials(Credentials::new(user.clone(), password.reveal().to_owned()));
            }
            (None, None) => {}
            _ => return Err(BadMail::HalfSignedIn),
        }
        Ok(Self { transport: transport.build(), from })
    }

    pub(super) async fn send(&self, letter: Written) -> Outcome {
        let message = match self.message(letter) {
            Ok(message) => message,
            Err(why) => return Outcome::Refused(why),
        };
        match self.transport.send(message).await {
            Ok(_) => Outcome::Done,
            Err(error) if error.is_permanent() => Outcome::Refused(told(&error)),
            Err(error) => Outcome::Later { why: told(&error), after: None },
        }
    }

    fn message(&self, letter: Written) -> Result<Message, String> {
        let to: Address = letter.to.parse().map_err(|_| "it goes to no address".to_owned())?;
        let domain = self.from.email.domain().to_owned();
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(letter.subject)
            .date_now()
            .message_id(Some(format!("<{}@{domain}>", letter.id)))
            .header(ContentType::TEXT_PLAIN)
            .body(letter.text)
            .map_err(|error| error.to_string())?;
        let headers = message.headers_mut();
        headers.insert_raw(raw("Auto-Submitted", "auto-generated".to_owned()));
        if let Some(url) = letter.unsubscribe {
            headers.insert_raw(raw("List-Unsubscribe", format!("<{url}>")));
            headers.insert_raw(raw("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
        }
        Ok(message)
    }
}

fn raw(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value)
}

/// What a mail server says may quote the address: the log has the code alone.
fn told(error: &lettre::transport::smtp::Error) -> String {
    match error.status() {
        Some(code) => format!("the mail server answered {code}"),
        None if error.is_timeout() => "the mail server does not answer".to_owned(),
        None if error.is_tls() => "no encrypted line to the mail server can be had".to_owned(),
        None => "the mail server could not be reached".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_server_is_named_by_its_address_without_a_password() {
        let read = |url: &str| MailSettings::read(url, "Imperios <imperios@example.org>");
        let mail = read("smtps://anna@mail.example.org").unwrap();
        assert_eq!((mail.user.as_deref(), mail.wrapped, mail.port), (Some("anna"), true, None));
        assert_eq!(read("smtp://u@e.org@[::1]:2525/").unwrap().user.as_deref(), Some("u@e.org"));
        for bad in ["", "smtp://", "smtp://a:b@c", "http://c", "smtp://c:x", "smtp://c d", "smtp://@c"] {
            assert_eq!(read(bad), Err(BadMail::Url), "{bad}");
        }
        assert_eq!(MailSettings::read("smtp://c", "nobody"), Err(BadMail::From));
        let half = MailSettings { password: None, ..read("smtp://anna@127.0.0.1").unwrap() };
        assert!(matches!(Mailer::new(&half), Err(BadMail::HalfSignedIn)));
    }

    #[test]
    fn what_can_be_no_address_is_none() {
        for good in ["anna@example.org", "a.b+c@mail.example.org"] {
            assert!(could_be_an_address(good), "{good}");
        }
        for bad in
            ["anna", "anna@localhost", "@example.org", "a b@example.org", "a@b.c\r\nBcc: x@y.z", "á@b.c"]
        {
            assert!(!could_be_an_address(bad), "{bad}");
        }
    }
}
