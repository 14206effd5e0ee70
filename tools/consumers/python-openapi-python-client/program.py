"""Signs in, reads a page of CDRs, and makes, reads, transfers and ends a call."""

import json
import os
from typing import TypeVar

from telephony import AuthenticatedClient, Client
from telephony.api.calls import create_call, delete_call, get_call, update_call
from telephony.api.cdrs import list_cdrs
from telephony.api.sessions import login
from telephony.models import CallCreate, CallSingle, CallUpdate, CdrCollection, ErrorBody, LoginCredentials, UserSession

T = TypeVar("T")


def expect(kind: type[T], result: object) -> T:
    """Errors are returned, not raised: the result is told by its type."""
    if not isinstance(result, kind):
        raise SystemExit(f"{kind.__name__} expected: {result}")
    return result


url, user, extension = (os.environ[f"TELEPHONY_{name}"] for name in ("URL", "USER", "EXTENSION"))
credentials = LoginCredentials(email=os.environ["TELEPHONY_EMAIL"], password=os.environ["TELEPHONY_PASSWORD"])
session = expect(UserSession, login.sync(client=Client(base_url=url), body=credentials))
client = AuthenticatedClient(base_url=url, token=session.user_token, prefix="", auth_header_name="X-Auth-Token")

cdrs = expect(CdrCollection, list_cdrs.sync(client=client, limit=2, filter_=os.environ["TELEPHONY_FILTER"]))
started = expect(CallSingle, create_call.sync(client=client, body=CallCreate(from_=user, to="447700900456")))
call_id = started.data.id
state = expect(CallSingle, get_call.sync(call_id, client=client)).data.state
changed = expect(CallSingle, update_call.sync(call_id, client=client, body=CallUpdate(dst=extension)))
delete_call.sync(call_id, client=client)
refused = expect(ErrorBody, create_call.sync(client=client, body=CallCreate(from_=extension, to="447700900456")))
error = refused.errors[0] if refused.errors else None

print(json.dumps({"cdrs": len(cdrs.data), "call": call_id, "state": state, "dst": changed.data.dst, "error": error}))
