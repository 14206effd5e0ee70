/**
 * What people type, and what this site calls it: the words of telephony, of REST, and of other vendors. A line has the phrases
 * that are typed and, after the sign, those that the pages use. Whoever types one of the left finds the right too; a little, the
 * others of the left.
 */
const LIST = `
# Sign in
2fa, two factor, two-factor, mfa, otp, totp, one time code, one time password, verification code, login2fa = second factor
log in, login, logon, log on, signin, authenticate, authentication, authorize, authorise, auth, oauth = sign in, authentication, login
log out, logout, logoff, sign off, signout = sign out, destroy the token
api key, apikey, access key, access token, personal access token, service account, credentials, secret key = api token, token
bearer, authorization header, authentication header, auth header, header, x auth token = send the token, token
password reset, forgot password, lost password, change password, reset password, recover password = reset a password, account recovery
locked, locked out, lock account, account locked, login problem, login failed, sign in failed = reset a password, account recovery, invalid
keepalive, keep alive, refresh token, token expired, session timeout, session expired, token lifetime, idle timeout = keep the token alive, token is gone, idle
token life, long token, token live, token valid, token expiry, token expire, token last, lifetime = keep the token alive, token is gone
get token, obtain token, new token, generate token, request token, how token, getting access token, get access token, get api token, getting a token = give a program its own token, sign a person in
permission, permissions, role, rights, access control, rbac = acl role, access denied
scope, scopes, admin, administrator = acl role, access
who am i, whoami, current user, my account, my profile, own user = user behind the token, me
basic auth, http basic, webhook password, webhook username, webhook auth, webhook login = webhook, receiver, username
# Calls
they pick up, anyone pick up, anyone answer, anybody answer, somebody answer, someone answer, they answer, call picked up, phone answered, customer answered = call answered, answered
make a call, place a call, dial, originate, outbound call, outgoing call, start a call, initiate call, call out, click 2 call, click2call, click to dial, c2c, dialer, dial out, call from browser, call from the browser, dial from browser, outgoing calls = click to call, start a call
hang up, end call, terminate call, kill call, disconnect, hangup, reject call, decline call = hang up
cancel call, stop call, finish call, close call = hang up
pick up, pickup, accept call, answer call, answer a call, answer call by api = answer, pick up
forward call, redirect call, blind transfer, attended transfer, warm transfer, cold transfer, handover = transfer
active calls, ongoing calls, current calls, calls in progress, running calls, realtime calls, real time calls = live call
realtime, real time, live, right now = live, wallboard
was the call answered, call answered, call is answered, answered call, call connected = call.connected, call answered, answered
picks up, picked up, taken call = call answered, answered
call status, call state, status of a call, state machine, call lifecycle, call progress = states of a call, call state
incoming call, inbound call, screen pop, screenpop, popup, caller popup = phone ringing, incoming, phone rings
call started, call start, call begins, new call event = call.initial, call leg started
ring event, call alert, alerting = call.ringing, phone ringing
caller id, cli, callerid, clip, clir, anonymous call, withheld number, set caller id, show caller id, outgoing caller id, hide number = caller_id
eavesdrop, spy, spy on call, whisper, listen in, barge in, silent monitoring = barge
missed calls, missed call, unanswered call, no answer, lost call = missed
abandoned, abandoned call = missed, queue
on hold, put on hold, resume call = hold, unhold
unhold, retrieve = taken off hold
keypress, key press, keypad, touch tone, digits pressed, digits = dtmf, key pressed
ended call, call ended, call finished, end of call, call completed = call.hangup, call ended
drop call, call drop, drop, disconnected call, call fails, failed call, hangup cause, hang up cause, hangup reason, disconnect reason, release cause, termination cause, end reason, why call ended, q.850 = t_cause, hangup cause
answered calls, connected calls, successful calls = call was answered, from the record, answered
call id, unique id, uniqueid, uuid, correlation id = live_id, call id, id
callback widget, widget, call back button, callback button, call me back widget, website callback = call me back, button
redial, call them back, return call, callback from queue, queue callback = call back missed callers, call back
website call button, web call, webcall, connect two phones, bridge two numbers, two numbers = connect two numbers, web call
text to speech, tts, voice message call, spoken message, robocall, announcement call = spoken text, lead
voice broadcast, call list, automatic call, automated call, robo call = lead
sip trace, siptrace, signalling, debug call, call quality, audio quality, bad quality, one way audio, no audio, choppy, jitter = sip trace, packet capture
webrtc, softphone, browser phone, webrtc credentials = media session
wireshark, pcap, tcpdump = packet capture
call tag, tag a call, tagging, disposition, disposition code, outcome = call label, label
# Records
call history, call log, call logs, call record, call records, past calls, cdr export, history of calls = call detail record, cdr
cdr, cdrs, edr, call data record = call detail record, cdr
call types, call type, type of call, kinds of calls = what each kind of call, type
duration, talk time, call length, length of call, how long = duration, billsec
billing, cost, price, charge, charges, invoice, tariff = price, cost, charge, billsec
bill, account statement = statement
export, csv, excel, spreadsheet = csv, export
report, reporting, statistics, stats, analytics, kpi, kpis, metrics, figures = report, count
agent performance, agent statistics, agent report, leaderboard, call volume, traffic, busiest hour, peak hours = count calls for reports, report
per agent, per user, per day, per hour, per week, per month, per queue, per number, each agent, each day, by day, by hour, calls per agent, calls per user, calls per day = count calls for reports, report, group_by
average call duration, average handle time, average duration, aht, call report, missed calls report, calls report = count calls for reports, billsec
cron, cron job, cronjob, nightly, nightly job, batch job = at night, from the records
scheduled report, email report, daily report, weekly report = report schedule
call notes, comment, comments, remark = note
# Recordings
call recording, recorded call, recorded, recordings = recording, call recordings
audio of a call, play recording, listen recording, mp3, wav = recording, audio
match recording, recording of a call, match recording to call, find recording, recording for a call = download the recording of a call
listen to recordings, listen to a recording, listen to calls, recording mp3, mp3 of a call, recording file = download a recording
listen, playback, play, hear, save, get file = download
record a call, start recording, pause recording, stop recording, pci, record call, disable recording, turn off recording, recording off, mute recording, recording pause, pause call recording, call recording pause = record part of a call, monitor_state
download all recordings, bulk download, archive recordings, backup recordings, export recordings, all recordings = download a day’s recordings, recording
transcription, transcribe, speech to text, stt, call summary, ai summary = transcript, summary, analysis
voicemail transcript, voicemail transcription = voicemail message, transcript
ai, mood, sentiment analysis = sentiment, ai dictionary, analysis
# Messages
text message, texting, mms, texts, send text = sms
text template, message template, sms template, quick reply, snippet, snippets, text message template = canned response
inbound sms, incoming sms, receive sms, receive text, sms reply, sms webhook = sms.received, receive sms
delivery status, delivery report, delivery receipt, delivered, dlr = sms status, status
conversation, sms thread, message thread, sms history, chat thread = thread, conversation
voice mail, vm, mailbox, answering machine, voice message, voicemessage = voicemail, voicemail message
unread voicemail, new voicemail, unheard = is_new, voicemail message
vm pin, mailbox pin, voicemail password, voicemail code = vm_pin, voicemail pin
voicemail greeting, greeting, vm greeting = voicemail announcement
live chat, webchat, web chat = chat
whatsapp, messenger = chat
# PBX
phone number, phone numbers, did, dids, ddi, inbound number, telephone number, own numbers, our numbers = number, phone number, ddi
assign number, number of a user, user number, assign number to user, numbers of a user = number, ddi
buy number, order number, available numbers, port number = phone number
agent, operator, call agent = agent, user
acd, call center, call centre, contact center, contact centre = queue
queue login, agent login, log in to queue, join queue, agent status, agent available, queue logout, pause agent, leave queue, add agent, remove agent, add agents, assign agent, add to queue, remove from queue, queue member, queue members, add user to queue, add member, remove user from queue, assign user to queue, remove member, agent login logout = join or leave a queue, leave queue
user queue, users queue, remove user queue, delete user queue, user leave queue, take out of queue = join or leave a queue, who is in a queue
queue position, waiting callers, callers waiting, calls waiting, wait time, waiting time, queue length = who is waiting, waiting
agents free, free agents, idle agents, agents online, online agents, agents logged, logged agents, agents available, available agents, agent state = who is in a queue, queue agent, leave queue
queue statistics, queue stats, queue report, queue metrics, service level, sla, abandon rate = missed calls of a queue, queue, report
who is logged in, logged in agents, who is online, who is available = who is in a queue
hunt group, ringgroup, call group, simultaneous ring = ring group
pickup group, call pickup = pickup group
auto attendant, voice menu, phone menu, phone tree, attendant, menu, press 1, press key menu, sales menu = ivr, voice menu
block number, blacklist, blocklist, block list, spam, block caller, call blocking, call forwarding, forwarding rule, time condition, business hours, opening hours, opening times = routing rule, blocks
holiday, out of office, after hours, night mode, divert, diversion, forward to mobile = routing rule
conference call, conference bridge, meeting room, meeting, audio conference = conference room
call flow, dialplan, dial plan, call routing = call flow, routing rule
campaign, ad tracking, marketing attribution, tracking number, attribution = call tracking, campaign
extension, extension number, internal number, short number = extension, ext
do not disturb, dnd, availability, busy status = dnd
audio upload, upload audio = audio of a user, voicemail announcement
online, registered, sip registration, phone offline, device offline, phone not registered = online, 412
# People
address book, phonebook, phone book, directory, crm contact, customer record = contact
customer, customers, lead, leads, prospect = contact
identify caller, caller lookup, caller name, number lookup, reverse lookup, who is calling, find contact, search contact = find the contact, contact
employee, employees, colleague, staff, account user, seat = user
team, teams, department, departments = user group, team
tenant, close account, delete account = customer account
# Requests
add, new, make, insert, register, post = create
remove, erase, destroy, cancel, revoke, invalidate, drop = delete
edit, modify, update, rename, set, patch = change, update, set
fetch, show, retrieve, view, all = list, read
search, find = list, filter
pagination, paginate, paging, next page, page size, per page, offset, cursor, page through, all pages, page limit = paging, read all pages
100, 500, 1000, more than 100, missing records, not all, all records, every page = read all pages, page, limit
rate limit, rate limiting, rate limited, throttle, throttling, quota, too many requests, 429, requests per second, requests per minute = too many requests, rate
how often, refresh, every second, every minute, poll, polling, interval, frequency, refresh rate = polling, poll, wallboard, once a minute
limits, restrictions, maximum = limit
query, search records, where clause, search for, look up, lookup, find by = filter
invalid filter, filter error, bad filter, filter not working, filtration = filtration error, refused filter, filter
filter operators, operators, greater than, less than, not equal, like, contains = filter operator, operator
date range, between dates, time range, period, since, today, yesterday, last week, from to date, by date = period, filter
order by, sorting, ordering, descending, ascending, newest first, newest, latest first, most recent, oldest first, latest = sort
select fields, sparse fields, sparse fieldsets, only some fields, expand, embed, expand related, partial response = fields, include, trim
group by, aggregate, aggregation, sum, count per = group_by, count
total, count records, number of records, how many = count, total
timezone, time zone, utc, timestamp, date format, datetime, iso 8601, iso8601, unix time, epoch = timestamp, utc
e164, e.164, phone number format, number format, format of numbers, international format = e.164, form of numbers
bulk, batch, mass update, update many, several at once, many = several, at once
import, upload many = create, several, at once
delete all, wipe, purge, clear all = delete every
gdpr, privacy, data protection = delete every, delete
idempotent, idempotency, retry, retries, retrying, backoff, timeout, time out, timeouts = what to retry, retry, timeout
retry policy, retry strategy, retry logic = what to retry
cors, browser request, preflight, from the browser = browser, cors
ip address, whitelist, allowlist, firewall, https, tls, ssl, certificate, webhook ip, static ip, ip range, source ip = make it reachable, webhook
base url, baseurl, api url, endpoint url, server url, host, hostname, server address = base address, switch to the platform
localhost, 127.0.0.1, 4020, 4010, port = sandbox, mock
api version, versioning, version, v1.1, v1.2 = version
v1.1 vs v1.2, difference v1.1 v1.2, api versions, which version, two versions = two versions of the platform
deprecated, deprecation, sunset, obsolete, legacy = deprecated
release notes, changelog, whats new, breaking changes, breaking change, what changed, rss, feed = changelog
enum, allowed values, possible values, lookup values, picklist = dictionaries, values
new field, new fields, extra fields, additional fields, unknown field, null, optional = be ready for more, unknown
# Statuses
http status, status code, status codes, error code, error codes, http codes, response codes = status, error, decide on the status
error handling, handle errors, exceptions, exception, failures, troubleshooting, errors = errors, tell failures apart
bad request, invalid request, validation failed = 400, validation error, invalid request
unauthorized, unauthorised, unauthenticated, invalid token, token invalid, token rejected, token working, bad token, wrong token, not logged in, logged out = 401, token is gone
forbidden, access denied, not allowed = 403, access denied, forbidden
not found, no such record = 404, no such record
precondition failed, no phone online, phone is offline = 412, no phone
redirect, moved permanently = 301, redirect
accepted, queued = 202, accepted, queued
5xx, server error, internal server error, bad gateway, gateway timeout = 5xx, server error
# Events
webhook, webhooks, web hook, callback url, push notification, notification, notifications, subscribe, subscription, real time events, realtime events, websocket, statuscallback, status callback, twiml, twilio, vonage, ringcentral = webhook, event
webhook signature, verify webhook, webhook secret, hmac, webhook security, validate webhook, signature = webhook, receiver, verify
register webhook, create webhook, webhook setup, configure webhook, set up webhook, add webhook = webhook set up, set it up, receiver
enable webhooks, webhook enabled, turn on webhooks, webhook url, webhook settings, webhook response, webhook status code = webhook set up, receiver
webhook retry, webhook retries, missing events, event lost, webhook not received, redelivery, duplicate events, duplicate webhook = event seems lost, delivery, webhook
webhook stopped, webhook missing, missing webhook, webhook working, webhook broken, no webhook, webhook failed, webhook fails, webhook late, webhook delayed, webhook received = event seems lost, webhook
test webhook, ngrok, tunnel, local webhook, webhook localhost, localhost ngrok webhook, ngrok localhost = try the receiver, make it reachable, webhook
recording ready, recording webhook, recording available, recording finished = monitor.audio_ready, recording audio ready
# Tools
curl, command line, terminal, shell = curl, terminal, start
quickstart, quick start, getting started, get started, hello world, tutorial, first request, first call, how to begin, begin, introduction = start in five minutes, start
sdk, sdks, client library, library, wrapper, npm package, client libraries = client, generate a client
code generator, codegen, openapi generator, generated client, generate client = generate a client, bundle
openapi, swagger, oas, api spec, specification, openapi spec, openapi.json, swagger file, schema file = openapi, bundle, contract
offline docs, download docs, pdf, download openapi, download spec, spec file, openapi file = get the files, bundle
postman, post man, bruno, insomnia, collection import, rest client = postman, bundle, openapi
py, python3, django, flask, requests library, python sdk, python client, python library, python script = python
pip = python
laravel, symfony, composer, php sdk, php client, php library, php request, php script = php
node, nodejs, node.js, javascript, js, npm = typescript, client
golang = go
dotnet, .net, c#, csharp = c#, generate a client
nuget = c#, generate a client
spring, jvm = java
maven, gradle = java
ruby, rails, swift, elixir = generate a client
mock, mock server, fake server, stub, prism = mock
sandbox, test environment, staging, demo account, test account, free account, free trial, trial, simulator, simulation, dev environment, playground, fake incoming call, fake call, simulate incoming call, simulate call = sandbox, testing
docker, fake data, seed data, demo data, test data = sandbox
docker compose, container = docker, sandbox
reset sandbox, time travel, advance clock, move clock, set time, clock = control plane, sandbox
simulate error, force error, error simulation, inject fault, fault injection = request a failure
unit test, integration test, tests, ci = testing, your own tests
mcp, llm, ai agent, chatgpt, claude, copilot = agents, llms.txt, tools
wallboard, dashboard, live dashboard, realtime dashboard, monitor screen, supervisor, presence, blf, busy lamp, busy lamp field, line status, on the phone, who is on the phone, phone right now = wallboard
crm, hubspot, salesforce, integrate, integration, zapier = crm
go live, going live, checklist, gotcha, gotchas, pitfalls, caveats, best practice, best practices, common mistakes, production ready = what breaks programs
undocumented, unknown, not documented, open questions, gaps, ledger = what is not known
`;

/** The lines above as pairs of lists, each with a comma between its phrases. */
export const SYNONYMS: readonly (readonly [typed: string, meant: string])[] = LIST.split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [typed = '', meant = ''] = line.split(' = ');
    return [typed, meant];
  });
