/**
 * What people type into a search of telephony documentation, and the places that they are glad to find. `*` stands for any
 * text: guides are named by what they are about, since their names and sections move.
 */
export interface SearchQuery {
  query: string;
  wanted: string[];
}

const AUTH = '/guides/*auth*';
const op = (...ids: string[]) => ids.map((id) => `/operations/${id}/*`);

function queries(list: Record<string, string[]>): SearchQuery[] {
  return Object.entries(list).map(([query, wanted]) => ({ query, wanted }));
}

/** Those by which the search was made. */
export const TUNING: SearchQuery[] = queries({
  '2fa': [...op('loginWithSecondFactor'), `${AUTH}second-factor*`],
  pagination: ['/guides/*pag*'],
  'missed call webhook': ['/webhooks/call.missed/', '/guides/*missed*'],
  'rate limit': ['/guides/*too-many-requests*', '/guides/limits*', '/guides/*rate*'],
  'api key': [...op('createApiToken', 'listApiTokens'), '/tags/api-tokens/', AUTH],
  'voice mail': ['/tags/voicemail-messages/', '/guides/*voicemail*', ...op('listVoicemessages')],
  quickstart: ['/guides/start*', '/'],
  'send sms': [...op('createSms'), '/guides/*send-an-sms*'],
  python: ['/guides/*python*'],
  'invalid filter': ['/guides/*error*', '/guides/*filter*'],
  'click to call': [...op('createCall'), '/guides/*click-to-call*'],
  'hang up a call': [...op('deleteCall'), '/guides/*hang-up*'],
  'transfer call': ['/guides/*transfer*', ...op('updateCall')],
  'download recording': [...op('downloadMonitorMp3'), '/guides/*recording*'],
  'call history': [...op('listCdrs'), '/tags/cdrs/'],
  'voicemail pin': ['/schemas/User/#field-vm_pin', '/guides/*voicemail*'],
  'recieve sms': ['/webhooks/sms.received/', '/guides/*receive-sms*'],
  'agent leave queue': [...op('updateQueueMembers'), '/guides/queues*'],
  'delete user': op('deleteUser'),
  'list all phone numbers': op('listDdis'),
  'GET /cdrs': op('listCdrs'),
  'POST /calls': op('createCall'),
  '/users/410003': op('getUser'),
  listCdrs: op('listCdrs'),
  downloadMonitorMp3: op('downloadMonitorMp3'),
  'call.missed': ['/webhooks/call.missed/'],
  FilterOperator: ['/schemas/FilterOperator/'],
  billsec: ['/schemas/Cdr/#field-billsec'],
  vm_pin: ['/schemas/User/#field-vm_pin'],
  '401': ['/guides/*token-is-gone*', '/guides/errors*', '/operations/*#status-401'],
  '412 error': ['/guides/*', '/operations/createCall/*'],
  'Maximum per minute call rate exceeded': ['/operations/createWebcall/#status-400', '/guides/errors*'],
  'DDI not found': ['/operations/createLeadcall/#status-400', '/guides/errors*'],
  'Authentication failed: token does not exist': ['/operations/logout/*', '/guides/*error*', AUTH],
  'webhook signature': ['/guides/webhooks*'],
  'test webhook locally': ['/guides/webhooks*', '/guides/testing*'],
  'is the call answered': ['/webhooks/call.connected/', '/guides/calls*', '/guides/*answered*'],
  'call states': ['/guides/calls/#the-states-of-a-call', '/tags/calls/', '/guides/*answered*'],
  'token expired': ['/guides/*token*'],
  'forgot password': [
    ...op('requestPasswordReset', 'resetPassword'),
    '/guides/*password*',
    '/tags/account-recovery/',
  ],
  'date range filter': ['/guides/*filter*', '/guides/*period*'],
  'sort results': ['/guides/*sort*', '/schemas/SortParameter/*'],
  sandbox: ['/guides/testing*', '/guides/*sandbox*'],
  'mock server': ['/guides/*mock*', '/guides/testing*'],
  'openapi spec': ['/guides/generate*', '/'],
  changelog: ['/changelog/*'],
  'ring group': ['/tags/ring-groups/', ...op('listRingGroups'), '/guides/*ring-group*'],
  'block a caller': ['/tags/routing-rules/', ...op('createRoutingRule', 'listRoutingRules')],
  'ivr menu': ['/tags/ivrs/', ...op('listIvrs', 'createIvr')],
  'call transcript': [
    '/guides/*transcript*',
    '/schemas/Monitor/*',
    ...op('updateMonitor'),
    '/tags/monitors/',
  ],
  'recording ready event': ['/webhooks/monitor.audio_ready/'],
  dtmf: ['/webhooks/call.dtmf/'],
  'conference room': ['/tags/conferences/', ...op('listConferences', 'createConference')],
  'extension number': ['/schemas/*ext*', '/guides/calls*'],
  'who am i': [...op('getMe'), '/tags/me/'],
  'csv export of calls': op('downloadUserCdrsCsv'),
  'canned responses': [...op('listCannedResponses'), '/guides/*canned*', '/schemas/CannedResponse*'],
  'retry after timeout': ['/guides/*retry*'],
  'php client': ['/guides/*php*'],
  pcap: [...op('downloadCdrPcap', 'downloadMsdrPcap')],
});

/** Those that nobody looked at while the search was made. */
export const HELD_OUT: SearchQuery[] = queries({
  login: [...op('login'), AUTH],
  logout: [...op('logout'), `${AUTH}sign-out*`],
  'keep session alive': [...op('ping'), '/guides/*alive*'],
  'create contact': op('createContact'),
  'import contacts bulk update': [...op('bulkUpdateContacts'), '/schemas/ContactBulkUpdate*'],
  'incoming call popup': ['/guides/*phone-rings*', '/webhooks/call.ringing/', '/guides/*card*'],
  'end of call notification': ['/webhooks/call.hangup/'],
  'dial a number from the browser': [...op('createCall', 'createWebcall'), '/guides/calls*'],
  'caller id': ['/schemas/*caller*', '/guides/calls*', ...op('createCall')],
  'voicemail audio mp3': op('downloadVoicemessageMp3'),
  greeting: [
    '/tags/voicemail-announcements/',
    ...op('createVmAnnouncement', 'listVmAnnouncements'),
    '/guides/*announcement*',
  ],
  'active calls': [...op('listCalls'), '/tags/calls/', '/guides/*wallboard*'],
  'missed calls yesterday': ['/guides/*missed*'],
  'call queue waiting time': ['/guides/*waiting*', '/schemas/*wait*'],
  'add agent to queue': [...op('updateQueueMembers'), '/guides/queues*'],
  'filter operators': ['/schemas/FilterOperator/', '/guides/*filter*'],
  'too many requests': ['/guides/*too-many-requests*', '/guides/limits*', '/guides/*rate*'],
  'error codes': ['/guides/*error*', '/schemas/*rror*'],
  '403 forbidden': ['/guides/errors*', '/operations/*#status-403'],
  '404': ['/guides/errors*', '/guides/*call*', '/operations/*#status-404'],
  'Unable to make a call with no VoIP clients registered': [
    '/operations/createCall/#status-412',
    '/guides/errors*',
  ],
  'typescript sdk': ['/guides/start*', '/guides/generate/#typescript'],
  'generate java client': ['/guides/generate/#java*', '/guides/generate/'],
  'code examples go': ['/guides/generate/#go', '/guides/generate/'],
  'unknown fields': ['/ledger/*', '/guides/limits*', '/guides/*ready-for-more*'],
  'api version': ['/guides/*versions*'],
  'time zone of timestamps': ['/schemas/Timestamp*', '/ledger/*', '/guides/*time*'],
  'call lables': ['/tags/call-labels/', ...op('listCallLabels')],
  voicmail: ['/tags/voicemail*', '/guides/*voicemail*', ...op('listVoicemessages')],
  trasnfer: ['/guides/*transfer*', ...op('updateCall')],
  ringgroups: ['/tags/ring-groups/', ...op('listRingGroups')],
  callmeback: ['/tags/call-me-back/', '/operations/*CallMeBack*', '/schemas/CallMeBack*'],
  'sip trace': op('downloadCdrTrace', 'downloadMsdrTrace', 'listCallTrace'),
  'phone number format': ['/guides/calls*', '/schemas/Ddi*', '/ledger/*'],
  'user groups / teams': ['/tags/user-groups/', ...op('listUserGroups')],
  'webhook for answered call': ['/webhooks/call.connected/'],
  'delete a recording': op('deleteMonitors', 'deleteAllMonitors'),
  getCdr: op('getCdr'),
  'hangup cause': ['/schemas/*hangup*', '/webhooks/call.hangup/', '/schemas/*cause*'],
  live_id: ['/schemas/*live_id*'],
});
