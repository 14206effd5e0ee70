"""Signs in, reads a page of CDRs, and makes, reads, transfers and ends a call."""

import json
import os

import telephony
import urllib3

user, extension = os.environ["TELEPHONY_USER"], os.environ["TELEPHONY_EXTENSION"]
# The 301 of a changed call is its success, and must not be followed.
configuration = telephony.Configuration(host=os.environ["TELEPHONY_URL"], retries=urllib3.Retry(redirect=False))
client = telephony.ApiClient(configuration)
credentials = telephony.LoginCredentials(email=os.environ["TELEPHONY_EMAIL"], password=os.environ["TELEPHONY_PASSWORD"])
session = telephony.SessionsApi(client).login(credentials)
client.set_default_header("X-Auth-Token", session.user_token)

cdrs = telephony.CdrsApi(client).list_cdrs(limit=2, filter=os.environ["TELEPHONY_FILTER"])
calls = telephony.CallsApi(client)
call_id = calls.create_call(telephony.CallCreate(var_from=user, to="447700900456")).data.id
state = calls.get_call(call_id).data.state
try:
    changed = calls.update_call(call_id, telephony.CallUpdate(dst=extension))
except telephony.ApiException as response:
    # The client takes only 2xx for success; the body is there all the same.
    if response.status != 301:
        raise
    changed = response.data
calls.delete_call(call_id)
error = None
try:
    calls.create_call(telephony.CallCreate(var_from=extension, to="447700900456"))
except telephony.ApiException as refused:
    error = refused.data.errors[0]

print(json.dumps({"cdrs": len(cdrs.data), "call": call_id, "state": state, "dst": changed.data.dst, "error": error}))
