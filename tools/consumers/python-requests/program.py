import json
import os

import requests

CONDITION = {"property": "type", "operator": "eq", "value": "I"}
FILTERS = [
    {"filter": json.dumps([CONDITION])},
    {"filter": [CONDITION]},
    {"filter": CONDITION},
    {f"filter[{name}]": value for name, value in CONDITION.items()},
    {"filter[]": json.dumps(CONDITION)},
]


def use(url):
    session = requests.Session()
    session.headers["X-Auth-Token"] = os.environ["TELEPHONY_TOKEN"]
    seen = []
    for params in FILTERS:
        response = session.get(f"{url}/cdrs", params=params)
        message = "" if response.ok else response.json()["errors"][0]["message"]
        seen.append([response.status_code, message])
    records, page = 0, 1
    while data := session.get(f"{url}/cdrs", params={"page": page, "limit": 1}).json()["data"]:
        records += len(data)
        page += 1
    return {"filters": seen, "records": records}


print(json.dumps({"servers": [use(url) for url in os.environ["TELEPHONY_SERVERS"].split()]}))
