/** What people ask who have not seen the contract, and what may come first: operations, or tools. */
const TUNED = `
withhold my number when calling out = createCall
how much did we spend on calls abroad = listCdrs find_calls
wipe the entire call history = deleteAllCdrs
originate a call from extension 201 = createCall
grab the call that is ringing on the desk next to me = updateCall
sip show peers = listMediaSessions
queue add member = updateQueueMembers
log agent out = updateQueueMembers
new call center queue for billing = createQueue
directed pickup which phones may I answer for = listPickupGroups getPickupGroup
spam calls from one number all day = createRoutingRule
voice menu with options = createIvr listIvrs
did the customer leave a voicemail = listVoicemessages
play a voicemail = downloadVoicemessageMp3
mark voicemails as listened = bulkUpdateVoicemessages
remove the old greeting = deleteVmAnnouncement
sms to a customer that the technician is late = createSms
replies we got by sms = listSms
save a standard answer for texts = createCannedResponse
new client into the phonebook = createContact
caller name lookup = listContacts
move contacts in bulk to another company = bulkUpdateContacts
staff directory with extension numbers = listUsers
offboard a colleague = deleteUser
create department = createUserGroup
inbound route of a DID = getDdi listDdis
tag a finished call as sale = bulkUpdateCdrs
outcome codes for agents = listCallLabels createCallLabel
packet capture of a bad call = downloadCdrPcap downloadMsdrPcap
locked out of my account = requestPasswordReset
know whether agent or caller hung up = find_calls getCdr listCdrs
check if an extension is registered = listMediaSessions listUsers
transfer the call to agent B = updateCall
call log of a requested date = find_calls listCdrs
call log based on the called number = find_calls listCdrs
access the recording of a call = listMonitors downloadMonitorMp3
voicemail count for a mailbox = listVoicemessages listUsers getUser
who is opted in to the call queue = getQueue listQueues
set an agent to do not disturb in the queue = updateQueueMembers
show members and their status in queue 500 = getQueue listQueues updateQueueMembers
look up the contact of an incoming call = listContacts
click to call from our ticket system = createCall
play the message somebody left = downloadVoicemessageMp3 listVoicemessages
change the mailbox greeting = updateVmAnnouncement createVmAnnouncement
route calls at night to the answering service = createRoutingRule updateRoutingRule
add a blocked caller = createRoutingRule
number of calls of yesterday by agent = find_calls listUserCdrs listCdrs
stop the call recording for a moment = updateCall
new menu option for billing = updateIvr createIvr
list every phone in the office = listMediaSessions listUsers
a rude customer, drop them = deleteCall
text everyone who missed us = createSms owed_call_backs
how did last month's ad perform = listCallTrackingCdrs listTrackedCdrs listCampaigns find_calls
get me the audio of call 4711 = downloadMonitorMp3 listMonitors listCallMonitors
what is my own extension = getMe
invoice for calls, durations and prices = listCdrs find_calls
who spoke to the client last = find_calls listContactCdrs listCdrs
set up a hotline with hold music = createQueue
colleague is ill, send her calls to me = createRoutingRule updateRoutingRule updateCall
remove all texts = deleteAllSms
list of the recordings for a specific call = listMonitors listCallMonitors
fetch the list of call records for a given user = listUserCdrs listUserCalls listCdrs
pull all calls of the last day = find_calls listCdrs
monitor for poor call quality = downloadCdrTrace downloadCdrPcap downloadMsdrPcap listMsdrs downloadMsdrTrace listCallTrace
calls to a user, not only from the user = listUserCdrs listUserCalls find_calls listCdrs
agent in queue login, logout and pause = updateQueueMembers
display agent pause state = getQueue listQueues updateQueueMembers
phonebook lookup on an external call = listContacts
number is not recognized from the address book = listContacts
modified business hours for holidays = createRoutingRule updateRoutingRule listRoutingRules
conditional route based on time of the day = createRoutingRule updateRoutingRule listRoutingRules
off business hours on Saturday and Sunday = createRoutingRule updateRoutingRule
show other calls to this destination = listCdrs find_calls
how to extract cdrs = listCdrs downloadUserCdrsCsv
how much has each customer spent = listCdrs find_calls listContactCdrs
show the greeting that callers hear in the mailbox = listVmAnnouncements getVmAnnouncement
delete a ring group nobody uses = deleteRingGroup
end the phone conference room = deleteConference
who may see this queue's policies = listUserGroupPolicies getUserGroupPolicy listAclRoles
which extension did the fax arrive at = listFaxes
reply to a text = createSms
mark all voicemails as read = bulkUpdateVoicemessages
read one text conversation = listUserSmsThreadMessages listUserSmsThreads
cancel a transfer = updateCall
answer the parked caller = updateCall
set a password on the conference = updateConference createConference
route this DID to extension 100 = createRoutingRule getDdi updateRoutingRule
which trunk numbers point to the ivr = listDdis getDdi listIvrs
outgoing caller id per extension = createCall listUsers getUser
new voicemails of extension 12 = listVoicemessages
add the cleaning company to contacts = createContact
how many calls are running = live_calls listCalls
who picked up the call from Smith = find_calls listCdrs
calls that lasted over an hour = find_calls listCdrs
let support handle calls in turn = createQueue
take me out of the sales queue = updateQueueMembers
the boss wants Monday's figures as a mail = createReportSchedule
call me and then connect the customer = createCall createWebcall
phone this lead automatically and read a message = createLeadcall
which button is on our site = getCallMeBackButton listCallMeBackWebsites
why did my phone not ring when the customer called = downloadCdrTrace listCdrs find_calls getCdr listCallTrace
caller id of people who phoned last night = find_calls listCdrs
put my agents on a break = updateQueueMembers
remove a contact that is there twice = deleteContacts
let the secretary take my ringing call = updateCall
announcement for an empty mailbox, new one = createVmAnnouncement updateVmAnnouncement
send a reminder by text = createSms
phone bill for each employee = listUserCdrs downloadUserCdrsCsv listCdrs listUsers
unblock a number = updateRoutingRule listRoutingRules
how do customers reach support, which menu = listIvrs getIvr listCallFlows
create a meeting room for ten people = createConference
save all sound files of last week = listMonitors downloadMonitorMp3
is anybody waiting on hold = live_calls listCalls
who did not get called back = owed_call_backs
sign my script in for good = createApiToken
someone stole the api key = deleteApiToken
web site visitors who chatted = listChats
move an employee to another office = bulkUpdateUsers
stop sending the weekly report = deleteReportSchedule updateReportSchedule
a new line for the support team where callers wait = createQueue
`;

/**
 * Written from public questions about other phone systems before the search was run, and measured once, at the end: nothing was tuned on
 * them. Whoever reads a failure here has seen them, so write new ones before you measure again.
 */
const UNSEEN = `
who hung up first on that call = find_calls getCdr listCdrs
cancel a call that is still ringing = deleteCall
who is online right now = listMediaSessions listUsers live_calls
list calls which nobody answered last week = find_calls owed_call_backs
which customers are we still supposed to ring back = owed_call_backs
call history for one customer = listContactCdrs find_calls listCdrs
see the calls of one extension = listUserCalls listUserCdrs
call log as csv for an agent = downloadUserCdrsCsv
get the wav of a conversation = downloadMonitorMp3 listMonitors
gdpr request remove the recording of a customer = deleteMonitors
redirect channel to another extension = updateCall
blind transfer = updateCall
hangup channel = deleteCall
start monitoring a live call to disk = updateCall
core show channels = listCalls live_calls
queue show members = getQueue listQueues updateQueueMembers
how long are people waiting in the support queue = live_calls listQueues getQueue find_calls
ring all phones in the sales department = createRingGroup
send calls to voicemail outside business hours = createRoutingRule updateRoutingRule
change the christmas schedule = updateRoutingRule
what happens to an inbound call step by step = listCallFlows getCallFlow
record a new mailbox message for holidays = createVmAnnouncement updateVmAnnouncement
conversation history with a mobile number = listUserSmsThreadMessages listUserSmsThreads
faxes that came in = listFaxes
update an email address of a client = updateContact
put ten people in a different branch = bulkUpdateUsers
which phone numbers does the company own = listDdis
long lived token for zapier = createApiToken
key got into github what now = deleteApiToken
weekly pdf with call numbers to my boss = createReportSchedule listReportSchedules
`;

export const QUESTIONS = { tuned: read(TUNED), unseen: read(UNSEEN) };

function read(lines: string): { words: string; wanted: string[] }[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [words = '', wanted = ''] = line.split(' = ');
      return { words, wanted: wanted.split(' ') };
    });
}
