//! Signs in, reads a page of CDRs, and makes, reads, transfers and ends a call.

use reqwest::redirect::Policy;
use serde_json::json;
use std::env::var;
use std::error::Error;
use telephony::apis::Error as Refused;
use telephony::apis::calls_api::{CreateCallError, create_call, delete_call, get_call, update_call};
use telephony::apis::cdrs_api::list_cdrs;
use telephony::apis::configuration::{ApiKey, Configuration};
use telephony::apis::sessions_api::login;
use telephony::models::{CallCreate, CallUpdate, LoginRequest};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let extension = var("TELEPHONY_EXTENSION")?;
    // A redirect is the success of a changed call: it must not be followed.
    let client = reqwest::Client::builder().redirect(Policy::none()).build()?;
    let mut platform = Configuration { base_path: var("TELEPHONY_URL")?, client, ..Configuration::new() };
    let credentials = LoginRequest::new(var("TELEPHONY_EMAIL")?, var("TELEPHONY_PASSWORD")?);
    let token = login(&platform, credentials).await?.user_token;
    platform.api_key = Some(ApiKey { prefix: None, key: token.ok_or("The user has a second factor.")? });

    let filter = var("TELEPHONY_FILTER")?;
    let cdrs = list_cdrs(&platform, None, Some(2), Some(&filter), None, None, None, None, None).await?;

    let mut call = CallCreate::new("447700900456".into());
    call.from = Some(var("TELEPHONY_USER")?);
    let id = create_call(&platform, call.clone()).await?.data.id;
    let live = get_call(&platform, id).await?;
    let update = CallUpdate { dst: Some(extension.clone()), ..CallUpdate::new() };
    let changed = update_call(&platform, id, update).await?;
    delete_call(&platform, id).await?;

    call.from = Some(extension);
    let field = match create_call(&platform, call).await {
        Err(Refused::ResponseError(refused)) => match refused.entity {
            Some(CreateCallError::Status400(fault)) => fault.errors.unwrap_or_default()[0]["field"].clone(),
            other => return Err(format!("A wrong call: {other:?}").into()),
        },
        other => return Err(format!("A wrong call: {other:?}").into()),
    };

    let line = json!({
        "cdrs": cdrs.data.len(), "call": id, "state": live.data.state, "dst": changed.data.dst, "field": field,
    });
    println!("{line}");
    Ok(())
}
