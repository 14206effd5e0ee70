import type { PlatformEvent } from './events/event.ts';
import type { OperationId } from './types/operations.ts';

/** One thing that the documents do not show, and what the sandbox does about it. */
export interface Assumption {
  /** Id in the ledger of the contract. */
  ledger: string;
  /** What the sandbox does, for people. */
  behaviour: string;
}

/** What is assumed, in one place: the values are used by the code, the texts are shown at `/_sandbox/assumptions`. */
export const defaultPageSize = 100;
export const maximumPageSize = 5000;
/** The code that the second factor sends. The platform sends another one each time. */
export const secondFactorCode = '492817';
/** How long the nonce of a second factor is good, in minutes. */
export const nonceMinutes = 10;
/** After so many wrong codes a nonce is good no more. */
export const mostWrongCodes = 5;
/** After so many milliseconds an SMS is told to be sent. */
export const smsSentAfter = 2000;
/** Lists of at most so many ids are deleted at once, longer ones are accepted for later (202 of `DELETE /contacts/{ids}`). */
export const mostDeletedAtOnce = 100;
/** Users of the story whose telephones are off at the start, so that a call that cannot be made is seen (ledger O-40). */
export const usersOffLine: ReadonlySet<number> = new Set([10_001]);
/** CDRs of a user beyond which the CSV export is queued (202 without a file, ledger O-28). */
export const mostExportedAtOnce = 10_000;

/** Price of a minute to a number outside, and of the answered side of a web call: that of the story's numbers. */
export const outsideRate = 0.012;
/** Server that all CDRs name, and what the id of a telephone is made of: this and the extension. As in the story. */
export const sipServerId = 3;
export const sipEndpointBase = 50_000;
/** SIP domain when no user shows one. */
export const storyDomain = 'pbx.example';
/** Seconds from the end of a call until the audio of its recording is ready, as in the story. */
export const audioReadySeconds = 9;
/** Seconds that the two sides of a web call talk until they hang up, as in the story. */
export const webcallSeconds = 41;
/** Words that the voice of a lead call speaks in a minute; it speaks for five seconds at least. */
export const spokenWordsPerMinute = 150;
/** `destination` of live calls (ledger N-30). The story has the first two. */
export const directionCodes = { in: 0, out: 1, webcall: 2 } as const;
/** `monitor_state` of live calls (ledger N-30). The story has the first two. */
export const recordingStates = { off: 0, on: 1, paused: 2 } as const;

/** What becomes of a call to a number outside that does not answer by itself. */
interface TestNumber {
  /** Whether it rings before. */
  rings: boolean;
  cause: string;
}

/** Endings of numbers 07700 900xxx, which are reserved for fiction, that behave as the SIP status of the same digits. */
const testNumbers: Record<string, TestNumber> = {
  '404': { rings: false, cause: 'UNALLOCATED_NUMBER' },
  '480': { rings: true, cause: 'NO_ANSWER' },
  '486': { rings: false, cause: 'USER_BUSY' },
  '603': { rings: false, cause: 'CALL_REJECTED' },
};

/** What a number outside is for in tests; undefined for one that answers. */
export function testNumberEnding(number: string): TestNumber | undefined {
  const [, ending] = /^447700900(\d{3})$/.exec(number) ?? [];
  return ending === undefined ? undefined : testNumbers[ending];
}

/** Operations that need the administrator's role (ledger N-05). */
export const administration: ReadonlySet<OperationId> = new Set<OperationId>([
  'bulkUpdateUsers',
  'deleteCustomer',
  'deleteUser',
  'deleteUserAudio',
]);

/** Which events each type of webhook sends (ledger N-07). The documents say it of call state change only. */
export const webhookTypes = {
  missed_call: ['call.missed'],
  connecting: ['call.initial', 'call.ringing'],
  connected: ['call.connected'],
  call_ended: ['call.hangup'],
  call_state_change: [
    'call.initial',
    'call.ringing',
    'call.connected',
    'call.hold',
    'call.unhold',
    'call.dtmf',
    'call.missed',
    'call.hangup',
    'monitor.audio_ready',
  ],
  received_sms: ['sms.received'],
} as const satisfies Record<string, readonly PlatformEvent['event_name'][]>;

function selectionText(): string {
  const types = Object.entries(webhookTypes).map(
    ([type, names]) => `${type.replaceAll('_', ' ')} sends ${names.join(', ')}`,
  );
  return types.join('; ');
}

export const assumptions: Assumption[] = [
  {
    ledger: 'N-05',
    behaviour:
      'A user without an ACL role is refused whatever lists 403; administration needs the role ADMIN.',
  },
  { ledger: 'N-16', behaviour: `Without \`limit\` a page has ${defaultPageSize} records.` },
  { ledger: 'N-17', behaviour: 'The first page is 1. A page below 1 is refused with 400.' },
  {
    ledger: 'N-18',
    behaviour: '`group_by` gives the first record of each value; `total` counts the values.',
  },
  {
    ledger: 'N-19',
    behaviour:
      'All conditions of a filter must hold. Text and number are compared by value; a bare date is its first second, ISO 8601 is turned to UTC; null equals null only and stands in no order.',
  },
  {
    ledger: 'N-27',
    behaviour: '`like` knows % and _, ignores case, and without them matches a part of the text.',
  },
  {
    ledger: 'N-50',
    behaviour: 'A trace is text/plain, a capture application/vnd.tcpdump.pcap, a CSV text/csv.',
  },
  {
    ledger: 'N-76',
    behaviour:
      'The CSV has the attributes of a CDR in the order of the contract, separated by commas. The file of a queued export cannot be fetched. A user that is not there has no CDRs.',
  },
  {
    ledger: 'O-06',
    behaviour:
      'An mp3 is audio/mpeg3, 16 kHz mono with 32 kbit/s, made of a beep and silence with the length and the size of its record.',
  },
  {
    ledger: 'O-28',
    behaviour: `A CSV of more than ${mostExportedAtOnce} CDRs is queued: 202 without a file.`,
  },
  {
    ledger: 'N-30',
    behaviour:
      'Texts of requests that are numbers in records get the numbers of the examples, others are numbered as they come.',
  },
  {
    ledger: 'N-46',
    behaviour:
      'What belongs to a record is answered as one record, as a list where there are several, and as an empty list where there is none.',
  },
  {
    ledger: 'N-58',
    behaviour: 'Call-tracking CDRs are those of calls to a number that is assigned to a campaign.',
  },
  {
    ledger: 'N-60',
    behaviour:
      'A user of a new queue is `id` or `user_id` and any boolean, which says whether the agent has joined; without one it has.',
  },
  {
    ledger: 'N-62',
    behaviour: 'AI dictionaries go with all recordings; without any the collection answers 404.',
  },
  {
    ledger: 'N-65',
    behaviour:
      'A PATCH leaves what it does not name as it is; a list that it names takes the place of the old one.',
  },
  {
    ledger: 'N-71',
    behaviour: 'Where 404 is not listed an unknown id has nothing, or the nearest listed status is answered.',
  },
  {
    ledger: 'N-74',
    behaviour:
      'A user that is deleted leaves queues and ring groups; CDRs stay. The root administrator and the user of the token cannot be deleted.',
  },
  {
    ledger: 'N-75',
    behaviour: `A nonce is good for ${nonceMinutes} minutes, once, and for ${mostWrongCodes} tries; a password reset for a day, and it ends all tokens of the user. Unknown addresses are answered as known ones.`,
  },
  {
    ledger: 'O-04',
    behaviour: 'An API token that is made without `expiry` has the idle time of a login token.',
  },
  { ledger: 'O-05', behaviour: 'A login token expires after 30 minutes without a request; 15 by option.' },
  {
    ledger: 'N-22',
    behaviour:
      'Live calls and CDRs within the account have the context USER_LOCAL, those that an IVR has, IVR, all others PSTN_CALL. Events at an IVR or a conference have the context IVR or CONFERENCE.',
  },
  {
    ledger: 'N-29',
    behaviour:
      'A call is INITIAL (ACCEPTED while the first side of a web call is called), RINGING, CONNECTED, then ON_HOLD and CONNECTED in turn, and HANGUP. A transfer, and a place that passes the call on, begin again with INITIAL. A queue, ring group or IVR in which nothing rings is INITIAL; a voicemail leaves the state as it was. A CDR has the last state before HANGUP.',
  },
  {
    ledger: 'N-31',
    behaviour: '`answer` and `CONNECTED` answer a call that rings; other states are refused with 400.',
  },
  {
    ledger: 'N-32',
    behaviour:
      '`monitor_state` of a live call is 0 not recorded, 1 recorded, 2 paused. Only an answered call is recorded; pauses are not in the recording; to start what is being recorded changes nothing. `queue_state` is WAITING, CONNECTED or null.',
  },
  {
    ledger: 'N-68',
    behaviour:
      'A message of a queue or ring group has its id as `extension_id`, one of a user the id of the user. Media sessions have the id of the leg.',
  },
  {
    ledger: 'N-72',
    behaviour:
      'Without `from` the user of the token calls. The own telephone is taken as picked up, so that the call rings at the other side at once.',
  },
  {
    ledger: 'N-73',
    behaviour: `CDR and recording are there before call.hangup is sent, with the id of the call and not of its legs; monitor.audio_ready follows ${audioReadySeconds} s later.`,
  },
  { ledger: 'N-08', behaviour: '`src_hash` is the same for the same number.' },
  {
    ledger: 'N-09',
    behaviour:
      'Causes are NORMAL_CLEARING, NO_ANSWER, ORIGINATOR_CANCEL, ANSWERED_ELSEWHERE, CALL_REJECTED, USER_BUSY, USER_NOT_REGISTERED, UNALLOCATED_NUMBER, BLIND_TRANSFER and EXCHANGE_ROUTING_ERROR.',
  },
  {
    ledger: 'N-66',
    behaviour:
      'All times of queues, ring groups, users and IVRs are seconds. A queue rings for `ring_time`, waits `retry` seconds and rings again, until `max_wait_time` is over. A wrap-up time is not kept.',
  },
  {
    ledger: 'N-67',
    behaviour:
      'A key of an IVR leads to the extension that stands in its member. Without a key the IVR goes to its final destination after `timeout` times `repeats` seconds.',
  },
  { ledger: 'N-77', behaviour: 'A ring group that was made without users rings all users.' },
  {
    ledger: 'O-09',
    behaviour: 'POST /webcalls is refused after 10 web calls in a minute (option `webcallsPerMinute`).',
  },
  {
    ledger: 'O-33',
    behaviour:
      'A telephone of a queue or ring group is a leg with an id of its own; elsewhere the call itself is at the telephone. GET /calls lists calls without legs; GET, PATCH and DELETE /calls/{id} take the id of a leg too. Only the call has call.hangup and a CDR. `final` is true once, for a call that nobody of the account answered.',
  },
  {
    ledger: 'O-40',
    behaviour:
      '412 is answered at once. Nadia has no telephone on line until the control plane gives her one.',
  },
  {
    ledger: 'O-50',
    behaviour:
      '`status` of a member is 1 joined, 0 left; true, false and their texts are taken too. A user who is no member becomes one; members who are left out stay as they are.',
  },
  {
    ledger: 'N-64',
    behaviour: `Numbers outside answer after 4 s (option \`answerSeconds\`), except test numbers: 447700900404 does not exist, 447700900480 does not answer, 447700900486 is busy, 447700900603 refuses. Web calls last ${webcallSeconds} s, messages 21 s (option \`voicemailSeconds\`). Follow Me and routing rules are not applied.`,
  },
  {
    ledger: 'N-07',
    behaviour: `Webhooks: ${selectionText()}. Events of a queue and of its legs are sent only while an enabled webhook of type call state change exists.`,
  },
  {
    ledger: 'O-10',
    behaviour: 'Deliveries are not signed; user and password of the address are sent as HTTP Basic.',
  },
  {
    ledger: 'O-11',
    behaviour:
      'A webhook is sent one event at a time, in order. One attempt of 5 seconds, further ones by option; any 2xx counts, no redirect is followed. A webhook is saved when any answer comes to a GET.',
  },
];

/**
 * Numbers that stand for texts in records (ledger N-30): those that the story of the examples uses, and the others in the
 * order in which the documents name the texts.
 */
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
