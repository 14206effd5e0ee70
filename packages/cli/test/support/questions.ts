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
IVR menu = listIvrs
add somebody to the hunt group = updateRingGroup
api key for my script = createApiToken
call recordings = listMonitors
canned responses = listCannedResponses
change several CDRs = bulkUpdateCdrs
change what callers hear when they press 2 = updateIvr
click to call = createCall
conference rooms = listConferences
connect two external numbers = createWebcall
delete a user = deleteUser
delete voicemail = deleteVoicemessages
download voicemail as audio file = downloadVoicemessageMp3
email the manager call numbers every Monday = createReportSchedule
faxes = listFaxes
find a customer by phone number = listContacts
give a program access without a password = createApiToken
let me listen to the conversation with a client = downloadMonitorMp3 listMonitors listCallMonitors
make two phones ring together = createRingGroup updateRingGroup
notes of a CDR = listCdrNotes
number for tracking a newspaper ad = createCampaign bulkUpdateCallTrackingDdis listCallTrackingDdis
ongoing calls dashboard = live_calls listCalls
phone book entry = createContact listContacts getContact
press 1 for sales menu = createIvr listIvrs updateIvr
put somebody through to a colleague = updateCall
routing rules = listRoutingRules
second factor code login = loginWithSecondFactor
send an SMS = createSms
send the call to another extension = updateCall
sip debug for a bad call = downloadCdrTrace downloadCdrPcap
somebody left a message while I was out = listVoicemessages
templates for text messages = listCannedResponses createCannedResponse
text a customer = createSms
transcript of a conversation = getMonitor listMonitors
transfer a call = updateCall
upload a new voicemail greeting = createVmAnnouncement
voicemail from a caller this morning = listVoicemessages
where do I find the recordings = listMonitors
which calls are going on right now = live_calls
who rang and nobody picked up = find_calls owed_call_backs
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
