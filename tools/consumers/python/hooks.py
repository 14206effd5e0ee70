"""What Schemathesis must know of the sandbox: when it begins again, that every printed example succeeds, and which refusals no
schema can tell."""

import atexit
import json
import os
import re
from pathlib import Path

import requests
import schemathesis
from schemathesis.generation.meta import TestPhase

CONTROL = os.environ["PROOF_CONTROL"]
API = os.environ["PROOF_API"]
USED = Path(os.environ["PROOF_USED"])
TOKEN = {"X-Auth-Token": os.environ["PROOF_TOKEN"]}
SECONDS = 30

REFUSALS = json.loads((Path(__file__).parent / "refusals.json").read_text())
PATTERNS = [re.compile(refusal["message"]) for refusal in REFUSALS]

session = requests.Session()
used = set()


def read(path):
    response = session.get(f"{API}{path}", headers=TOKEN, timeout=SECONDS)
    response.raise_for_status()
    return response.json()["data"]


# With all roles, so that no example is refused for want of one.
USER = {**read(f"/users/{read('/me')['id']}"), "roles": read("/aclroles")}


def begin_again():
    """Everything as at the start of the story."""
    session.post(f"{CONTROL}/reset", timeout=SECONDS).raise_for_status()
    session.post(f"{CONTROL}/seed", json={"users": [USER]}, timeout=SECONDS).raise_for_status()


def phase_of(case):
    return case.meta.phase.name if case.meta else None


@schemathesis.hook
def before_call(context, case, kwargs):
    if phase_of(case) == TestPhase.EXAMPLES:
        begin_again()


@schemathesis.hook
def after_call(context, case, response):
    # What is deleted, the token too, would leave nothing but 404 and 401 to the requests after it. Stateful tests keep what
    # they have made, and only a lost token ends that.
    changed = case.method != "GET" and response.status_code < 400
    if (changed and phase_of(case) != TestPhase.STATEFUL) or response.status_code == 401:
        begin_again()


@schemathesis.check
def example_succeeds(ctx, response, case):
    if phase_of(case) == TestPhase.EXAMPLES and response.status_code >= 400 and not excuses_of(case, response):
        raise AssertionError(f"The contract prints this request, and the response is {response.status_code}")


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """Drops refusals of schema-valid requests where `refusals.json` says why no schema tells them."""
    found = excuses_of(case, response) if failure.code == "ST202" else []
    used.update(found)
    return not found


def excuses_of(case, response):
    """The entries of `refusals.json` for a refused request. With `joined`, they also excuse what Schemathesis joins from printed parts:
    examples of single fields, or a body and the other call."""
    if response.status_code != 400:
        return []
    body = response.json()
    messages = [error["message"] for error in body["errors"]] or [body["message"]]
    found = [first_match(message) for message in messages]
    is_example = phase_of(case) == TestPhase.EXAMPLES
    excused = all(index is not None and (not is_example or REFUSALS[index].get("joined")) for index in found)
    return found if excused else []


def first_match(message):
    return next((index for index, pattern in enumerate(PATTERNS) if pattern.search(message)), None)


@atexit.register
def tell_used():
    USED.write_text(json.dumps([REFUSALS[index]["message"] for index in sorted(used)]))
