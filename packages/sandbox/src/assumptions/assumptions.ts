import { fieldsText, fieldsWithoutEffect, keptFields, fieldNames } from './fields-without-effect.ts';
import type { Cause, Webhook } from '../generated/control.ts';
import type { EventName, OperationId } from '../contract/contract.ts';

type WebhookType = Webhook['types'][number];

/** One open question of the documents, and what the sandbox does about it. */
export interface Assumption {
  /** Id in the ledger of the contract. */
  ledger: string;
  /** The behaviour of the sandbox, as text. */
  behaviour: string;
}

export const defaultPageSize = 100;
export const maximumPageSize = 5000;
// The platform sends a new code each time.
export const secondFactorCode = '492817';
// Of the second factor.
export const nonceMinutes = 10;
export const maxWrongCodes = 5;
export const smsSentAfterMs = 2000;
// `DELETE /contacts/{ids}` accepts longer lists with 202.
export const maxDeletedAtOnce = 100;
// Before each retry of an event (ledger O-11, O-66).
export const retrySeconds: readonly number[] = [5, 15, 60];
// Shows a call that cannot be made (ledger O-40).
export const offlineUsers: ReadonlySet<number> = new Set([410_001]);
// The CSV export of more CDRs is queued with 202 (ledger O-28).
export const maxExportedAtOnce = 10_000;

// As in the story: price per minute of calls to external numbers, and of both sides of web calls.
export const outsideRate = 0.012;
export const sipServerId = 3;
// The ID of a phone is this base plus the extension.
export const sipEndpointBase = 50_000;
export const storyDomain = 'pbx.example';
// From the end of a call until the audio of its recording is ready.
export const audioReadySeconds = 9;
export const webcallSeconds = 41;
export const voicemailSeconds = 21;
// The places that a call can come to without a talk (ledger N-82): final destinations may form a circle.
export const maxHops = 100;
// Each round of a waiting call leaves records, so it does not wait for ever (ledger N-82).
export const maxWaitSeconds = 86_400;
// The voice of a lead call.
export const spokenWordsPerMinute = 150;
// `destination` and `monitor_state` of live calls (ledger N-30).
export const directionCodes = { in: 0, out: 1, webcall: 2 } as const;
export const recordingStates = { off: 0, on: 1, paused: 2 } as const;

// `terminated_by` of events: `caller` has been observed (ledger O-65).
export const endedBy = { src: 'caller', dst: 'callee' } as const;

interface TestNumber {
  rings: boolean;
  cause: Cause;
}

// Numbers 07700 900xxx are reserved for fiction. The endings behave like the SIP status with the same digits.
const testNumbers: Record<string, TestNumber> = {
  '404': { rings: false, cause: 'Unallocated Number' },
  '480': { rings: true, cause: 'No Answer' },
  '486': { rings: false, cause: 'User Busy' },
  '603': { rings: false, cause: 'Call Rejected' },
};

export function testNumber(number: string): TestNumber | undefined {
  const [, ending] = /^447700900(\d{3})$/.exec(number) ?? [];
  return ending === undefined ? undefined : testNumbers[ending];
}

/** The name of the administrator's role (ledger N-05). */
export const ADMINISTRATOR = 'ADMIN';

/** Operations that need it. */
export const administration: ReadonlySet<OperationId> = new Set<OperationId>([
  'bulkUpdateUsers',
  'deleteCustomer',
  'deleteUser',
  'deleteUserAudio',
]);

/** The story's administrator, with a token that never expires. */
export const administrator = { id: 410_001, token: 'd033e22ae348aeb5660fc2140aec35850c4da997' };

// The types of webhook that get each event (ledger N-07). Only call state change is documented.
export const webhookTypes: Readonly<Record<EventName, readonly WebhookType[]>> = {
  'call.missed': ['missed_call', 'call_state_change'],
  'call.initial': ['connecting', 'call_state_change'],
  'call.ringing': ['connecting', 'call_state_change'],
  'call.connected': ['connected', 'call_state_change'],
  'call.hangup': ['call_ended', 'call_state_change'],
  'call.hold': ['call_state_change'],
  'call.unhold': ['call_state_change'],
  'call.dtmf': ['call_state_change'],
  'monitor.audio_ready': ['call_state_change'],
  'sms.received': ['received_sms'],
};

function selectionText(): string {
  const events = Object.entries(webhookTypes);
  const types = new Set(events.flatMap(([, names]) => names));
  return [...types]
    .map((type) => {
      const names = events.filter(([, sent]) => sent.some((one) => one === type)).map(([event]) => event);
      return `${type.replaceAll('_', ' ')} sends ${names.join(', ')}`;
    })
    .join('; ');
}

const behaviours: Readonly<Record<string, string>> = {
  'N-64': `These settings are kept and shown but change no call, because ${keptFields.reason}: ${fieldNames(keptFields.fields)}. If a request sets one, the response says so (\`x-request-warning\`). External numbers answer after 4 s (option \`answerSeconds\`), except test numbers: 447700900404 does not exist, 447700900480 never answers, 447700900486 is busy, 447700900603 rejects the call. Web calls last ${webcallSeconds} s, voicemail messages ${voicemailSeconds} s. E-mails with codes and reports, and about faxes, SMS, voicemail and missed calls, are not sent but kept for /_sandbox/mails.`,
  'N-05': `No role is documented. A user with the role ${ADMINISTRATOR} may do everything. Users with any other role, such as USER or AGENT, may do everything except ${[...administration].join(', ')}. A user without a role gets 403 from every operation that lists it. The message of the 403 names the missing role.`,
  'N-16': `Default \`limit\`: ${defaultPageSize} records.`,
  'N-17': 'The first page is 1. A page below 1 returns the first page, with a warning.',
  'N-18': '`group_by` returns the first record for each value; `total` is the number of values.',
  'N-19':
    'A record must meet all conditions of a filter. Text and numbers are compared by value. A bare date means its first second; ISO 8601 is converted to UTC. Null equals only null, and is neither less nor greater than anything.',
  'N-27': '`like` supports % and _ and ignores case. Without % and _ it matches any part of the text.',
  'N-50': 'A trace is text/plain, a capture is application/vnd.tcpdump.pcap, a CSV file is text/csv.',
  'N-76':
    'The CSV file has the fields of a CDR in the order of the contract, separated by commas. A queued export has no file to download. An unknown user has no CDRs.',
  'O-06':
    'A recording is audio/mpeg3: 16 kHz mono at 32 kbit/s, a beep and silence, with the duration and size of its record.',
  'O-28': `An export of more than ${maxExportedAtOnce} CDRs is queued: 202 without a file.`,
  'N-30':
    'Where requests have text and records a number, the known numbers are those of the examples; other texts get numbers in the order in which they come. Words that are sent as numbers (option `forms`) are numbered from 0, in the order of the contract; the strategies A, H and M of a queue are 1, 2 and 3.',
  'N-46':
    'A sub-resource returns a single record as an object, several records as a list, and an empty list if there are none.',
  'N-58': 'Call-tracking CDRs are the CDRs of calls to a number that is assigned to a campaign.',
  'N-60':
    'A user of a new queue has `id` or `user_id`; any boolean beside it says whether the agent has joined. Default: joined.',
  'N-62':
    'Deleting all recordings also deletes the AI dictionaries. A collection without dictionaries returns 404.',
  'N-65': 'PATCH changes only the fields in the request. A list in it replaces the old list.',
  'N-71':
    'An operation that does not list 404 treats an unknown ID as one without records, or returns the nearest status that it lists.',
  'N-74':
    'A deleted user leaves all queues and ring groups. Calls to the user or to their voicemail end; their CDRs stay. The root administrator and the user of the token cannot be deleted.',
  'N-75': `A nonce is valid for ${nonceMinutes} minutes, one sign-in and ${maxWrongCodes} attempts. A password reset is valid for a day and revokes all tokens of the user. Unknown e-mail addresses get the same response as known ones.`,
  'O-04': 'An API token without `expiry` has the idle time of a login token.',
  'O-05': 'A login token expires after 30 minutes without a request, or 15 (option `idleMinutes`).',
  'N-22':
    'The context of live calls and CDRs is USER_LOCAL within the account, IVR at an IVR, otherwise PSTN_CALL. Events at an IVR or a conference have the context IVR or CONFERENCE.',
  'N-29':
    'A leg goes from INITIAL to RINGING and CONNECTED, may switch between ON_HOLD and CONNECTED, and ends with HANGUP. A click to call or a web call begins with ACCEPTED. If a ringing phone is redirected, its leg starts again with INITIAL under the same ID. A leg stays INITIAL in a queue, ring group or IVR where no phone rings; a voicemail does not change the state. A CDR has the last state before HANGUP, or VM. PATCH /calls/{id} with `dst` transfers a connected call: the user of the token leaves if they talk in it, otherwise the user of the account, and the other party stays. Before anybody talks, it redirects the caller. If nobody takes a transfer, or its number is busy, rejects it or does not exist, the call goes to the final destination of its target. If there is none, the transferor rings (option `transferReturn` swaps these two). After that, the call goes where the calls of the transferor go, or back to its queue, ring group or conference, or to the voicemail of the transferor. In an attended transfer, by the control plane, the user calls somebody while the first party is on hold. When the two are joined, both legs end with Attended Transfer, and a new leg of the first call is connected at once. A user who begins to talk puts their other call on hold.',
  'N-31': 'The states `answer` and `CONNECTED` connect a ringing call; other values get 400.',
  'N-32':
    '`monitor_state` of a live call is 0 (not recorded), 1 (recorded) or 2 (paused). Only an answered call is recorded, without the pauses. Starting a recording twice has no effect. A user whose `rec_allowed` is false cannot start or resume one (400), and their `monitor` starts none; others in the call may. `queue_state` is WAITING, CONNECTED or null.',
  'N-68':
    'The `extension_id` of a voicemail message is the ID of its queue, ring group or user. A media session belongs to the leg of the phone that talks.',
  'N-72': 'Default `from`: the user of the token.',
  'N-73': `The CDR and the recording exist before call.hangup is sent, unless the control plane delays them. A recording has the ID of the caller's leg, which in a queue is the leg of the queue; a filter by \`live_id\` finds it by the leg of the phone too. monitor.audio_ready follows ${audioReadySeconds} s later.`,
  'N-08': 'The same number always has the same `src_hash`.',
  'N-09':
    'Causes are Normal Clearing, No Answer, Originator Cancel, Answered Elsewhere, Call Rejected, User Busy, User Not Registered, Unallocated Number, Blind Transfer, Attended Transfer and Exchange Routing Error.',
  'N-82': `A call that has come to ${maxHops} places without anybody talking, such as final destinations in a circle, ends with Exchange Routing Error; a transferred call first goes back. The rounds of a queue do not count, but a call leaves a queue without \`max_wait_time\` after a day. A menu keeps a call for at least a second, and a queue waits at least a second between two rounds.`,
  'N-66':
    'All times of queues, ring groups, users and IVRs are in seconds. A queue rings for `ring_time`, waits `retry` seconds and rings again, until `max_wait_time` is over. The caller who has waited longest goes first. A freed agent rings at once, after the `wrap_up_time` of the queue whose call has ended. A queue without `join_empty` passes a call on while no agent has joined, or none has a phone online; do not disturb does not count. With `hash_to_exit`, the key # takes a waiting caller to the final destination (cause: Originator Cancel). Follow Me rings the phones of the user for `fm_init_ring_time`, then `fm_targets` in rounds of `fm_ring_time` by `fm_strategy`, and goes on to `fm_final_dst_type`, or else to the final destination of the user. With a time of 0, the phone, agents or targets do not ring. If no phone is online, the sandbox calls `nun`, or else starts Follow Me at once. A leg at a number outside belongs to the user: it has their ID, the context FOLLOW_ME and a charge. Follow Me does not apply to phones that queues and ring groups ring, and skips SIP addresses, confirmations and announcements. A number takes as many calls at once as its `channels`, unless that is 0; one more gets User Busy, and so does a call to a user with do not disturb.',
  'N-67':
    'A key of an IVR leads to the extension or number in its field. If no key is pressed, the IVR goes to its final destination after `timeout` times `repeats` seconds.',
  'N-78':
    'A record of another account (option `accounts`) gets the same response as an unknown ID, and no list shows it. No ID, number or extension is in use in both accounts. A number of the other account is external: a call or text message to it does not arrive there.',
  'N-77': 'A ring group that was created without users rings all users.',
  'O-09': 'POST /webcalls is refused after 10 web calls in a minute (option `webcallsPerMinute`).',
  'O-33':
    'A leg is a call at a destination. The first leg has the ID of the call; for a web call, that is the ID of the web call too. Each phone of a queue or ring group has its own leg. Each next place of the call has its own leg too, such as a final destination or the target of a key or a transfer; its parent is the previous leg, which has ended. Every leg has one call.hangup. GET /calls lists calls without the phones of queues and ring groups; GET, PATCH and DELETE /calls/{id} accept the ID of any live leg, and the ID of a call whose first leg has ended. `final` is true once, for a call that nobody picked up.',
  'O-40': 'The 412 comes at once. Nadia has no phone online until the control plane gives her one.',
  'O-50':
    'PATCH /queues/{id} adds a user who is not a member of the queue, and does not change members whom you leave out.',
  'O-61':
    'The user picks up their own phone in a click to call after 2 s (option `pickUpSeconds`), unless the phone declines or the control plane turns this off. The leg covers both sides: call.initial with ACCEPTED, call.ringing with the caller as `dst`, then call.initial and call.ringing of the called number. If that phone declines, is busy or is not picked up, it is the `dst` of call.missed and the `dst_id` and `dst_name` of the CDR, whose `dst` stays the dialled number.',
  'O-64':
    'Every invalid request gets the code SF0010. If the mistake is inside a field, the message begins with its path.',
  'O-65': `\`terminated_by\` is ${endedBy.src} or ${endedBy.dst}: the side that hangs up or rejects. For a DELETE, it is the side of the user of the token, or else of the account. \`duration\` of every event counts from \`connected_at\` of its leg, and is 0 before.`,
  'O-67':
    'Every leg has a CDR, with its parent and root. The CDR of a queue, ring group or IVR has no user and the ID of the place as `dst_id`; its `billsec` is the one of the phone that answered. The CDR of a Follow Me or a voicemail belongs to its user, however it ends. A number that the platform has called costs money until its line is down, even after the user has transferred it. `dst`, `dst_id` and `dst_name` of live calls, events and CDRs describe the place of the leg, with one exception (O-61). The CDR of a menu that the caller left has the type I. `dst` is the number that led the leg there: the number dialled or named in a transfer or, after a key or a final destination, the extension or internal number of the place. `dialled` of a voicemail message is the number dialled first.',
  'C-09':
    'Routing rules apply in the order of `pos`; the first rule that matches decides. `source` has numbers for incoming calls and user IDs for outgoing calls. `destination` has the beginnings of called numbers, because no operation returns number patterns. An incoming call that a rule blocks gets Call Rejected, an outgoing call 400. `action` is block, or redirect with an extension, a number, or the kind and ID of a place, such as `redirect to user 410003`; other words have no effect, and the response says so.',
  'N-83':
    'A time interval of a rule is a record of `hours`, which only a fixture or seed can add: times of the week, such as Mon-Fri 09:00-17:30, in a time zone. The rule applies within any of its intervals, or outside of one whose record says so. A rule whose intervals do not exist always applies.',
  'O-15':
    'A number of the account, with or without `+`, leads to the same place whoever dials it, and costs nothing. If it leads nowhere, or takes only faxes, it does not exist for calls. Numbers in a national form are refused. The first number of a web call is always external.',
  'O-27': 'PATCH /calls/{id} can pick up only the phones of users; external numbers answer by themselves.',
  'N-21':
    'Strategy A rings all phones, H one after the other, M one, then two, then three. After the last phone, a queue with H starts again, and a queue with M rings all. Other values get 400.',
  'N-40':
    'PATCH /cdrs refuses the fields of a CDR, because they follow from the call. Other fields, such as labels, are kept and not shown.',
  'N-07': `Webhooks: ${selectionText()}. Events of a queue and its legs are sent only while an enabled webhook has the type call state change.`,
  'O-10': 'Deliveries are not signed. The user and password in the URL are sent as HTTP Basic.',
  'O-11':
    'A webhook receives one event at a time, in order, and each attempt has 5 seconds (option `webhooks.timeout`). Any 2xx counts as success; redirects are not followed. A webhook is saved if its URL responds to a GET, with any status. Unlike the platform, the sandbox also sends to http://, and accepts any certificate on this machine.',
  'O-66': `If a receiver does not return 2xx, the same body is sent again after ${retrySeconds.join(', ')} s (option \`webhooks.retrySeconds\`), then given up. Later events of the webhook wait for it.`,
};

/** Every assumption of the sandbox by its ledger entry. */
export const assumptions: Assumption[] = [
  ...fieldsWithoutEffect.map((entry) => ({ ledger: entry.ledger, behaviour: fieldsText(entry) })),
  ...Object.entries(behaviours).map(([ledger, behaviour]) => ({ ledger, behaviour })),
];

// Numbers that records use for texts (ledger N-30): the story's, then in the order of the documents.
export const knownCodes: Record<string, Record<string, number>> = {
  final_dst_type: { U: 1, V: 2, R: 3, I: 4, Q: 5, C: 6, H: 7 },
  language: { en: 1 },
  monitor: { N: 0, A: 1, I: 2, O: 3 },
  culture: { en_GB: 1 },
  direction: { in: 1, out: 2 },
  folder: { INBOX: 0, New: 0, Old: 1 },
  format: { pdf: 1, csv: 2 },
  position: { 'bottom-right': 4 },
  status: { active: 1, paused: 0 },
  strategy: { A: 1, H: 2, M: 3 },
};
