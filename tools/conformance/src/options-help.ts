/** What `--help` prints. */
export const HELP = `Checks a running server against the contract: calls its read operations, holds it against what is true between
requests, runs the workflows of openapi/workflows, checks every response, and reports what differs from the contract.

Usage: npm run -s conformance -- --server URL [options]

  --server URL                base address, with version and service: https://pbx.example.com/v1.2/voice
  --token TOKEN               access token; safer in TELEPHONY_TOKEN, where others cannot see it
  --email EMAIL               sign in with this e-mail address instead; logs out at the end
  --password PASSWORD         its password; safer in TELEPHONY_PASSWORD
What may be sent (default: GET, HEAD and OPTIONS only):
  --plan                      print what would be sent, in order, and send nothing; with --report FILE, every request
                              on a line of its own
  --allow-writes              also make, change and remove records of the run; what was there before is put back
  --allow-dialling            also ring a phone and send messages; needs --allow-writes; cannot be put back
  --allow-collection-deletes  also delete whole collections; needs --allow-writes; cannot be put back
  --allow-logins              also sign in with other credentials, wrong ones too; needs --allow-writes
  --yes                       do not ask for the name of the account before writes
  --rate NUMBER               requests per second (default: 10; a server on this machine: no limit)
  --refusals                  also read unknown records and with parameters out of bounds: reads that must be refused
  --quick                     one request per read operation and the workflows; no laws between requests
  --sandbox                   the server is a sandbox on this machine: everything above, and every example and refusal
                              of every operation, those that delete included; afterwards it is as before
  --workflow NAME             run only this workflow or file of workflows, and nothing else; may be repeated
  --input NAME=VALUE          an input of the workflows, for a server without the data of the examples; may be repeated
  --stateless                 the server keeps no state, like the mock: skip what needs it
  --timeout SECONDS           timeout of a response (default: 30)
What is written:
  --baseline FILE             accepted deviations, each with a ledger id and a reason (YAML)
  --propose FILE              ledger entries and a baseline for what was seen, ready to paste (YAML)
  --report FILE               the report with everything, Markdown
  --json FILE                 the same as JSON
  --junit FILE                for CI: a test for each violation of the screen, and for each workflow
  --sarif FILE                for code scanning
  --har FILE                  all requests and responses, values masked; only the owner can read the file
  --show NAME                 do not mask the values of this field; may be repeated; never secrets
  --help                      show this text

Exit code: 0 conforms, 1 violations, 2 wrong usage or another address, 3 the server cannot be reached, 4 something is not put back.

Before you point this at your account: tools/conformance/README.md.
Example: TELEPHONY_TOKEN=... npm run -s conformance -- --server http://127.0.0.1:4010 --stateless`;
