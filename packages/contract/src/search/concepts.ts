/**
 * What people type, and what this contract calls it: the words of telephony, of REST, and of other vendors. A line has the phrases that
 * are typed and, after the sign, those that the texts have, or the names of operations and tools. A phrase is typed in any order, with
 * a few other words in it. A line without the sign has words that are alike within a phrase.
 */
export const CONCEPTS: readonly string[] = `
delete remove erase wipe clear purge trash empty
create add new make insert register setup build open
change edit update modify rename alter correct adjust fix replace set reset
show list see view display get fetch read find look search retrieve which what
end stop finish terminate cancel close kill kick disconnect drop
customer client caller callee prospect patient guest
colleague employee coworker staff secretary boss
agent operator representative rep
voicemail vm mailbox
phone telephone handset device softphone deskphone
report statistics stats analytics figures metrics
webhook hook event notification
department team division
forward divert redirect
hide withhold suppress conceal
# Sign in
2fa, two factor, mfa, otp, totp, one time code, one time password, verification code, authenticator, second step, sms code, code from phone, enter code, code by sms, finish sign in, finish signing in, complete sign in = pass the second factor, second factor, loginWithSecondFactor
log in, login, logon, log on, signin, sign in, signed in, authenticate, authentication, authorize, authorise, auth, oauth, username, credentials = sign a person in, sign in, login, authentication
log out, logout, logoff, sign off, sign out, signout, end session = sign out, logout
api key, apikey, access key, access token, personal access token, service account, secret key, machine to machine, m2m, long lived token, permanent token, api credentials = give a program its own token, api tokens, createApiToken, api token
create key, create api key, create token, key for script, token for program, access for program, without password, integration user, server to server, token that does not expire, sign script in, credentials for script, credentials for cron, credentials for program, access for partner, key for partner = createApiToken, give a program its own token
show keys, show tokens, existing keys, list of tokens = listApiTokens, api token
revoke, leaked key, lost key, stolen key, stole key, key leaked, key stolen, key got out, compromised, rotate key, withdraw access, invalidate token, delete key, delete token, revoke key, revoke token, take away access, end access, delete access, partner access, stop access = deleteApiToken, revoke an api token
bearer, authorization header, authentication header, auth header, x auth token = send the token, token
forgot password, forgotten password, lost password, change password, reset password, password reset, recover password, password does not work, cannot log in, login does not work, locked out, account locked = reset a password, account recovery, requestPasswordReset
set new password, new password from link, link from mail, password link, choose new password = resetPassword, reset a password
confirmation mail, confirmation email, activation mail, activate account, no mail arrived = resendConfirmation
keepalive, keep alive, refresh token, token expired, token expires, session expires, session expired, session timeout, token lifetime, token expiry, renew token, idle timeout, stops working after = keep the token alive, when the token is gone, ping
permission, permissions, role, roles, access rights, access control, rbac, scope, scopes, admin, administrator, allowed to, what may, may supervisor, may user, who may, rights, privileges = acl roles, role or permission for an operation, access denied, listAclRoles
who am i, whoami, current user, my account, my profile, my extension, own extension, own user, my own, my user, which account, test token, check token, verify key, signed in as, logged in as, token still good, token still valid, token good, token works, is my token, my token = getMe, ask who you are, me
rights of team, rights of group, policies, group policy, policy of team, permissions of group = listUserGroupPolicies, user group policies
basic auth, http basic = http basic
# Calls
who called, who rang, who phoned, did somebody call, somebody rang, phoned, rang = find_calls, call detail records, listCdrs
create call, place call, start call, initiate call, call out, dial, dial out, dial number, originate, outbound call, outbound dial, click to dial, click to call, c2c, dialer, dialler, ring somebody, ring number, phone somebody, call somebody, call customer, phone number from, ring my phone first, call from browser, call from crm, call from computer, test call, ring customer, ring up, ring my phone, from my desk, phone customer, call colleague, call me first, give customer a ring = click to call, createCall, start a call for a user
hang up, hangup, end call, reject call, decline call, refuse call, end channel, stuck call, call that rings, end ringing, end conversation, hang up on customer, drop customer, kick customer, drop them = hang up, deleteCall
who hung up, hang up first, agent hang up, customer hang up, customer or agent hang up, agent or customer hang up, person hang up, who ended call, who end call, who disconnected, which side hang up, side ended call, terminated by, hangup party, hang up status, who hangup, need who hangup, customer or agent = terminated_by, duration t_cause and terminated_by of an event, call.hangup, find_calls, Cdr.disposition
hangup cause, hang up cause, hangup reason, disconnect reason, reason ended, reason disconnected, release cause, termination cause, cause code, why call ended, call fails, failed call, call dropped, calls drop, q.850, sip code = t_cause, values of t_cause, call.hangup, SIP trace
pick up, pickup, accept call, answer call, take over call, take call, grab call, steal call, answer ringing phone, take ringing call, ringing phone of colleague, ringing next to me, answer for colleague, answer automatically = answer a ringing call, pick up, updateCall
transfer, transfer call, forward call, blind transfer, cold transfer, handover, hand over, hand call, pass call, pass on, put through, connect customer, send call to extension, send call to colleague, move call, sip refer, another agent, another colleague, another department, to reception, cancel transfer, undo transfer, return to caller, back to caller, give call to, give customer to, hand customer to, take customer to, connect call = transfer a call, updateCall
attended, warm transfer, consult transfer, consultative transfer, supervised transfer, announce transfer, speak first, transfer with announcement, announced transfer, talk before transfer, ask before transfer, ask colleague first = attended transfer, speak to the target first
active calls, ongoing calls, current calls, calls in progress, running calls, calls right now, open channels, show channels, channels, calls going on, calls happening, on the phone, on phone now, busy on phone, talking now, in call, show live calls = listCalls, live_calls, calls, live calls, build a wallboard
real time, realtime, right now, live view, live screen, live board, live dashboard, dashboard, monitor screen, big screen, supervisor screen, wall display = build a wallboard, live
call status, call state, status of a call, state machine, call lifecycle, call progress, follow call, track call = the states of a call, follow a call, getCall, state of a live call
did they answer, anyone answer, anyone pick up, they pick up, was answered, call answered, call picked up, answered call, call is connected, picked up, call accepted, who answered, who took call, who picked up, answered or not, call result = know when a call was answered, call.connected, call answered, find_calls, answered
incoming call, inbound call, screen pop, screenpop, popup, pop up, card for customer, phone rings, call started, call start, alerting, ring event, call comes in, call arrives, somebody calling, incoming call event = call.ringing, show a card when the phone rings, call.initial, phone ringing
call event, ended event, call ended, call finished, end of call, call completed, hangup event, after call, call is over, when call ends = call.hangup, call ended
caller id, cli, callerid, clip, clir, outgoing number, number shown, number displayed, show number, number customer see, from number, sender number, present number, hide number, hidden number, number on display, withheld, withhold number, suppress number, private number, anonymous, anonymous call, anonymously, caller id for extension, caller id of extension, caller id of user, outgoing caller id, outbound caller id, number to show, which number is shown, calling from, call from another number, other number = CallCreate.caller_id, createCall, click to call, caller_id, ddi not found, withheld numbers
eavesdrop, spy, whisper, barge, barge in, silent monitoring, listen in, listen silently, coach, supervisor listens, call monitoring = listen in on a call or whisper to an agent, User.call_barge_allowed
missed call, missed calls, unanswered, unanswered call, no answer, lost call, nobody answered, nobody picked up, nobody took, not answered, did not answer, not reached, could not reach, callee ignored, who missed us, we missed, did I miss = call.missed, put missed calls into a crm, missed calls, find_calls, missed
abandoned, abandoned call, gave up, give up, hang up before, hang up while waiting, hang up in queue, queue abandon, customer left queue, lost customer, calls lost in queue, lost in queue, queue lost, nobody answered in queue, unanswered in queue, missed in queue, queue missed = missed calls of a queue, missed call in a queue, find_calls, owed_call_backs, missed
call back, callback, call them back, ring back, return call, redial, owe, owed, still to call, have to call, call people we missed, queue callback, back to customer = call back missed callers, owed a call back, owed_call_backs
hold, on hold, put on hold, resume call, unhold, retrieve call, take off hold, hold call, call on hold, customer on hold, take off hold, second call = hold or resume a call, call.hold
mute, unmute, silence, microphone = mute a call
park, parking lot, parked, park call, parked call, parked customer, retrieve parked = park a call
third party, third person, three way, 3 way, merge calls, add to call, conference in, join colleague, add participant, conference in colleague, colleague to call, add somebody to call, join call, bring colleague = add a third person to a call
music on hold, hold music, waiting music, moh, hold announcement = Queue.moh, QueueCreate.moh_id, Queue.hold_ann, moh
play audio, play sound, play file, play mp3, play message, audio into call, send keys, send dtmf, press digits, send digits, dtmf send, play recording into call = play audio or send keys into a call
keypress, key press, keypad, touch tone, digits pressed, key pressed, which key, dtmf, digit, pressed key, customer pressed, customer typed = call.dtmf, key pressed during a call
call id, unique id, uniqueid, linkedid, linked id, uuid, correlation id, callsid, session id, same call, two records, several records, duplicate records, records per call, leg, legs, one record per call, row per call, belongs together, calls belong = Cdr.root_live_id, legs of a call, decide what a call is, from a call to its cdr, live_id
web call, webcall, two numbers, connect two phones, connect two numbers, bridge two, bridge both, both phones, two outside numbers, dial both, two parties = connect two numbers a call button on a website, createWebcall, connect two numbers
callback widget, widget, call button, callback button, call me back, call me form, website visitor, callback form, website callback, contact form, button on website, call from website, button on site, our button, which button = call me back, createCallMeBackButton, connect two numbers a call button on a website, button
who used call button, visitors, used button, button visitors, call button statistics = listCallMeBackVisitors, listCallMeBackCdrs, call me back
text to speech, tts, spoken message, spoken text, robocall, announcement call, say text, voice broadcast, call list, automatic call, automated call, web lead, lead form, lead, read text out, read out, read message by phone, read text by phone, phone automatically, message by phone, recorded message to customers, mass calling = call a lead with a spoken text, createLeadcall
sip trace, siptrace, sip log, sip debug, sip ladder, signalling, signaling, debug call, call quality, audio quality, bad quality, voice quality, one way audio, no audio, choppy, jitter, why call failed, why phone not ring, poor quality, poor call quality, quality of call, mos, packet loss, echo, latency, calls sound bad, sound quality, bad sound, audio problem, audio issue, line bad, bad line, line so bad, bad connection, crackling, voice breaks, dropouts, could not hear, cannot hear = downloadCdrTrace, other files of a call, sip trace
trace of live call, signalling of running call, signalling of live call, live sip trace, running call trace = listCallTrace
wireshark, pcap, tcpdump, packet, capture, rtp, network dump, network capture, dump of call, traffic dump = downloadCdrPcap, packet capture
webrtc, softphone, browser phone, sip account, sip peers, registered, registration, registered devices, registered phones, extension registered, phone registered, devices, device, handset, desk phone, phone online, phones online, list phones, phones of user, every phone, hardware, phones connected, connected phones, softphones connected, connected softphones = listMediaSessions, media sessions
not registered, phone not registered, extension not registered, unregistered, phone offline, no phone online, user has no phone, phone not working, cannot be called, 412 = unable to make a call with no voip clients registered, 412 of post calls, media sessions
label a call, tag a call, tagging, call tag, disposition code, disposition codes, wrap up code, wrap up codes, outcome code, outcome codes, call outcome, call reason, classify calls, categorise calls, mark a call, reasons, reason codes, reasons for calls, reasons after call, reason after call, which labels = call labels, listCallLabels, createCallLabel, label
create label, create disposition, create disposition code, create reason, create outcome code = createCallLabel, call labels
change label, change disposition, change reason, rename label = updateCallLabel, call labels
delete label, delete disposition, delete reason, delete wrap up code = deleteCallLabel, call labels
tag finished call, label finished call, label record, tag record, mark calls as, mark calls, change calls, label several calls, classify finished calls, change several calls = bulkUpdateCdrs, change several cdrs
start recording, end recording, pause recording, resume recording, record call, record this call, record from now, on demand recording, recording off, recording on, disable recording, mute recording, end call recording, pause call recording, start call recording, start monitoring call, pci, credit card, card number, recording in middle, do not record = record part of a call, monitor_state, updateCall
link to call, url on call, custom data, attach data, crm link = link on a call, action_url
emergency, 911, 999, 112, premium number, dial policy, allowed numbers = what may be dialled
# Records
call history, call log, call logs, call record, call records, past calls, finished calls, history of calls, log of calls, list of calls, all calls, phone log, calls made, calls we made, calls of number, calls to number, calls from number, dialled number, number dialled, calls of day, calls of week, calls of month, show calls, other calls, list call records, pull calls, calls to destination, calls to this number, fetch calls, extract calls = listCdrs, find_calls, call detail records, cdr
cdr, cdrs, edr, call data record, msdr = listCdrs, CDRs, call detail records, cdr
calls of customer, calls with customer, history with customer, history of customer, call history customer, spoke to customer, talked to customer, talk to customer, spoke with customer, calls of contact, last call with, customer calls, customer rang, when did customer call = listContactCdrs, calls of a contact, find_calls
calls of user, calls of agent, calls of colleague, calls of extension, calls by agent, history of agent, calls of somebody, agent calls, extension calls, calls for user, records of user, records for user, call records for user, calls made by, calls from user, calls to user, on phone today, did on phone, what did on phone, calls today by, activity of agent, activity of user = listUserCdrs, listUserCalls, cdrs of a user
call type, call types, type of call, kinds of calls, direction = what each kind of call looks like, type
how long, duration, call length, length of a call = Cdr.duration, duration, find_calls
calls lasted, lasting, long calls, short calls, calls over an hour, calls over minutes, calls under minutes, calls longer, calls shorter = write a filter, find_calls, listCdrs, Cdr.duration
talk time, talked, conversation time, billable, billable seconds = Cdr.billsec, find_calls, duration
cost, costs, price, prices, charge, charges, tariff, spend, spent, expensive, phone bill, billing, rate per minute, money, how much did call cost = Cdr.charge, Cdr.rate, listCdrs, charge
bill, invoice, account statement = statement
export, csv, excel, spreadsheet, google sheets, extract, dump = csv, export
export calls, export call history, export call log, call history excel, call log csv, call history csv, cdr export, csv of calls, calls as csv, calls in spreadsheet, cdr csv, extract cdrs, export cdrs, cdrs for billing, call list for excel, calls for excel, for excel, to excel, excel = downloadUserCdrsCsv, other files of a call, csv of the cdrs of a user
report, reporting, statistics, stats, analytics, kpi, metrics, figures, performance, leaderboard, call volume, traffic, busiest hour, peak hours, power bi, calls by extension, calls per extension, totals of calls, total calls, number of calls per, asr, acd, summary of calls, how many calls = count calls for reports, calls report, report
per agent, per user, per day, per hour, per week, per month, per queue, each agent, each day, by agent, by user, by hour = count calls for reports, group_by, make the table
average duration, average talk time, average handle time, handling time, aht, asa, answer rate, service level, sla = count calls for reports, billsec
cron, cron job, cronjob, nightly, batch job, daily job, scheduler, sync, synchronise, synchronize = at night from the records, batch jobs
email report, scheduled report, daily report, weekly report, monthly report, report by mail, mail report, pdf, mail every, email every, report every, report schedule, schedule report, email figures, numbers by mail, regular report, report every monday = createReportSchedule, reports that the platform sends, report schedules
which reports, reports mailed, show scheduled reports, list scheduled reports = listReportSchedules, report schedules
end report, delete report, end weekly report, end scheduled report, no more report, no weekly report, unsubscribe report, cancel scheduled report = deleteReportSchedule, report schedules
change report, change day of report, change scheduled report = updateReportSchedule, report schedules
note, notes, call notes, comment, comments, remark = listCdrNotes, notes of a cdr
# Recordings
call recording, call recordings, recorded call, recorded, recordings, conversation recorded, was recorded = listMonitors, monitors, recording, call recordings
live call recorded, recording of live call, recordings of live call, running call recorded = listCallMonitors, recordings of a live call
play recording, hear recording, listen recording, listen to conversation, hear conversation, play conversation, play back, playback, what was said, recording mp3, recording wav, recording file, wav, audio of call, mp3 of call, download recording, download call recording, audio of conversation, sound file, audio of call number, get audio of call, audio file of call = downloadMonitorMp3, download the recordings of a call, download a recording
recording of call, recording to call, recording belongs, match recording, recording for call, show recording, access recording, show call recording, recordings of conversation, where recordings = download the recordings of a call, listMonitors, recordings of a call
delete recording, delete recordings, old recordings, delete call recording, gdpr recording, delete audio = deleteMonitors, delete recordings
all recordings, bulk download, archive recordings, backup recordings, save recordings, many recordings, recordings of a day, download all recordings, download all, recordings in bulk, save all recordings, store recordings, upload recordings, mp3 of calls, recordings of yesterday, recordings of today, yesterday's recordings, mp3 of yesterday = download a day's recordings, recordings in a folder, download many files, recordings fetch
recording ready, recording available, recording finished, recording url, recording missing, no recording, recording not found, recording null, recording later = monitor.audio_ready, time until cdr and recording appear, download the recordings of a call, recording audio ready
retention, retention period, kept, how long stored, retain, keep records, storage period, older than, archive, storage time, storage duration, recording storage, deleted after, keep recordings = retention how long recordings and records are kept, retention
transcript, transcription, transcribe, speech to text, stt, summary, call summary, ai notes, whisper upload, transcript of a conversation, transcript of a call = store a transcript with a recording, Monitor.transcript, transcript, updateMonitor, getMonitor
sentiment, mood, ai, customer mood, satisfaction, nps, score = Monitor.sentiment, updateMonitor, analysis of a recording, sentiment
# Messages
text message, text messages, texts, text, mms, whatsapp = sms
send text, text somebody, text customer, text a client, by text, texting, send sms, send message, send reminder, reminder by text, sms to, message to customer, text everyone, text them, write sms, sms notification, notify by sms, write to mobile, message to mobile, write to customer, text a reminder = createSms, send an sms
template, text template, message template, sms template, quick reply, snippet, snippets, prepared text, standard answer, standard text, boilerplate, ready made replies, ready made reply, ready made texts, canned, canned replies = canned responses, listCannedResponses, createCannedResponse
create template, save template, save standard answer, create standard answer, new template, create ready made reply, create snippet, create quick reply, create canned = createCannedResponse, canned responses
change template, change snippet, change canned, change quick reply = updateCannedResponse, canned responses
delete template, delete snippet, delete canned, delete quick reply = deleteCannedResponse, canned responses
inbound sms, incoming sms, receive sms, receive text, receive message, receiving messages, incoming text, inbound text, sms reply, replies, reply by sms, show sms, show texts, read texts, text messages received, sms inbox, text inbox, somebody texted, texted us, text us, did they text, messages from mobile, mobile messages, texts we got, which texts, text messages, all texts = receive sms, sms.received, listSms
delivery status, delivery report, delivery receipt, delivered, dlr, sms status, message status, was delivered, delivery callback, sent or not, was sms sent, sms not delivered, failed sms, sms failed, undelivered = getSms, status of an sms, send an sms, values of string fields of records
conversation, sms thread, message thread, sms history, chat thread, conversation by text, sms conversation, history of texts, thread, text conversation, show conversation, texts with customer, chat with customer, messages with customer = a conversation, listUserSmsThreadMessages, thread
auto reply, chatbot, reply automatically = reply to a text message
respond to message, reply to message, reply to text, reply to sms, respond to text, answer text, write back = reply to a text message, createSms, send an sms
voice mail, voicemail, mailbox, answering machine, voice message, left message, leave message, left voicemail, leave voicemail, show voicemail, message while out, spoken messages = listVoicemessages, voicemail messages, voicemail and its pin, voicemail message
unread voicemail, new voicemail, unheard, unheard messages, how many voicemails, message waiting, message waiting indicator, mwi, voicemail indicator, voicemail count, number of voicemails, voicemail lamp = Voicemessage.is_new, User.vm_new, listVoicemessages
listen to voicemail, play voicemail, voicemail audio, voicemail mp3, hear voicemail, voicemail wav, voicemail file, download voicemail, play left message, play message left, hear message left, hear what customer left, hear message, listen to message, what customer left, play message = downloadVoicemessageMp3, read voicemail
delete voicemail, delete voicemail message, clear messages, empty voicemail = deleteVoicemessages, file and delete messages
mark as read, mark voicemail, read flag, voicemail folder, archive voicemail, move voicemail, listened, mark as listened, put message into, message into archive, message to archive, move message, file message = bulkUpdateVoicemessages, file and delete messages
vm pin, mailbox pin, mailbox password, mailbox code, voicemail pin, voicemail password, voicemail code = the pin, User.vm_pin, set a voicemail pin
greeting, voicemail greeting, record greeting, create greeting, out of office message, away message, voicemail announcement, voicemail message for holidays, announcement of voicemail, mailbox message = createVmAnnouncement, upload an announcement, voicemail announcements, voicemail announcement
which greetings, show greetings, greetings = listVmAnnouncements, voicemail announcements
change greeting, change voicemail greeting, change announcement, change voicemail announcement = updateVmAnnouncement, createVmAnnouncement, upload an announcement, voicemail announcements
delete greeting, old greeting, delete announcement = deleteVmAnnouncement, voicemail announcements
voicemail to email, email voicemail, email recording, mail recording, send voicemail = send a recording or a voicemail by e-mail, User.vm_to_email, User.vm_emails
live chat, webchat, web chat, messenger, website visitors who wrote = chats, listChats, chat
delete chat, delete chats, delete chat messages, erase chat = deleteChatMessages, deleteAllChatMessages, chats
fax, faxes, fax inbox, received fax = faxes, listFaxes, fax
send fax, cancel fax, outbound fax = send or cancel a fax
# Phone system
phone number, phone numbers, did, dids, ddi, inbound number, telephone number, our numbers, our lines, numbers we have, direct number, geographic number = numbers, listDdis, phone number, number
number points to, where number point, destination of number, inbound route, inbound number route, which line, who gets calls to number, number goes to, where number lead, number belongs, what happens with number, number redirect, numbers redirecting, route number, route to extension, assign number to extension, number to extension, which number points = getDdi, read one phone number, target
assign number, number of a user, give a number, change number, point number, number for user, link number, map number = getDdi, numbers, createRoutingRule, number
buy number, purchase number, port number, porting, order number, new number, release number, available numbers = order or release a number
create extension, create user, change user, change extension of, provision, create colleague, onboard, hire, create person, change user settings = create or change a user
delete user, left company, offboard, former colleague, delete colleague, colleague left, colleague leaves, person left, who left, delete extension, account of colleague, fired, quit, quits, resigned, retired, sacked = deleteUser, delete a user
another location, another office, another site, another branch, different team, move staff, move people = bulkUpdateUsers, location and teams of several users
call forwarding, forward my calls, forward calls, follow me, forward when busy, forward if no answer, forward to mobile, forward to voicemail, diversion, find me, forward calls of colleague, send her calls, send my calls = forward a user's calls, User.fm_targets, routing rules
block, ban, blacklist, blocklist, block customer, block number, block list, create blocked, nuisance, spam, unwanted calls, harassing, stalker, telemarketer, robocallers, robocall block, reject anonymous, stop calls from, end calls from, spam calls, call blocking, call block, do not want calls from, annoying customer = createRoutingRule, routing rules, routing rule
unblock, allow again, delete block, delete from blacklist = updateRoutingRule, routing rules
who is blocked, blocked numbers, blocked customers, show blocked, show blacklist = listRoutingRules, routing rules
time condition, time conditions, business hours, opening hours, opening times, open hours, office hours, outside hours, holiday, holidays, christmas, bank holiday, weekend, closed, we are closed, out of office, after hours, night mode, night service, calls at night, schedule for calls, send calls elsewhere, route calls, routing by time, when closed, time of day, by time, conditional route, conditional routing, route by time, routes, route, non working hours, off hours, working hours, work hours, saturday, sunday, weekdays, timetable = createRoutingRule, routing rules, updateRoutingRule, time intervals of routing rules, routing rule
what happens at night, what happens to calls, where do calls go, rules for calls, show opening hours, show business hours, call rules = listRoutingRules, listCallFlows, routing rules
change opening hours, change business hours, change holiday, change schedule, change christmas, change routing = updateRoutingRule, routing rules
do not disturb, dnd = set do not disturb, User.dnd
presence, blf, busy lamp, busy lamp field, availability, busy status, away, online, who is online, user online, user busy, is busy, is free, line status, extension status, status of extension, status of phone, extension online, check extension, available or busy, who is available = presence whether a user is online or on the phone, listMediaSessions, presence, live_calls
conference, conference call, conference bridge, bridge, meeting room, meeting, audio conference, dial in room, room for, rooms, telephone conference, phone conference = conferences, conference room, listConferences, conference
conference pin, meeting pin, room code, bridge pin, access code, room pin, conference password, password for conference, meeting password, enter conference, code for conference = Conference.pin, createConference, updateConference, pin of a conference
auto attendant, attendant, voice menu, phone menu, phone tree, menu, press 1, press 2, press 3, press key, key of menu, options for customers, menu option, menu options, digital receptionist, welcome message, voice prompts = ivrs, set the keys of an ivr, createIvr, updateIvr, ivr
change menu, change what customers hear, change options, change key of menu, create menu option, press key change, change what key, what key does, change key, key does = updateIvr, ivrs, set the keys of an ivr
call flow, dialplan, dial plan, call routing, path of a call, call plan, what happens when somebody calls, route of a call = call flows, listCallFlows, call flow, routing rules
hunt group, ringgroup, call group, ring group, ring groups = ring groups, listRingGroups, ring group
simultaneous ring, ring together, ring at once, ring several phones, ring two phones, ring all phones, ring all, ring everybody, all phones ring, phones at same time, ring at same time, group of phones = createRingGroup, ring groups
add to group, add somebody to group, remove from group, member of group, members of group, change group = updateRingGroup, ring groups
pickup group, call pickup, pick up for whom, who may pick up, whose calls, whose calls may I, may I pick up, may pick up, allowed to pick up = pickup groups, listPickupGroups
extension, extensions, extension number, internal number, short number, ext = User.ext, extension, ext
list of extensions, what extension, which extension, whose extension, extension of, phone belongs, which phone = listUsers, users
staff, staff list, employee, employees, colleague, colleagues, who works here, user list, whose phone, directory of staff, coworker, people with extensions, persons, everybody with extension, people = listUsers, users
details of colleague, settings of colleague, settings of user, details of user, details of extension, user settings = getUser, read one user
details of customer, details of contact, show one contact, address of customer = getContact, read one contact
details of queue, settings of queue, queue settings, queue set up, how is queue = getQueue, read one call queue
details of number, settings of number = getDdi, read one phone number
details of call, one call, single call, one call record, details of cdr = getCdr, find_calls, getCall
details of recording, one recording = getMonitor
details of role = getAclRole
details of conference, settings of conference = getConference
team, teams, department, departments, division, create department = user groups, createUserGroup, listUserGroups
tenant, close account, delete account, sub account = customer account
campaign, campaigns, ad, ads, ad tracking, marketing, attribution, tracking number, which ad, advertisement, newspaper, radio ad, ad campaign, source of calls, advert, adverts, adverts we run, banner, promotion = call tracking, listCampaigns, createCampaign, campaign
calls from ads, calls from adverts, calls from campaign, calls from advertising, ad calls, ad perform, brought calls, ad brought call, which ad brought = listCallTrackingCdrs, listTrackedCdrs, call tracking
numbers for ads, numbers for adverts, ad numbers, campaign numbers, numbers of campaign = listCallTrackingDdis, listTrackedDdis, bulkUpdateCallTrackingDdis
track ad, track advert, create campaign, create ad, track newspaper, number for newspaper, number for ad = createCampaign, call tracking
# Queues
queue, call center, call centre, contact center, contact centre, acd, support line, waiting line, hotline = queues and agents, queues, queue
agent login, agent logout, agent log in, agent log out, log agent out, log agent in, queue login, queue logout, join queue, leave queue, log out of queue, log in to queue, pause agent, agent pause, pause in queue, agent on break, agent break, on break, break, lunch, agent available, agent ready, not ready, ready, wrap up, create queue member, delete from queue, add to queue, off queue, queue member, queue members, create agent, delete agent, agent off, agent on, member of queue, sign into queue, into queue, out of queue, agent unavailable, agent do not disturb queue, agent pause state, pause state, pause reason, time in pause, agents out automatically, unpause = let an agent join or leave a queue, updateQueueMembers
who is in queue, agents in queue, agents of queue, agents online, agents available, agents logged in, agents signed in, logged in agents, free agents, idle agents, agent state, agent status, status of agents, show agents, queue status, queue show, show queue, show members, members and status, opted in, who works in queue, queue agents, opted in to queue, signed in to queue, who is in call queue, members of queue = who is in a queue, getQueue, listQueues, updateQueueMembers
waiting customers, customers waiting, calls waiting, people waiting, how many waiting, waiting on hold, on hold in queue, wait time, waiting time, queue length, queue position, in line, how long waiting, longest wait, waiting in queue, queue waiting, customers in queue, calls in queue, callers in queue, queue customers waiting, anybody waiting = who is waiting, list the callers who wait in a queue, live_calls, waiting
queue statistics, queue stats, queue report, queue metrics, abandon rate = missed calls of a queue, count calls for reports, calls report
create queue, new queue, new call queue, queue for, create hotline, new hotline, new support line, create waiting line, create call center, calls in turn, handle calls, distribute calls, round robin, share calls = createQueue, create a queue
agent, agents, operator, call agent, representative = agent, user
# People
address book, phonebook, phone book, client list, crm contact, customer record, customer data = contacts, listContacts, contact
customer, customers, client, clients, prospect, patient = contacts, contact
who is this number, whose number, who is calling, customer name, caller name, customer lookup, caller lookup, number lookup, reverse lookup, identify customer, show customer, show contact, show customer by number, customer by phone number, contact by number, lookup contact, contact lookup, name for number, name of number, cnam, recognise customer, contact of incoming call, match number, phonebook lookup, lookup, look up, name not shown, caller name not shown, show name, display name, number not recognized, recognize number, recognize customer, number from address book, number of customer, number of person, number of mrs, number of mr, phone of customer, find number of = find the contact, listContacts
create contact, new contact, save number, save contact, save customer, create customer, new customer, remember customer, import contacts, upload contacts, contact into, customer into phonebook, create phonebook entry, phone book entry, lead into address book, lead into phonebook, create address book entry, create lead = createContact, create a contact, contacts
change contact, change customer, correct record, customer moved, new address, new number of customer, change address, change email of customer, change number of customer, contact details changed = updateContact, change a contact
delete contact, delete customer, duplicate contact, contact twice, delete from phonebook = deleteContacts
# Requests
add, insert, register, new, post = create
remove, erase, destroy, get rid of, wipe, drop, end, cancel = delete
edit, modify, update, rename, set, patch, correct = change, update
fetch, show, retrieve, view, see = list, read
search, look for = list, filter
pagination, paginate, paging, next page, page size, per page, offset, cursor, all pages, page limit, only 100, only returns, more than 100, missing records, not all records, every page, 1000, more than 5000, second page, more pages, more than one page, page after page, next records = read all pages, paging filters and grouping, ask for records page by page, how paging works, default page size, page
rate limit, rate limiting, throttle, throttling, quota, too many requests, 429, requests per second, requests per minute, calls per second, cps = too many requests, rate limits, maximum per minute call rate exceeded
how often, every second, every minute, poll, polling, interval, refresh rate = polling, once a minute
limits, restrictions, maximum, max size = limits, limit
where clause, find by, operators, greater than, less than, longer than, shorter than, not equal, contains, wildcard, starts with = write a filter, filter operator, filter
invalid filter, filter error, bad filter, filter not working, unknown property, filtration = filtration error
date range, between dates, time range, period, since, yesterday, last week, last month, from to date, by date, of a day, particular date, requested date = find yesterday's missed calls, calls of a period, write a filter, period
order by, sort, sorting, ordering, descending, ascending, newest first, oldest first, latest, most recent, newest = sort trim include, sort
select fields, sparse fields, sparse fieldsets, only some fields, partial response, expand, embed, related = sort trim include, fields
group by, aggregate, aggregation, sum = group_by, group
count, total, how many, number of records, number of calls, count records = count without reading, total
timezone, time zone, utc, local time, timestamp, date format, datetime, iso 8601, unix time, epoch = time zone of timestamps, times, timestamp
e164, e.164, number format, format of numbers, international format, plus sign, country code, leading zero = form of numbers, e.164
bulk, batch, mass update, update many, several at once, many = several at once
delete all, purge, clear all, entire, everything = delete every
delete all calls, delete call history, wipe call history = deleteAllCdrs
delete all sms, delete all texts, delete every text, empty text inbox, empty inbox, delete every sms = deleteAllSms
delete all recordings, delete every recording, every recording = deleteAllMonitors
delete all voicemail = deleteAllVoicemessages
gdpr, privacy, data protection, right to be forgotten = delete, retention
undo, restore, undelete, recover deleted, deleted by mistake = bring back what was deleted, restoring what you delete
idempotent, idempotency, retry, retries, backoff, call twice, twice, double request, without calling twice, exactly once = what to retry and what never to, place a call once
timeout, time out, slow response = what to retry, time limits and retries
cors, preflight = browser, browsers
ip address, whitelist, allowlist, firewall, https, tls, ssl, certificate, static ip, ip range, source ip, ngrok, tunnel, public url, localhost = make it reachable
base url, api url, endpoint url, server url, host, hostname, server address, production = switch to the platform, base address
api version, versioning, version, v1.1, v1.2, which version = two versions of the platform, versions of the contract
deprecated, deprecation, sunset, obsolete, legacy = deprecated
release notes, changelog, whats new, breaking changes, breaking change, what changed, migration = changelog, breaking changes
enum, enumeration, allowed values, possible values, lookup values, picklist = dictionaries, values
new fields, extra fields, additional fields, unknown field, null, optional field, missing field, which can be null = be ready for more, presence and null of record fields
# Statuses
http status, status code, status codes, error code, error codes, response codes = decide on the status, error messages and what to do, status
error handling, handle errors, exceptions, exception, failures, troubleshooting, try catch = errors and how to survive them, tell failures apart
bad request, invalid request, validation failed, validation error, invalid parameter, 400 = validation error, bodies of a 400, decide on the status
unauthorized, unauthorised, unauthenticated, invalid token, token rejected, bad token, wrong token, token not working, not logged in, 401 = authentication failed token does not exist, when the token is gone, decide on the status
forbidden, not allowed, 403 = access denied, decide on the status
not found, no such record, 404 = resource not found, decide on the status
precondition failed, 412 = unable to make a call with no voip clients registered, 412 of post calls
moved permanently, 301 = redirect, 301
server error, internal server error, bad gateway, gateway timeout, 500, 502, 503, 5xx = request a failure, bodies of 5xx responses, decide on the status
# Events
webhook, webhooks, web hook, callback url, push notification, notification, notifications, notify, subscribe, subscription, real time events, statuscallback, status callback, twiml, http callback, push events = webhooks step by step, all webhooks, webhook, event
websocket, websockets, socket, stream events, server sent events, sse, event stream = open a socket or a stream of events
event signature, verify event, event secret, validate event, hmac, event security, signature, signatures, signature validation, verify signature, event really, spoofed, fake event, signed event, authenticity = signing of webhooks, secrets, make it reachable, verify
create event, configure event, subscribe event, create webhook, set up webhook, webhook by api, event subscription = create or change a webhook, set it up
event settings, event url, enable events, turn on events, where enter url, event address, enter event address, address for events, where enter, where set, register url, set url, tell platform url = set it up, make it reachable
event lost, lost event, events lost, missing event, missing events, event missing, event late, event delayed, event broken, event failed, event fails, event not received, not receiving event, event does not, event not arrive, not triggered, not trigger, does not trigger, does not fire, event ended, event working, not arriving, no event, event retry, event retries, redelivery, replay event, callback not working, callback not called, callback not received, no callback when, callback does not, callback working, status callback working, stopped receiving, nothing arrives, not called = when an event seems lost, delivery of webhooks, kept deliveries
event timeout, how fast respond, respond in time, slow receiver, answer within, response time of receiver = slow work, write the receiver, delivery of webhooks
duplicate event, duplicate events, event twice, delivered twice, received twice, same event, deduplicate, event repeated = handled once, withheld numbers missed outbound calls repeated deliveries, delivery of webhooks, once
wrong order, out of order, order of events, event order = delivery of webhooks, what a receiver must know, understand what arrives
event endpoint, receiver, create receiver, express, fastify, koa, hono, next.js, nextjs, nest, cloudflare, lambda, serverless, cloud function, azure function = hosts of the webhook receiver, mount the receiver, write the receiver, receiver
lambda, aws, aws lambda, on lambda = lambda, hosts of the webhook receiver
event payload, event body, event fields, event data, event format = understand what arrives
test event, local event, event localhost, event locally, send test event, test receiver = try it before the platform does, test a webhook receiver
redis, postgres, postgresql, mysql, sqlite, database for events, process once, exactly once processing, process events once, handle once, once only = webhook stores, stores of events, stores of calls
bullmq, sqs, rabbitmq, kafka, job queue, message queue = queues behind the receiver, other engines, bullmq
# Tools
curl, command line, terminal, shell, cli, console = command line, curl
quickstart, quick start, getting started, get started, hello world, first request, first call, how to begin, introduction, tutorial = make your first call
sdk, sdks, client library, library, wrapper, npm package = generate a client, a client in your language, packages, client
go client, go sdk, golang client, client for go = go
rust client, rust sdk = rust
java client, java sdk = java
python client, python sdk, client for python = python
php client, php sdk = php
c# client, c# sdk, .net client = generate a client
typescript client, node client, typescript sdk, javascript client = typescript, packages, generate a client
upgrade client, update client, new version of client, migrate client = versions of the client, from another client, changelog
code generator, codegen, openapi generator, generated client, generate client = generate a client, take a bundle
openapi, swagger, oas, api spec, specification, spec file, openapi.json = take a bundle, get the files, generate a client, openapi
offline docs, download docs, pdf docs = get the files
postman, post man = postman
rest client, http client = postman, bruno, insomnia
py, python3, django, flask, fastapi, pip, pytest = python
laravel, symfony, composer, wordpress, guzzle, phpunit = php
node, nodejs, node.js, javascript, js, npm, deno, bun = typescript, client
golang = go
dotnet, .net, c#, csharp, nuget, visual basic, delphi = generate a client
spring, jvm, maven, gradle = java
ruby, rails, swift, elixir, perl = generate a client
react, vue, angular, hooks, react native, frontend = react, browsers
mock, mock server, fake server, stub, prism = the mock, mock
sandbox, test environment, staging, demo account, test account, free trial, trial, simulator, simulation, dev environment, playground, fake pbx = the sandbox, testing with mock and sandbox, sandbox
fake call, fake incoming call, simulate call, simulate incoming call, pretend to call, test incoming call = simulateInboundCall, the sandbox
simulate sms, fake sms, simulate text, simulate inbound sms = simulateSms, the sandbox
simulate voicemail, fake voicemail = simulateVoicemail
simulate fax, fake fax = simulateFax
simulate missed call, simulate queue, miss in queue = simulateMissInQueue, simulateInboundCall
simulate transfer = simulateTransfer
simulate hold = simulateHold
test number, test numbers, dummy number, magic number, number that is busy, simulate busy, simulate no answer, no answer number, number that does not answer, simulate rejection = numbers to call
docker, docker compose, container, fake data, seed data, demo data, test data = sandbox, sandbox data
test data, seed data, demo data, own data, own account, data of account = sandbox data, your own account in the sandbox
time travel, advance clock, move clock, set time, clock, skip time = advanceClock, setClock
simulate error, force error, inject fault, fault injection, api return 500, chaos, make it fail, failing request = request a failure, createRule
unit test, unit tests, integration test, tests, github actions, gitlab, pipeline, ci = in your own tests, in ci, sandbox tests in any language, testing
pytest, with pytest = with pytest
phpunit, with phpunit = with phpunit
mcp, llm, ai agent, ai assistant, chatgpt, claude, copilot, cursor, assistant = mcp server, ai agents
crm, hubspot, salesforce, zoho, pipedrive, dynamics, zendesk, freshdesk, zapier, make.com, n8n, integrate, integration = write the finished call into the crm, put missed calls into a crm, crm
opentelemetry, tracing, logging, logs, metrics of requests, proxy = events logs and proxies, logs
otel, spans = opentelemetry spans and metrics
go live, going live, checklist, gotcha, gotchas, pitfalls, caveats, best practice, common mistakes, production ready = what breaks programs, switch to the platform, common mistakes
undocumented, not documented, open questions, gaps, ledger = open questions
webhooks on my machine, receive on my machine, local receiver = listen
to my program, feed my program, every finished call = serve, pull finished calls
without public webhook, without webhook, no public address, behind firewall, no public url, poll calls, pull calls = pull finished calls, a call log in any language, by polling
`
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
