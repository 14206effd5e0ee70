import { asCode, asText, form, leftOut, ofCode, type Rewrite } from './form.ts';

/** Resources/CDR: integers in returned bodies, words in the model; shipped clients find words. */
export const cdrWords = form({
  id: 'O-22',
  title: '`type`, `disposition` and `destination` of a CDR',
  documented: 'numbers',
  observed: 'words: `I`, `CONNECTED`, `in`',
  usual: 'observed',
  values: ['type', 'disposition', 'destination'].map((at) => ({
    at,
    documented: asCode(0),
    read: ofCode(0),
  })),
});

const none: Rewrite = () => null;

/** `"+442079460011" <+442079460011>`. */
const namedNumber: Rewrite = (value) => {
  if (typeof value !== 'string' || !/^\+?\d+$/.test(value)) return value;
  const number = `+${value.replace('+', '')}`;
  return `"${number}" <${number}>`;
};

/** The number in it. */
const numberOf: Rewrite = (value) =>
  typeof value === 'string' ? value.replace(/^"\+(\d+)" <\+\1>$/, '$1') : value;

/** Resources/CDR; other clients alone were given samples like these (grade C), so they are not usual. */
export const cdrSamples = form({
  id: 'O-67',
  title: 'Values of a CDR',
  documented: '`clid` a number; `parent_live_id`, `root_live_id`, `dst_ua` given',
  observed: '`clid` with a name and a number; the others null',
  usual: 'documented',
  values: [
    { at: 'clid', observed: namedNumber, read: numberOf },
    ...['dst_ua', 'info', 'parent_live_id', 'root_live_id'].map((at) => ({ at, observed: none })),
  ],
});

/** Resources/Live call: an integer; seen live in the 201 of `POST /calls`: a word. */
export const callState = form({
  id: 'O-20',
  title: '`state` of a live call',
  documented: 'a number, such as `2`',
  observed: 'a word, such as `RINGING`',
  usual: 'observed',
  values: [{ at: 'state', documented: asCode(0), read: ofCode(0) }],
});

/** Endpoints/Calls lists 400 and 401 for `POST /calls`; seen live: 412. */
export const noPhoneOnline = form({
  id: 'O-40',
  title: '`POST /calls` for a user without a phone online',
  documented: '400',
  observed: '412',
  usual: 'observed',
  statuses: [{ status: 412, documented: (made) => ({ ...made, status: 400 }) }],
});

/**
 * Endpoints/Calls lists 301. Shipped clients take any status from 200 to 399; which one comes besides 301 is not recorded,
 * so the documented one is usual.
 */
export const changedCall = form({
  id: 'O-71',
  title: 'Success of `PATCH /calls/{id}`',
  documented: '301 without `Location`',
  observed: '200',
  usual: 'documented',
  statuses: [{ status: 301, observed: (made) => ({ ...made, status: 200 }) }],
});

/** The strategies of Resources/User model in their order. */
const STRATEGIES = ['A', 'H', 'M'];

/** Objects are there because `include=users` asks for them (ledger O-62), of which the documents say nothing. */
const withoutIds: Rewrite = (users) =>
  Array.isArray(users) && users.some((user) => typeof user === 'object') ? users : undefined;

/** Resources/Queue: `ring_strategy` an integer, and no `users`; seen live: a letter, and the ids of the users. */
export const queueRecord = form({
  id: 'O-24',
  title: '`ring_strategy` and `users` of a queue',
  documented: 'a number; no `users` unless `include=users` asks for them',
  observed: 'a letter; `users` as IDs',
  usual: 'observed',
  values: [
    { at: 'ring_strategy', documented: asCode(1, STRATEGIES), read: ofCode(1, STRATEGIES) },
    { at: 'users', documented: withoutIds },
  ],
});

/** Resources/Monitor lists `id`, `created_at` and `token`; seen live: more. */
export const recording = form({
  id: 'O-23',
  title: 'Date, parties, duration, type and size of a recording',
  documented: 'left out',
  observed: 'given',
  usual: 'observed',
  values: ['called', 'caller', 'duration', 'size', 'timestamp', 'type'].map((at) => ({
    at,
    documented: leftOut,
  })),
});

/** Endpoints/PBX settings: responses have the shape of a number, requests have fields of a campaign. */
export const campaign = form({
  id: 'C-20',
  title: 'Record of a call-tracking campaign',
  documented: 'the fields of a number',
  observed: 'those of the request too',
  usual: 'observed',
  values: ['call_me_back_setting_id', 'call_tracking_setting_id', 'chat_setting_id', 'rules', 'url'].map(
    (at) => ({ at, documented: leftOut }),
  ),
});

/** Endpoints/PBX settings list both statuses without saying when. */
export const deletedContacts = form({
  id: 'C-17',
  title: 'Success of `DELETE /contacts/{ids}`',
  documented: '204; 202 for more than 100 IDs',
  observed: '202',
  usual: 'documented',
  statuses: [{ status: 204, observed: (made) => ({ ...made, status: 202 }) }],
});

/** Events/Call event body: integers; documented by the maker elsewhere (grade D): text. Numbers are usual. */
export const eventIds = form({
  id: 'O-31',
  title: '`src_id` and `dst_id` of call events, IDs of `monitor.audio_ready`',
  documented: 'numbers: `0`, `410002`',
  observed: 'text: `"0"`, `"410002"`',
  usual: 'documented',
  values: ['src_id', 'dst_id', 'call_id', 'customer_id', 'monitor_id', 'user_id'].map((at) => ({
    at,
    observed: asText,
  })),
});

const DOCUMENTED_PLACES: ReadonlySet<unknown> = new Set(['LOCAL_USER', 'QUEUE']);

const documentedPlace: Rewrite = (context) => (DOCUMENTED_PLACES.has(context) ? context : undefined);

/** Events/Call event body names LOCAL_USER and QUEUE; seen live: `RG-<id>`, and bodies without it. */
export const eventContext = form({
  id: 'O-32',
  title: '`context` of events at neither a user nor a queue',
  documented: 'left out',
  observed: 'given, such as `RG-701`',
  usual: 'observed',
  values: [{ at: 'context', documented: documentedPlace }],
});

/** Events/Call event body lists neither; seen live: both. */
export const eventLegs = form({
  id: 'O-33',
  title: '`root_call_id` and `final` of events',
  documented: 'left out',
  observed: 'given',
  usual: 'observed',
  values: ['root_call_id', 'final'].map((at) => ({ at, documented: leftOut })),
});

/** Events/Call event body lists seven events of calls and no `terminated_by`; the maker documents more elsewhere. */
export const furtherEvents = form({
  id: 'O-34',
  title: '`call.dtmf`, `monitor.audio_ready`, and `terminated_by` of events',
  documented: 'not sent',
  observed: 'sent',
  usual: 'observed',
  values: ['CallDtmfEvent', 'MonitorAudioReadyEvent', 'terminated_by'].map((at) => ({
    at,
    documented: leftOut,
  })),
});
