import {
  type Call,
  type CdrRecord,
  type EventBody,
  foldCdrs,
  foldEvents,
  merge,
  type Party,
  type RecordingRecord,
  withRecordings,
} from '@telephony/calls';
import type { JournalEntry, ScenarioResult } from '../generated/control.ts';
import { valueText } from '../infrastructure/collection.ts';
import { momentOf } from '../infrastructure/timestamp.ts';
import type { Actors } from './actors.ts';

// Records as the API shows them: a scenario names the columns that it reads.
type Fields = Record<string, unknown>;

/** What has happened in a scenario, in rows with the names of their legs. */
export interface Seen {
  /** The time of the start, as events write it. */
  begin: string;
  /** The bodies of all events. */
  bodies: Fields[];
  events: Fields[];
  records: Fields[];
  recordings: Fields[];
  messages: Fields[];
  calls: Fields[];
  /** Whose phones begin to ring, by second. */
  rings: Map<number, string[]>;
  talked: Record<string, number>;
  cost: number;
  /** Deliveries by the address of the receiver. */
  receivers: Map<string, Fields[]>;
  /** By the time that the scenario names. */
  busy: Record<string, string[]>;
  /** The legs of calls that have not ended. */
  live: string[];
}

/** The ids of legs by their names in the scenario, both in the order of the first events. */
export class LegNames {
  readonly #names: readonly string[];
  readonly #ids: number[] = [];

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  /** The names that the expected result gives. */
  static of({ events = [], legs }: ScenarioResult): LegNames {
    if (Array.isArray(legs)) return new LegNames(legs.map(String));
    return new LegNames([
      ...new Set(events.flatMap((row) => Object.keys(row).filter((key) => key in (legs ?? {})))),
    ]);
  }

  add(id: number): void {
    if (!this.#ids.includes(id)) this.#ids.push(id);
  }

  /** `T` for its id, `leg 5000000123` for a leg that the scenario does not name. */
  nameOf(id: unknown): string | null {
    if (id === null || id === undefined) return null;
    return this.#names[this.#ids.indexOf(Number(id))] ?? `leg ${Number(id)}`;
  }

  idOf(name: string): number | undefined {
    return this.#ids[this.#names.indexOf(name)];
  }

  has(name: string): boolean {
    return this.#names.includes(name);
  }

  all(): string[] {
    return this.#ids.map((id) => this.nameOf(id)!);
  }
}

// The sandbox's own receiver, as scenarios name it.
export const BUILT_IN = 'built-in';

const LISTS = ['cdrs', 'monitors', 'voicemessages'];

/** All records of calls that have ended, in one list for each kind. */
export function readLists(ask: (line: string) => Promise<Fields>): Promise<Fields[][]> {
  return Promise.all(LISTS.map(async (list) => (await ask(`GET /${list}?limit=5000`))['data'] as Fields[]));
}

interface Sources {
  ask: (line: string) => Promise<Fields>;
  begin: string;
  /** The lists of the start. */
  before: Fields[][];
  names: LegNames;
  actors: Actors;
  entries: JournalEntry[];
  /** The addresses of webhooks; `BUILT_IN` for the receiver of the sandbox. */
  addresses: ReadonlyMap<number, string>;
}

/** Reads all that has come of a scenario. */
export async function observe(sources: Sources): Promise<Omit<Seen, 'busy' | 'live'>> {
  const { actors, addresses, ask, before, begin, entries, names } = sources;
  const after = await readLists(ask);
  const [cdrs, monitors, messages] = after.map((list, index) => {
    const known = new Set(before[index]!.map(({ id }) => id));
    return list.filter(({ id }) => !known.has(id));
  }) as [Fields[], Fields[], Fields[]];
  const bodies = entries
    .filter(
      ({ replay_of: replay, webhook_id: webhook }) => addresses.get(webhook) === BUILT_IN && replay === null,
    )
    .map(({ event }) => event as Fields);
  const at = (body: Fields): number => (momentOf(String(body['event_time'])) - momentOf(begin)) / 1000;
  const ofCalls = bodies.filter((body) => 'state' in body);
  const events = ofCalls.map((body) => ({
    ...body,
    at: at(body),
    event: body['event_name'],
    leg: names.nameOf(body['call_id']),
    root: names.nameOf(body['root_call_id']),
  }));
  const recordings = monitors.map((monitor) => {
    const ready = bodies.find(({ monitor_id: id }) => id !== undefined && Number(id) === monitor['id']);
    return {
      ...monitor,
      leg: names.nameOf(ready?.['call_id']),
      user_id: ready?.['user_id'] ?? null,
      ready: ready ? at(ready) : null,
    };
  });
  return {
    begin,
    bodies,
    events,
    records: cdrs.map((cdr) => recordRow(cdr, names)).toSorted(byTime),
    recordings,
    messages: messages.map((message) => ({ ...message, leg: names.nameOf(message['live_id']) })),
    calls: callsOf(bodies, cdrs, monitors).map(callRow),
    rings: ringsOf(events),
    talked: talkedBy(cdrs, actors),
    cost: Math.round(cdrs.reduce((sum, { charge }) => sum + Number(charge ?? 0), 0) * 10_000) / 10_000,
    receivers: Map.groupBy(
      entries.map((entry) => deliveryRow(entry, addresses)),
      ({ address }) => address,
    ),
  };
}

function recordRow(cdr: Fields, names: LegNames): Fields {
  return {
    ...cdr,
    leg: names.nameOf(cdr['live_id']),
    parent: names.nameOf(cdr['parent_live_id']),
    root: names.nameOf(cdr['root_live_id']),
  };
}

const byTime = (one: Fields, other: Fields): number =>
  String(one['calldate']).localeCompare(String(other['calldate'])) ||
  Number(one['live_id']) - Number(other['live_id']);

function callsOf(bodies: Fields[], cdrs: Fields[], monitors: Fields[]): Call[] {
  const calls = merge(foldEvents(bodies as EventBody[]), foldCdrs(cdrs as CdrRecord[]));
  return withRecordings(calls, monitors as RecordingRecord[]).toSorted(
    (one, other) => Number(one.startedAt) - Number(other.startedAt) || one.rootCallId - other.rootCallId,
  );
}

const valueOf = (party: Party | null | undefined): unknown =>
  party?.id ?? party?.number ?? party?.name ?? null;

/** A call in the columns that a scenario may name. */
function callRow({
  caller,
  called,
  outcome,
  owedCallBack,
  recordings,
  segments,
  state,
  firstQueue,
  ...call
}: Call): Fields {
  return {
    result: outcome?.result ?? state,
    caller: valueOf(caller),
    called: valueOf(called),
    answeredBy: valueOf(outcome?.answeredBy),
    finishedBy: valueOf(outcome?.finishedBy),
    talked: outcome?.talkedSeconds ?? null,
    waited: outcome?.waitedSeconds ?? null,
    held: outcome?.heldSeconds ?? null,
    transfers: call.transfers,
    owed: owedCallBack?.reason ?? 'none',
    queue: valueOf(firstQueue),
    places: placesOf(segments),
    recordings: recordings.length,
    reached: outcome?.reached ?? null,
    abandoned: outcome?.abandoned ?? null,
    lostAfterTransfer: outcome?.lostAfterTransfer ?? null,
  };
}

// A group's phones that nobody answered are no places of the caller.
function placesOf(segments: Call['segments']): unknown[] {
  const places = segments
    .filter(({ connectedAt, group, kind }) => connectedAt !== null || group === null || kind !== 'phone')
    .map(({ kind, party }) => (kind === 'voicemail' ? 'voicemail' : valueOf(party)));
  return places.filter((place, index) => place !== places[index - 1]);
}

function ringsOf(events: Fields[]): Map<number, string[]> {
  const rings = new Map<number, string[]>();
  for (const { at, dst, dst_id: id, event } of events)
    if (event === 'call.ringing')
      rings.set(Number(at), [...(rings.get(Number(at)) ?? []), valueText(id || dst)]);
  return rings;
}

// By the legs at phones, on either side.
function talkedBy(cdrs: Fields[], actors: Actors): Record<string, number> {
  const talked: Record<string, number> = {};
  const isUser = (name: unknown): boolean => actors.users.some((user) => user.name === name);
  for (const { src_id: src, dst_id: dst, billsec } of cdrs) {
    const sides = [src, dst].map((id) => actors.nameOf(id));
    if (!billsec || actors.isPlace(dst)) continue;
    for (const name of sides.filter(isUser))
      talked[String(name)] = (talked[String(name)] ?? 0) + Number(billsec);
  }
  return talked;
}

function deliveryRow(
  { attempts, event, state, webhook_id: id }: JournalEntry,
  addresses: ReadonlyMap<number, string>,
) {
  const address = addresses.get(id) ?? '';
  return {
    address,
    event: event.event_name,
    status: attempts.at(-1)?.status ?? null,
    attempts: attempts.length,
    state,
    body: event,
  };
}
