//! To where a table tells what happens: a channel of Discord or Slack, or any program.

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use serde_json::{Value, json};

use super::{
    outside::{Outside, Unsent},
    postman::Outcome,
    push::is_passing,
    texts::Said,
};
use crate::store::{Notice, Webhook};

/// Tells it there. `home` is the address of this server, if it has one.
pub(super) async fn send(
    outside: &Outside,
    webhook: &Webhook,
    notice: &Notice,
    said: &Said,
    home: Option<&str>,
) -> Outcome {
    let url = webhook.url.reveal();
    let body = message(url, notice, said, home).to_string().into_bytes();
    let json = HeaderMap::from_iter([(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))]);
    match outside.post(url, json, body).await {
        Ok(answer) if answer.status.is_success() => Outcome::Done,
        Ok(answer) if matches!(answer.status, StatusCode::NOT_FOUND | StatusCode::GONE) => Outcome::Gone,
        Ok(answer) if is_passing(answer.status) => {
            Outcome::Later { why: answer.status.to_string(), after: answer.retry_after }
        }
        Ok(answer) => Outcome::Refused(answer.status.to_string()),
        Err(Unsent::Refused(why)) => Outcome::Refused(why.to_string()),
        Err(error @ Unsent::Unreached(_)) => Outcome::Later { why: error.to_string(), after: None },
    }
}

/// The message as its reader understands it.
fn message(url: &str, notice: &Notice, said: &Said, home: Option<&str>) -> Value {
    let link = home.map(|home| format!("{home}{}", said.link));
    let lines = |escape: fn(&str) -> String| {
        let mut lines = format!("{}: {}", escape(&said.title), escape(&said.text));
        if let Some(link) = &link {
            lines = format!("{lines}\n{link}");
        }
        lines
    };
    let host = url.split("://").nth(1).and_then(|rest| rest.split(['/', ':']).next()).unwrap_or_default();
    if is_of(host, "discord.com") || is_of(host, "discordapp.com") {
        // Names at a table call nobody in a channel.
        json!({"content": lines(for_discord), "allowed_mentions": {"parse": []}})
    } else if is_of(host, "slack.com") {
        json!({"text": lines(for_slack)})
    } else {
        json!({
            "text": lines(str::to_owned),
            "content": lines(str::to_owned),
            "kind": notice.kind,
            "table": notice.game,
            "link": link,
        })
    }
}

fn is_of(host: &str, site: &str) -> bool {
    host == site || host.strip_suffix(site).is_some_and(|rest| rest.ends_with('.'))
}

fn for_discord(text: &str) -> String {
    escaped(text, |c| r"\*_~`|>#[]()<@:-".contains(c).then(|| format!("\\{c}")))
}

fn for_slack(text: &str) -> String {
    escaped(text, |c| match c {
        '&' => Some("&amp;".to_owned()),
        '<' => Some("&lt;".to_owned()),
        '>' => Some("&gt;".to_owned()),
        _ => None,
    })
}

fn escaped(text: &str, escape: impl Fn(char) -> Option<String>) -> String {
    text.chars().map(|c| escape(c).unwrap_or_else(|| c.to_string())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{GameId, Occasion, PersonId};

    fn told(url: &str) -> Value {
        let notice = Notice {
            id: "1".into(),
            person: PersonId::fresh(),
            key: "turn".into(),
            kind: Occasion::Turn,
            game: Some(GameId::fresh()),
            seat: Some(1),
            about: "{}".into(),
            at: 0,
            seen_at: None,
            postponed: false,
        };
        let said = Said {
            title: "Grecia · <@1>".into(),
            text: "@everyone *here* & now".into(),
            link: "/table/1".into(),
        };
        message(url, &notice, &said, Some("https://imperios.example"))
    }

    #[test]
    fn names_at_a_table_call_nobody_in_a_channel() {
        let discord = told("https://discord.com/api/webhooks/1/abc");
        let content = discord["content"].as_str().unwrap();
        assert!(content.contains(r"\@everyone \*here\*") && content.contains(r"\<\@1\>"), "{content}");
        assert!(content.ends_with("\nhttps://imperios.example/table/1"));
        assert_eq!(discord["allowed_mentions"], json!({"parse": []}));
        let slack = told("https://hooks.slack.com/services/T/B/x");
        assert!(slack["text"].as_str().unwrap().contains("&lt;@1&gt;: @everyone *here* &amp; now"));
        assert!(slack.get("content").is_none());
    }

    #[test]
    fn who_is_neither_gets_both_and_what_a_program_needs() {
        let other = told("https://notdiscord.com/hook");
        assert_eq!(other["text"], other["content"]);
        assert_eq!(
            (other["kind"].as_str(), other["link"].as_str()),
            (Some("turn"), Some("https://imperios.example/table/1"))
        );
    }
}
