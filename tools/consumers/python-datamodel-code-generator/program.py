"""Signs in, reads a page of CDRs, and makes, reads, transfers and ends a call."""

import json
import os
from typing import TypeVar

import httpx
from pydantic import BaseModel

from models import CallCreate, CallSingle, CallUpdate, CdrCollection, Error, LoginRequest, LoginResult

T = TypeVar("T", bound=BaseModel)

user, extension = os.environ["TELEPHONY_USER"], os.environ["TELEPHONY_EXTENSION"]
http = httpx.Client(base_url=os.environ["TELEPHONY_URL"])


def send(method: str, path: str, kind: type[T], body: BaseModel | None = None, *, status: int = 200) -> T:
    """Sends a body as JSON, by the names of the contract, and reads the response of one status."""
    content = body.model_dump_json(by_alias=True, exclude_unset=True) if body else None
    response = http.request(method, path, content=content, headers={"Content-Type": "application/json"})
    if response.status_code != status:
        raise SystemExit(f"{method} {path}: {response.status_code} {response.text}")
    return kind.model_validate_json(response.content)


credentials = LoginRequest(email=os.environ["TELEPHONY_EMAIL"], password=os.environ["TELEPHONY_PASSWORD"])
http.headers["X-Auth-Token"] = send("POST", "/login", LoginResult, credentials).user_token

query = httpx.QueryParams(limit=2, filter=os.environ["TELEPHONY_FILTER"])
cdrs = send("GET", f"/cdrs?{query}", CdrCollection)
call = CallCreate(**{"from": user}, to="447700900456")
call_id = send("POST", "/calls", CallSingle, call, status=201).data.id
state = send("GET", f"/calls/{call_id}", CallSingle).data.state
changed = send("PATCH", f"/calls/{call_id}", CallSingle, CallUpdate(dst=extension), status=301)
http.delete(f"/calls/{call_id}")
wrong = CallCreate(**{"from": extension}, to="447700900456")
refused = send("POST", "/calls", Error, wrong, status=400)
field = refused.errors[0]["field"] if refused.errors else None

print(json.dumps({"cdrs": len(cdrs.data), "call": call_id, "state": state, "dst": changed.data.dst, "field": field}))
