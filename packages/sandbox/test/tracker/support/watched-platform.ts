import type { Call, CallEvent, CdrRecord } from '@telephony/calls';
import { createPlatform } from '../../../src/start/create-platform.ts';
import type { Platform } from '../../../src/platform/platform.ts';
import { isDistributing, isTalking, type LiveCall, usersOf } from '../../../src/telephony/state/call.ts';
import { groups, nameOf } from '../../golden/support/scenarios.ts';
import { type Deed, perform } from '../../calls/call-script.ts';
import { keepEvents } from '../../support/call-story.ts';

/** What the platform itself knows of its live calls at a second, whatever its events say. */
interface Moment {
  /** Milliseconds since 1970. */
  now: number;
  /** Number of events until then. */
  told: number;
  /** Of each live call, by its id: the users in it, what it does, and the queue that it waits in. */
  calls: Record<number, { users: number[]; doing: string; queue: number | null }>;
}

type JsonRecord = { [field: string]: unknown };

/** How a script went, according to the platform alone. */
export interface Truth {
  events: CallEvent[];
  /** CDRs, as the platform keeps them. */
  cdrs: (CdrRecord & JsonRecord)[];
  moments: Moment[];
  /** By call: whether somebody answered it. */
  answered: Record<number, boolean>;
  /** By call and user: seconds talked. */
  talked: Record<string, number>;
  /** By call and queue: seconds waited. */
  waited: Record<string, number>;
  /** By call: how often two who talked were parted by a transfer. */
  transfers: Record<number, number>;
  /** By leg: `duration` and `billsec` of its CDR. */
  legs: Record<number, { duration: number; billsec: number }>;
  /** By call and queue: how often the caller hung up there. */
  abandoned: Record<string, number>;
}

/** A platform with nobody on a call, on which scripts are played one after the other. */
export class WatchedPlatform {
  readonly #platform: Platform = createPlatform({ clock: 'manual', webcallsPerMinute: 3 }, () => 0);
  readonly #events = keepEvents(this.#platform);
  #start: string | undefined;

  async play(script: readonly Deed[]): Promise<Truth> {
    await this.#reset();
    const platform = this.#platform;
    const truth: Truth = {
      events: [],
      cdrs: [],
      moments: [],
      answered: {},
      talked: {},
      waited: {},
      transfers: {},
      legs: {},
      abandoned: {},
    };
    const known = platform.store.tables.cdrs.size;
    for (const deed of script) await this.#do(deed, truth);
    for (const { id } of platform.exchange.list()) {
      this.#hangUp(id, truth);
      this.#look(truth, 0);
    }
    await platform.clock.advance(60_000);
    truth.cdrs = platform.store.tables.cdrs.list().slice(known);
    for (const cdr of truth.cdrs) this.#file(cdr, truth);
    truth.events = this.#events.filter((event) => event.event_name !== 'monitor.audio_ready');
    return truth;
  }

  async #reset(): Promise<void> {
    const { clock, exchange, random, store } = this.#platform;
    if (this.#start === undefined) {
      for (const { id } of exchange.list()) exchange.perform({ kind: 'hang-up', leg: id, side: 'src' });
      await clock.advance(60_000);
      this.#start = JSON.stringify({ store: store.state(), clock: clock.state(), random: random.state() });
    }
    const state = JSON.parse(this.#start);
    store.restore(state.store);
    clock.restore(state.clock);
    random.restore(state.random);
    this.#events.length = 0;
  }

  async #do(deed: Deed, truth: Truth): Promise<void> {
    const platform = this.#platform;
    if (deed.do === 'wait') {
      for (let second = 0; second < deed.seconds; second += 1) {
        await platform.clock.advance(1000);
        this.#look(truth, 1);
      }
      return;
    }
    const live = [...platform.exchange.calls.values()];
    if (deed.do === 'hangUp' && deed.pick % 2 === 0) {
      const call = live[deed.pick % Math.max(1, live.length)];
      if (call) this.#hangUp(call.id, truth);
    } else {
      const before = new Map(live.map((call) => [call.id, call]));
      await perform(platform, deed);
      if (deed.do === 'transfer') this.#countTransfers(before, truth);
    }
    this.#look(truth, 0);
  }

  #hangUp(id: number, truth: Truth): void {
    const call = this.#platform.exchange.calls.ofLeg(id);
    const { clock } = this.#platform;
    // Who hangs up in the second in which the voicemail begins is told as somebody who gives up in the queue.
    const justNow = call?.phase.kind === 'voicemail' && call.phase.since === clock.now();
    if (call && (isDistributing(call) || justNow) && call.leg.place.kind === 'queue')
      add(truth.abandoned, `${call.id} ${call.leg.place.id}`, 1);
    this.#platform.exchange.perform({ kind: 'hang-up', leg: id, side: 'src' });
  }

  #countTransfers(before: ReadonlyMap<number, LiveCall>, { transfers }: Truth): void {
    for (const [id, was] of before) {
      const leg = this.#platform.exchange.calls.get(id)?.leg.id;
      const cdrs = this.#platform.store.tables.cdrs.hash.get('live_id')!.find(was.leg.id);
      if (
        isTalking(was) &&
        leg !== was.leg.id &&
        cdrs.some(({ t_cause: cause }) => cause === 'Blind Transfer')
      )
        transfers[id] = (transfers[id] ?? 0) + 1;
    }
  }

  /** @param passed Seconds since the look before. */
  #look({ moments, waited }: Truth, passed: number): void {
    const last = moments.at(-1);
    const calls = Object.fromEntries(
      [...this.#platform.exchange.calls.values()].map((call) => [call.id, seen(call)]),
    );
    if (last)
      for (const [id, { queue }] of Object.entries(last.calls))
        if (queue !== null) add(waited, `${id} ${queue}`, passed);
    const told = this.#events.filter((event) => event.event_name !== 'monitor.audio_ready').length;
    moments.push({ now: this.#platform.clock.now(), told, calls });
  }

  #file(cdr: { [field: string]: unknown }, { answered, legs, talked }: Truth): void {
    const root = Number(cdr['root_live_id']);
    const { billsec, disposition, dst_id: dst, src_id: src, context, dst: number } = cdr;
    legs[Number(cdr['live_id'])] = { duration: Number(cdr['duration']), billsec: Number(billsec) };
    answered[root] ||= disposition === 'CONNECTED' || disposition === 'ON_HOLD';
    const ids = [src, dst].map((id) => Number(id));
    // The talk of a queue or ring group, and of Follow Me, is that of its phone.
    if (groups.has(nameOf(dst)) || (context === 'FOLLOW_ME' && !String(number).startsWith('447700'))) return;
    for (const id of ids) if (id > 400_000) add(talked, `${root} ${id}`, Number(billsec));
  }
}

function seen(call: LiveCall): Moment['calls'][number] {
  const { leg } = call;
  const isWaiting = isDistributing(call) && leg.place.kind === 'queue';
  return {
    users: usersOf(call).toSorted((one, other) => one - other),
    doing: doing(call),
    queue: isWaiting && leg.place.kind === 'queue' ? leg.place.id : null,
  };
}

function doing(call: LiveCall): string {
  const { phase, leg } = call;
  switch (phase.kind) {
    case 'talking':
      return phase.held.src || phase.held.dst ? 'held' : 'talking';
    case 'distributing':
      return leg.place.kind === 'queue' ? 'waiting' : leg.stage === 'ringing' ? 'ringing' : 'calling';
    case 'calling-caller':
    case 'calling':
      return leg.stage === 'ringing' ? 'ringing' : 'calling';
    case 'menu':
    case 'voicemail':
      return phase.kind;
  }
}

function add(sums: Record<string, number>, key: string, more: number): void {
  if (more === 0) return;
  sums[key] = (sums[key] ?? 0) + more;
}

/** What the CDR of each leg must say, according to the segments of its call: how long it was there, and talked. */
export function legsOf(calls: readonly Call[]): Record<number, { duration: number; billsec: number }> {
  const legs: Record<number, { duration: number; billsec: number }> = {};
  for (const { endedAt, legId, startedAt, talkSeconds } of calls.flatMap(({ segments }) => segments)) {
    const leg = (legs[legId] ??= { duration: 0, billsec: 0 });
    leg.duration += (Number(endedAt) - Number(startedAt)) / 1000;
    leg.billsec += talkSeconds ?? Number.NaN;
  }
  return legs;
}
