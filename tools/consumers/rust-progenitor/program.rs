//! Signs in, reads a page of CDRs, and makes, reads, transfers and ends a call.

use reqwest::header::{HeaderMap, HeaderValue};
use reqwest::redirect::Policy;
use serde_json::json;
use std::env::var;
use std::error::Error;
use telephony::types::{CallCreate, CallSingle, CallUpdate, LoginCredentials};
use telephony::{Client, Error as Refused};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let extension = var("TELEPHONY_EXTENSION")?;
    let credentials = LoginCredentials {
        email: var("TELEPHONY_EMAIL")?,
        password: var("TELEPHONY_PASSWORD")?,
        device_fingerprint: None,
        remember_me: None,
    };
    let session = client(HeaderMap::new())?.login(&credentials).await?.into_inner();
    let token = session.user_token.ok_or("The user has a second factor.")?;
    let client = client(HeaderMap::from_iter([("x-auth-token".parse()?, HeaderValue::from_str(&token)?)]))?;

    let filter = var("TELEPHONY_FILTER")?;
    let cdrs = client.list_cdrs(None, None, None, Some(&filter), None, None, Some(2), None, None).await?;

    let mut call = CallCreate { caller_id: None, from: Some(var("TELEPHONY_USER")?.parse()?), to: "447700900456".parse()? };
    let id = client.create_call(&call).await?.data.id;
    let live = client.get_call(id).await?.into_inner();
    let update = CallUpdate { dst: Some(extension.parse()?), ..CallUpdate::default() };
    let changed: CallSingle = match client.update_call(id, &update).await {
        // The client expects no redirect, which is the success of a changed call.
        Err(Refused::UnexpectedResponse(response)) if response.status() == 301 => response.json().await?,
        other => other?.into_inner(),
    };
    client.delete_call(id).await?;

    call.from = Some(extension.parse()?);
    let Err(Refused::ErrorResponse(fault)) = client.create_call(&call).await else {
        return Err("A wrong call was not refused.".into());
    };

    let line = json!({
        "cdrs": cdrs.data.len(), "call": id, "state": live.data.state, "dst": changed.data.dst,
        "error": fault.errors[0],
    });
    println!("{line}");
    Ok(())
}

/// A client of the platform that sends the headers with each request.
fn client(headers: HeaderMap) -> Result<Client, Box<dyn Error>> {
    let http = reqwest::Client::builder().default_headers(headers).redirect(Policy::none()).build()?;
    Ok(Client::new_with_client(&var("TELEPHONY_URL")?, http))
}
