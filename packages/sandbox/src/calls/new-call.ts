import { directionCodes } from '../assumptions.ts';
import { unixSeconds } from '../clock/timestamp.ts';
import type { Call } from '../generated/schema.ts';
import type { PlatformCore } from '../platform/core.ts';
import type { ActiveCall, LiveCall, Place, Progress } from './live-call.ts';
import { gateway, type Party, sipDomain } from './parties.ts';

/** A call that begins. */
export interface NewCall {
  src: Party;
  /** User whose phone places it; null for a call from outside. */
  owner: number | null;
  /** What was dialled, as the record shows it. */
  dst: string;
  clid: string;
  direction: Progress['direction'];
  place: Place;
  webcall?: number;
  spokenSeconds?: number;
}

/** Makes the record of a call that begins. Nothing rings yet. */
export function createCall(
  context: PlatformCore,
  { src, owner, dst, clid, direction, place, ...rest }: NewCall,
): ActiveCall {
  const { store, clock } = context;
  const id = nextCallId(context);
  const outside = owner === null;
  const lead = rest.spokenSeconds !== undefined && direction === 'out';
  const call: ActiveCall = {
    id,
    clid,
    connected_at: null,
    context: 'PSTN_CALL',
    destination: directionCodes[direction],
    dst,
    dst_call_id: sipCallId(context, id, sipDomain(context)),
    dst_codec: null,
    dst_connection: 0,
    dst_contact: null,
    dst_id: null,
    dst_name: null,
    dst_rate: 0,
    dst_ua: null,
    duration: 0,
    min_charge: 0,
    monitor_state: 0,
    parent_id: null,
    queue_state: null,
    referred_by: null,
    src: src.number,
    src_call_id: lead ? null : sipCallId(context, id, outside ? gateway : sipDomain(context)),
    src_codec: lead ? null : outside ? 'PCMA' : 'G722',
    src_contact: lead ? null : src.contact,
    src_id: outside ? (src.id === null ? null : `contact:${src.id}`) : src.id,
    src_name: src.name,
    src_rate: 0,
    src_ua: src.userAgent,
    start_time: unixSeconds(clock.now()),
    state: 'INITIAL',
    owner_id: owner,
    live: progressOf(clock.now(), direction, place, rest),
  };
  store.tables.calls.put(call);
  return call;
}

function progressOf(
  now: number,
  direction: Progress['direction'],
  place: Place,
  { webcall, spokenSeconds }: Pick<NewCall, 'webcall' | 'spokenSeconds'> = {},
): Progress {
  return {
    started: now,
    connected: null,
    direction,
    place,
    context: 'LOCAL_USER',
    inside: false,
    missed: false,
    leg: null,
    answered_by: null,
    step: null,
    media: null,
    monitor: null,
    monitor_token: null,
    recording_since: null,
    recorded: 0,
    recorded_from: null,
    webcall: webcall ?? null,
    spoken_seconds: spokenSeconds ?? null,
    labels: [],
    action_url: null,
    action_text: null,
  };
}

/** `context` of the record while the call is at a phone, queue or group of the account. */
export function insideContext({ owner_id: owner }: ActiveCall): string {
  return owner === null || owner === undefined ? 'PSTN_CALL' : 'USER_LOCAL';
}

/** Calls and legs are numbered together (ledger O-33). */
export function nextCallId({ store }: PlatformCore): number {
  const { calls } = store.tables;
  const id = calls.nextId();
  calls.lastId = id;
  return id;
}

function sipCallId({ random }: PlatformCore, id: number, host: string): string {
  return `${random.hex(8)}-${String(id % 10_000).padStart(4, '0')}@${host}`;
}

/**
 * A call that came with seed data: what is known of it follows from what it shows. Nothing happens to it by itself, so
 * that the calls of the story wait for whoever tries them out.
 */
export function adoptCall({ store }: PlatformCore, call: LiveCall): ActiveCall {
  const { users } = store.tables;
  const [src, dst] = [users.get(Number(call.src_id)), users.get(Number(call.dst_id))];
  const started = 1000 * (call.start_time ?? 0);
  const connected =
    call.connected_at === null || call.connected_at === undefined ? null : 1000 * call.connected_at;
  const direction = src || call.destination === directionCodes.out ? 'out' : 'in';
  const live = progressOf(started, direction, { kind: 'telephone', user: dst?.id ?? null });
  const answeredBy = connected === null ? null : (dst?.id ?? null);
  const adopted: ActiveCall = {
    ...call,
    owner_id: src?.id ?? null,
    party_id: dst?.id ?? null,
    live: { ...live, connected, inside: dst !== undefined, answered_by: answeredBy },
  };
  store.tables.calls.put(adopted);
  return adopted;
}

/** What the API shows of a live call, as of now. Milliseconds since 1970. */
export function shownCall(
  { owner_id: _owner, party_id: _party, queue_id: _queue, live: _live, ...call }: LiveCall,
  now: number,
): Call {
  return { ...call, duration: Math.max(0, unixSeconds(now) - (call.start_time ?? 0)) };
}
