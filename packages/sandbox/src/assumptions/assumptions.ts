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
  'N-64': `Kept and shown, but no call goes by them: ${fieldNames(keptFields.fields)}: ${keptFields.reason}. External numbers are answered after 4 s (option \`answerSeconds\`), except test numbers: 447700900404 does not exist, 447700900480 is never answered, 447700900486 is busy, 447700900603 rejects the call. Web calls last ${webcallSeconds} s, voicemail messages ${voicemailSeconds} s. E-mails about faxes, SMS, voicemail, calls that nobody has picked up, and reports are kept for /_sandbox/mails, as are codes; nothing is sent. What a request sets that nothing goes by is named in the response (\`x-request-warning\`).`,
  'N-05': `No role is documented. A user with the role ${ADMINISTRATOR} may do everything. Users with any other role, such as USER or AGENT, may do everything except ${[...administration].join(', ')}. A user without a role gets 403 from every operation that lists it. The message of the 403 names the role that is missing.`,
  'N-16': `Default \`limit\`: ${defaultPageSize} records.`,
  'N-17': 'The first page is 1. A page below 1 is the first too, with a warning.',
  'N-18': '`group_by` returns the first record for each value; `total` is the number of values.',
  'N-19':
    'A record must meet all conditions of a filter. Text and numbers are compared by value. A bare date means its first second; ISO 8601 is converted to UTC. Null equals only null and is neither less nor greater than anything.',
  'N-27': '`like` supports % and _ and ignores case. Without % and _ it matches any part of the text.',
  'N-50': 'A trace is text/plain, a capture is application/vnd.tcpdump.pcap, a CSV file is text/csv.',
  'N-76':
    'The CSV file has the fields of a CDR in the order of the contract, separated by commas. The file of a queued export cannot be downloaded. An unknown user has no CDRs.',
  'O-06':
    'A recording is audio/mpeg3: 16 kHz mono at 32 kbit/s, a beep and silence, with the duration and size that its record states.',
  'O-28': `An export of more than ${maxExportedAtOnce} CDRs is queued: 202 without a file.`,
  'N-30':
    'Where requests send text and records hold a number, the numbers are those of the examples; other texts are numbered in order of use. Words that are sent as numbers (option `forms`) have their place in the list of the contract, from 0; the strategies A, H and M of a queue are 1, 2 and 3.',
  'N-46':
    'A sub-resource of a record is returned as one record, as a list if there are several, and as an empty list if there are none.',
  'N-58': 'Call-tracking CDRs are the CDRs of calls to a number that is assigned to a campaign.',
  'N-60':
    'A user of a new queue has `id` or `user_id`, and any boolean says whether the agent has joined. Default: joined.',
  'N-62':
    'Deleting all recordings also deletes the AI dictionaries. A collection without dictionaries returns 404.',
  'N-65': 'PATCH changes only the fields that are sent; a list that is sent replaces the old one.',
  'N-71': 'Where 404 is not listed, an unknown ID has no records, or the nearest listed status is returned.',
  'N-74':
    'A deleted user is removed from queues and ring groups, their voicemail takes no messages, and calls that would go to either end; CDRs are kept. The root administrator and the user of the token cannot be deleted.',
  'N-75': `A nonce is valid for ${nonceMinutes} minutes, one sign-in and ${maxWrongCodes} attempts. A password reset is valid for a day and revokes all tokens of the user. Unknown e-mail addresses get the same response as known ones.`,
  'O-04': 'An API token without `expiry` has the idle time of a login token.',
  'O-05': 'A login token expires after 30 minutes without a request, or 15 (option `idleMinutes`).',
  'N-22':
    'The context of live calls and CDRs is USER_LOCAL within the account, IVR at an IVR, otherwise PSTN_CALL. Events at an IVR or a conference have the context IVR or CONFERENCE.',
  'N-29':
    'A leg goes from INITIAL (ACCEPTED when a click to call or web call begins) to RINGING and CONNECTED, may switch between ON_HOLD and CONNECTED, and ends with HANGUP. Until it is picked up, the leg of a phone that is redirected starts again with INITIAL under the same ID. It stays INITIAL in a queue, ring group or IVR where no phone rings; a voicemail does not change the state. A CDR has the last state before HANGUP, or VM. PATCH /calls/{id} with `dst` transfers a talk: the user of the token leaves, if they talk in it, else the user of the account; the other party stays. A transfer that nobody takes, or whose number is busy, rejects it or does not exist, goes to the final destination of its target, then rings back who has made it (option `transferReturn`: the other way round), then goes where the calls of that user go, else back to the queue, ring group or conference that it was in, else to the voicemail of that user. Before anybody talks, the caller is sent on. An attended transfer, which the control plane makes, is a call of the user to who is asked while the first is on hold; joined, both legs end with Attended Transfer, and a new leg of the first call is connected at once. A user who begins to talk puts their other call on hold.',
  'N-31': 'The states `answer` and `CONNECTED` connect a ringing call; others get 400.',
  'N-32':
    '`monitor_state` of a live call is 0 (not recorded), 1 (recorded) or 2 (paused). Only an answered call is recorded, without the pauses. Starting a recording that is already running has no effect. A user whose `rec_allowed` is false cannot start or resume one (400), and causes none by `monitor`; others in the call may. `queue_state` is WAITING, CONNECTED or null.',
  'N-68':
    'The `extension_id` of a voicemail message is the ID of its queue, ring group or user. A media session belongs to the leg of the phone that talks.',
  'N-72': 'Default `from`: the user of the token.',
  'N-73': `The CDR and the recording exist before call.hangup is sent, unless the control plane lets them appear later. A recording has the ID of the leg that the caller is on: in a queue that of the queue; a filter by \`live_id\` finds it by the leg of the phone as well. monitor.audio_ready follows ${audioReadySeconds} s later.`,
  'N-08': 'The same number always has the same `src_hash`.',
  'N-09':
    'Causes are Normal Clearing, No Answer, Originator Cancel, Answered Elsewhere, Call Rejected, User Busy, User Not Registered, Unallocated Number, Blind Transfer, Attended Transfer and Exchange Routing Error.',
  'N-82': `A call that has come to ${maxHops} places without a talk, such as final destinations in a circle, ends with Exchange Routing Error; a transferred one goes back first. The rounds of a queue do not count, but a call leaves a queue without \`max_wait_time\` after a day. A menu keeps a call for at least a second, and a queue waits as long between two rounds.`,
  'N-66':
    'All times of queues, ring groups, users and IVRs are in seconds. A queue rings for `ring_time`, waits `retry` seconds and rings again, until `max_wait_time` is over. Waiting calls are served first come, first served; a freed agent is rung at once, after `wrap_up_time` of the queue whose call has ended. A queue without `join_empty` passes a call on while no agent has joined, or none has a phone online; do not disturb does not count. With `hash_to_exit`, the key # leads a waiting caller to the final destination (cause: Originator Cancel). Follow Me rings the own phone for `fm_init_ring_time`, then `fm_targets` in rounds of `fm_ring_time` by `fm_strategy`, and goes on to `fm_final_dst_type`, else to the final destination of the user. A time of 0 is a time: the phone, agents or targets do not ring. Where no phone is online, `nun` is called, else Follow Me begins at once. At a number outside it is the user who is called: the leg has their ID, the context FOLLOW_ME and a charge. Follow Me is not for the phones that queues and ring groups ring; SIP addresses in it, confirmations and announcements are left out. A number takes as many calls at once as its `channels`, where that is not 0; one more gets User Busy, and so does a call to a user who does not want to be disturbed.',
  'N-67':
    'A key of an IVR leads to the extension or number in its field. If no key is pressed, the IVR goes to its final destination after `timeout` times `repeats` seconds.',
  'N-78':
    'A record of another account (option `accounts`) is not found, like one that nobody has: 404 where the operation has it, else what it returns for an unknown ID, and lists leave it out. No ID, number or extension is in use in both. A number of the other account is a number outside: a call or text message to it does not arrive there.',
  'N-77': 'A ring group that was created without users rings all users.',
  'O-09': 'POST /webcalls is refused after 10 web calls in a minute (option `webcallsPerMinute`).',
  'O-33':
    'A leg is a call at a destination. The first leg has the ID of the call, which is that of a web call, too; each phone of a queue or ring group has a leg of its own; so has each further place that the call passes, such as a final destination or what a key leads to, and the target of a transfer: its parent is the leg before, which is over then. Every leg has one call.hangup. GET /calls lists calls without the phones of queues and ring groups; GET, PATCH and DELETE /calls/{id} accept the ID of any live leg, and that of a call whose first leg is over. `final` is true once, for a call that nobody picked up.',
  'O-40': '412 is returned at once. Nadia has no phone online until the control plane gives her one.',
  'O-50':
    'A user who is not a queue member becomes one by PATCH /queues/{id}; queue members who are left out do not change.',
  'O-61':
    'The phone of a click to call is picked up after 2 s (option `pickUpSeconds`), unless the user is set not to by the control plane, or declines. The leg covers both sides: call.initial with ACCEPTED, call.ringing with the caller as `dst`, then call.initial and call.ringing of the number called. Where the own phone declines, is busy or is not picked up, that phone is the `dst` of call.missed and the `dst_id` and `dst_name` of the CDR, whose `dst` stays the number dialled.',
  'O-64':
    'Every invalid request gets the code SF0010. If the fault is inside a field, the message begins with its path.',
  'O-65': `\`terminated_by\` is ${endedBy.src} or ${endedBy.dst}: the side that hangs up or rejects; of a DELETE, the side of the user of the token, else that of the account. \`duration\` of every event counts from \`connected_at\` of its leg, and is 0 before.`,
  'O-67':
    'Every leg has a CDR, with its parent and root. That of a queue, ring group or IVR has no user and the ID of the place as `dst_id`; its `billsec` is that of its phone. That of a Follow Me or a voicemail belongs to its user, however it ends. A number that the platform has called is charged as long as its line is up, also after the user has transferred it. `dst`, `dst_id` and `dst_name` of live calls, events and CDRs are of the place of the leg, with one exception (O-61). The record of a menu that was left says I. `dst` is the number by which the leg came there: what was dialled or given by a transfer, or, where a key or a final destination has passed it on, the extension or internal number of the place. The number that was dialled first stays in `dialled` of a voicemail message.',
  'C-09':
    'Routing rules are applied in the order of `pos`, the first that is for a call decides. `source` names numbers for calls that come in and IDs of users for those that go out; `destination` holds how the numbers begin that are called, as no operation has number patterns. An incoming call that a rule blocks gets Call Rejected, an outgoing one 400. `action` is block, or redirect with an extension, a number, or the kind and ID of a place, such as `redirect to user 410003`; other words have no effect, which the response says.',
  'N-83':
    'A time interval of a rule is a record of `hours`, which only a fixture or seed can add: times of the week such as Mon-Fri 09:00-17:30 in a time zone, by the clock on the wall. The rule holds within one of its intervals, or outside of it where the record says so. A rule whose intervals are not there holds at any time.',
  'O-15':
    'A number of the account, with or without `+`, leads where it leads for callers from outside, whoever dials it, and costs nothing. One that leads to nothing, or takes faxes only, does not exist for calls. Numbers in a national form are refused. The first number of a web call is always one outside.',
  'O-27':
    'PATCH /calls/{id} can pick up phones of users only; numbers outside are answered by the simulation.',
  'N-21':
    'Strategy A rings all phones, H one after the other, M one, then two, then three. A queue then starts again with H, and rings all with M. Others get 400.',
  'N-40':
    'PATCH /cdrs refuses the fields of a CDR, which follow from the call. Other fields, such as labels, are kept and not shown.',
  'N-07': `Webhooks: ${selectionText()}. Events of a queue and its legs are sent only while an enabled webhook of type call state change exists.`,
  'O-10': 'Deliveries are not signed. The user and password in the URL are sent as HTTP Basic.',
  'O-11':
    'A webhook receives one event at a time, in order, and each attempt has 5 seconds (option `webhooks.timeout`). Any 2xx counts as success; redirects are not followed. A webhook is saved if its URL responds to a GET, with any status. Unlike the platform, the sandbox also sends to http://, and accepts any certificate on this machine.',
  'O-66': `An event whose receiver does not return 2xx is sent again with the same body after ${retrySeconds.join(', ')} s (option \`webhooks.retrySeconds\`), then given up. Later events of the webhook wait for it.`,
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
