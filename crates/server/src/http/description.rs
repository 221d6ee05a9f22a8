//! The description of the API, made from its handlers and the types they take and give. The test below writes it to
//! `openapi.json`, which the server hands out: what is shipped needs nothing of what makes it.

use utoipa::OpenApi;

use super::{
    feeds, games, insight, notices, people, plans, positions, previews, profiles, programs, puzzles, ratings,
    records, socket, stream, tables, tournaments,
};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "imperios",
        description = "Tables, people and records of historical board games. Whoever wants to do something first says \
                   who they are (`POST /api/guests`), then sends the cookie or the bearer token with every request. \
                   Changes of a table come over its socket (`GET /api/tables/{id}/socket`), whose messages are the \
                   schemas `Message` (from the server) and `Command` (to it).",
        license(name = "MIT OR Apache-2.0")
    ),
    paths(
        games::games,
        games::facts,
        games::texts,
        people::add_guest,
        people::me,
        people::rename,
        people::add_account,
        people::sign_in,
        people::sign_out,
        people::sessions,
        people::end_others,
        people::change_password,
        tables::open,
        tables::mine,
        tables::awaiting,
        tables::open_tables,
        tables::table,
        tables::command,
        tables::invite_anew,
        tables::ask_to_sit,
        tables::follow_invitation,
        tables::chat,
        tables::say,
        tables::why,
        plans::reach,
        plans::plans,
        positions::check,
        positions::pack,
        positions::start,
        positions::moment,
        puzzles::list,
        puzzles::look,
        puzzles::plans,
        puzzles::why,
        puzzles::answer,
        puzzles::solution,
        feeds::feed,
        feeds::renew,
        feeds::remove,
        feeds::calendar,
        feeds::atom,
        insight::odds,
        insight::hint,
        insight::analysis,
        insight::stop_analysis,
        notices::notices,
        notices::seen,
        notices::wishes,
        notices::set_wishes,
        notices::add_device,
        notices::remove_device,
        notices::set_mail,
        notices::confirm,
        notices::recover,
        notices::choose_password,
        notices::unsubscribe,
        notices::webhook,
        notices::set_webhook,
        notices::remove_webhook,
        previews::picture,
        records::export,
        records::replay,
        records::verify,
        records::import,
        records::remove,
        socket::socket,
        stream::table,
        stream::mine,
        programs::tokens,
        programs::add_token,
        programs::revoke_token,
        programs::bots,
        programs::add_bot,
        programs::retire_bot,
        programs::seat_bot,
        profiles::data,
        profiles::farewell,
        profiles::profile,
        profiles::games,
        profiles::set,
        profiles::blocks,
        profiles::block,
        profiles::unblock,
        ratings::board,
        ratings::at_table,
        tournaments::list,
        tournaments::announce,
        tournaments::one,
        tournaments::enter,
        tournaments::leave,
        tournaments::order,
        tournaments::record,
        tournaments::turning,
    ),
    components(schemas(crate::protocol::Message, crate::tidings::Tiding))
)]
struct Described;

#[test]
fn what_is_served_describes_the_api() {
    let made = Described::openapi().to_pretty_json().unwrap() + "\n";
    if made != super::DESCRIPTION {
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/openapi.json"), made).unwrap();
        panic!("openapi.json was of yesterday and has been written anew: commit it");
    }
}
