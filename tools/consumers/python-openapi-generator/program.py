"""Signs in, reads a page of CDRs, and makes, reads, transfers and ends a call."""

import json
import os

import telephony

user, extension = os.environ["TELEPHONY_USER"], os.environ["TELEPHONY_EXTENSION"]
client = telephony.ApiClient(telephony.Configuration(host=os.environ["TELEPHONY_URL"]))
credentials = telephony.LoginRequest(email=os.environ["TELEPHONY_EMAIL"], password=os.environ["TELEPHONY_PASSWORD"])
session = telephony.SessionsApi(client).login(credentials)
client.set_default_header("X-Auth-Token", session.user_token)

cdrs = telephony.CdrsApi(client).list_cdrs(limit=2, filter=os.environ["TELEPHONY_FILTER"])
calls = telephony.CallsApi(client)
call_id = calls.create_call(telephony.CallCreate(var_from=user, to="447700900456")).data.id
state = calls.get_call(call_id).data.state
try:
    changed = calls.update_call(call_id, telephony.CallUpdate(dst=extension))
except telephony.ApiException as response:
    # The client takes only 2xx for success; the platform's is 301, and its body is there all the same.
    if response.status != 301:
        raise
    changed = response.data
calls.delete_call(call_id)
field = None
try:
    calls.create_call(telephony.CallCreate(var_from=extension, to="447700900456"))
except telephony.ApiException as refused:
    field = refused.data.errors[0]["field"]

print(json.dumps({"cdrs": len(cdrs.data), "call": call_id, "state": state, "dst": changed.data.dst, "field": field}))
