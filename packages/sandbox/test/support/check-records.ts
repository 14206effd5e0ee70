import {
  type Illegal,
  type LegStory,
  secondsBetween,
  type SeenCall,
  type SeenCdr,
  type TraceEntry,
  unixSecondsOf,
} from './read-trace.ts';

/** What a trace has told before. */
export interface Seen {
  stories: ReadonlyMap<number, LegStory>;
  /** The id of the CDR of each leg. */
  cdrs: Map<number, number>;
  /** Each live call, as it was seen last. */
  calls: Map<number, SeenCall>;
}

/** What is wrong with a CDR or a live call, and what it or a response of the API says otherwise than what was seen before it. */
export function checkRecords(
  entry: Exclude<TraceEntry, { kind: 'event' }>,
  at: number,
  seen: Seen,
): Illegal[] {
  return saidBy(entry, seen).map(({ leg, why }) => ({ leg, entry: at, why }));
}

function saidBy(entry: Exclude<TraceEntry, { kind: 'event' }>, seen: Seen): Said {
  if (entry.kind === 'cdr') return ofCdr(entry.cdr, seen);
  return entry.kind === 'call' ? ofCall(entry.call, seen) : ofExchange(entry.exchange, seen.stories);
}

type Said = Omit<Illegal, 'entry'>[];

function ofCall(call: SeenCall, { calls, cdrs, stories }: Seen): Said {
  const { id: leg } = call;
  const story = stories.get(leg);
  calls.set(leg, call);
  const why = [
    ...checkLiveCall(call),
    ...(story ? checkLiveCallOfLeg(call, story) : []),
    ...(cdrs.has(leg) ? ['is still shown under /calls after its CDR'] : []),
  ];
  return why.map((text) => ({ leg, why: text }));
}

function ofCdr(cdr: SeenCdr, { calls, stories, cdrs }: Seen): Said {
  const { live_id: leg, id = leg } = cdr;
  const [call, story] = [calls.get(leg), stories.get(leg)];
  const known = cdrs.get(leg) ?? id;
  cdrs.set(leg, known);
  const why = [
    ...(known === id ? [] : ['has two CDRs']),
    ...checkCdr(cdr),
    ...(story ? checkCdrOfLeg(cdr, story) : []),
    ...(call ? checkCdrOfLiveCall(cdr, call) : []),
  ];
  return why.map((text) => ({ leg, why: text }));
}

function ofExchange(
  { method, path, status }: Extract<TraceEntry, { kind: 'exchange' }>['exchange'],
  stories: ReadonlyMap<number, LegStory>,
): Said {
  const [, id] = /\/calls\/(\d+)\/?(?:\?.*)?$/.exec(path) ?? [];
  const leg = Number(id);
  const story = stories.get(leg);
  if (method.toUpperCase() !== 'GET' || !story) return [];
  // The id of a call means its leg that is live, where its first one is over.
  const lives = [...stories.values()].some((one) => one.root === leg && !one.ended);
  if (status === 200 && !lives) return [{ leg, why: 'is still shown under /calls after its call.hangup' }];
  if (status === 404 && !story.ended)
    return [{ leg, why: 'is not found under /calls before its call.hangup' }];
  return [];
}

/** Seconds by which a CDR and events may differ: both are rounded. */
const ROUNDING = 1;

/** What is wrong with a CDR by itself: fields that are not there, or null, say nothing. */
function checkCdr({
  billsec,
  charge,
  duration,
  is_root: isRoot,
  live_id,
  rate,
  root_live_id,
  type,
}: SeenCdr): string[] {
  return [
    ...when(
      isNumber(billsec) && isNumber(duration) && billsec > duration,
      `is billed for ${billsec} s in its CDR, and was there for ${duration} s`,
    ),
    ...when(
      type === 'M' && isNumber(billsec) && billsec > 0,
      `is missed in its CDR, and billed for ${billsec} s`,
    ),
    ...when(isNumber(charge) && charge > 0 && rate === 0, `costs ${charge} in its CDR, at a rate of 0`),
    ...when(
      typeof isRoot === 'boolean' && isNumber(root_live_id) && isRoot !== (root_live_id === live_id),
      `has is_root ${isRoot} in its CDR, and root_live_id ${root_live_id}`,
    ),
  ];
}

/** What a CDR says otherwise than the events of its leg. */
function checkCdrOfLeg(cdr: SeenCdr, { ended, last, root }: LegStory): string[] {
  const begun = last?.start_time;
  const late = secondsBetween(begun, cdr.calldate);
  const lasted = ended ? secondsBetween(begun, last?.event_time) : undefined;
  return [
    ...when(!ended, 'has a CDR before its call.hangup'),
    ...differs('t_cause', cdr.t_cause, last?.t_cause),
    ...(ended ? differs('billsec', cdr.billsec, last?.duration) : []),
    ...differs('root_live_id', cdr.root_live_id, root),
    ...when(
      late !== undefined && Math.abs(late) > ROUNDING,
      `has calldate ${cdr.calldate} in its CDR, and start_time ${begun} in its events`,
    ),
    ...when(
      lasted !== undefined && isNumber(cdr.duration) && Math.abs(lasted - cdr.duration) > ROUNDING,
      `has duration ${cdr.duration} in its CDR, and was there for ${lasted} s`,
    ),
    ...when(cdr.type === 'M' && Boolean(last?.connected_at), 'is missed in its CDR, and was connected'),
    ...when(
      ended && !last?.connected_at && (cdr.type === 'I' || cdr.disposition === 'CONNECTED'),
      'is answered in its CDR, and was not connected',
    ),
  ];
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

const when = (is: boolean, why: string): string[] => (is ? [why] : []);

/** Fields that are not there, or null, say nothing. */
function differs(field: string, inCdr: unknown, inEvent: unknown): string[] {
  if (inCdr === null || inCdr === undefined || inEvent === null || inEvent === undefined) return [];
  return inCdr === inEvent
    ? []
    : [`has ${field} ${JSON.stringify(inCdr)} in its CDR, and ${JSON.stringify(inEvent)} in its call.hangup`];
}

const TALKING = new Set(['CONNECTED', 'ON_HOLD']);
const NOT_YET = new Set(['ACCEPTED', 'INITIAL', 'RINGING']);
/**
 * Events with the state that the leg is in from then on. A leg at a queue or ring group goes on from its call.initial without
 * events of its own, as its phones do; who is missed may be in a voicemail, in the state of before.
 */
const TELLING: ReadonlySet<string> = new Set(['call.ringing', 'call.connected', 'call.hold', 'call.unhold']);

/** What is wrong with a live call by itself. Fields that are not there say nothing, and a state as a code neither. */
function checkLiveCall({ connected_at: connected, start_time: begun, state }: SeenCall): string[] {
  return [
    ...when(
      isMoment(connected) && isMoment(begun) && connected < begun,
      `is connected at ${connected} under /calls, and begins at ${begun}`,
    ),
    ...when(
      connected === null && TALKING.has(String(state)),
      `is ${state} under /calls, and has no connected_at`,
    ),
    ...when(
      isMoment(connected) && NOT_YET.has(String(state)),
      `is ${state} under /calls, and has connected_at ${connected}`,
    ),
  ];
}

/** What a live call says otherwise than the events of its leg before it. */
function checkLiveCallOfLeg(
  { connected_at: connected, start_time: begun, state }: SeenCall,
  { ended, last }: LegStory,
): string[] {
  const told = last && TELLING.has(last.event_name) ? last.state : undefined;
  const [beganAt, connectedAt] = [unixSecondsOf(last?.start_time), unixSecondsOf(last?.connected_at)];
  return [
    ...when(ended, 'is still shown under /calls after its call.hangup'),
    ...when(
      !ended && isState(state) && isState(told) && state !== told,
      `is ${state} under /calls, and ${told} in its ${last?.event_name}`,
    ),
    ...when(
      areApart(begun, beganAt),
      `has start_time ${begun} under /calls, and ${last?.start_time} in its events`,
    ),
    ...when(
      areApart(connected, connectedAt),
      `has connected_at ${connected} under /calls, and ${last?.connected_at} in its events`,
    ),
  ];
}

/** What a CDR says otherwise than the live call that was seen before it. */
function checkCdrOfLiveCall(
  { billsec, calldate, duration, type }: SeenCdr,
  { connected_at: connected, start_time: begun }: SeenCall,
): string[] {
  const wasConnected = isMoment(connected);
  const waited = wasConnected && isMoment(begun) ? connected - begun : undefined;
  const recorded = isNumber(billsec) && isNumber(duration) ? duration - billsec : undefined;
  return [
    ...when(
      areApart(begun, unixSecondsOf(calldate)),
      `has calldate ${calldate} in its CDR, and start_time ${begun} under /calls`,
    ),
    ...when(wasConnected && type === 'M', 'is missed in its CDR, and was connected under /calls'),
    ...when(
      // Three times are rounded.
      waited !== undefined && recorded !== undefined && Math.abs(waited - recorded) > 2 * ROUNDING,
      `waited ${recorded} s in its CDR (duration less billsec), and ${waited} s under /calls`,
    ),
  ];
}

/** 0 says nothing. */
const isMoment = (value: unknown): value is number => isNumber(value) && value > 0;

/** A known state, in its word. */
const isState = (value: unknown): value is string => TALKING.has(String(value)) || NOT_YET.has(String(value));

const areApart = (one: unknown, other: unknown): boolean =>
  isMoment(one) && isMoment(other) && Math.abs(one - other) > ROUNDING;
