import { directionCodes, spokenWordsPerMinute, webcallSeconds } from '../../assumptions/assumptions.ts';
import type { Call, Monitor, Webcall } from '../../generated/schema.ts';
import type { PlatformActions, PlatformCore } from '../core.ts';
import type { Cause, Destination, Leg, LiveCall, Party, Place } from '../../telephony/state/call.ts';
import { type Command, Rejection } from '../../telephony/state/command.ts';
import { decide } from '../../telephony/decide.ts';
import { startWaiting } from '../../telephony/moves/answer.ts';
import { Draft, type NextIds } from '../../telephony/state/draft.ts';
import { LiveCalls } from '../../telephony/state/live-calls.ts';
import { recordingOf } from '../../telephony/records/recordings.ts';
import { liveRecord } from '../../telephony/records/live-record.ts';
import { announceAudio, commit } from './commit.ts';
import { fileLateRecord } from './late-records.ts';
import { extensionOf, ownNumber, readDialled, readNumber } from './numbers.ts';
import { StoreDirectory } from './directory.ts';
import { rulingFor } from './rules.ts';
import { StoreFacts } from './store-facts.ts';
import { openWebcall } from './web-calls.ts';
import type { Store } from '../store.ts';
import { blankCall, blankLeg } from '../../telephony/state/new-call.ts';

/** Takes commands, decides and commits. All state is in the store, so that snapshots include live calls. */
export class Exchange {
  readonly calls = new LiveCalls();
  /** Called with each command that was carried out, and the call as it was before. */
  onCommand: ((command: Command, before: LiveCall | undefined) => void) | undefined;
  readonly #core: PlatformCore;
  readonly #facts: StoreFacts;
  readonly #directory: StoreDirectory;

  constructor(core: PlatformCore) {
    this.#core = core;
    this.#facts = new StoreFacts(core);
    this.#directory = new StoreDirectory(core);
    const { store } = core;
    store.onChange((table, id) => {
      if (table === 'calls') this.calls.set(Number(id), store.tables.calls.get(id));
      if (table === 'wrap_ups') this.calls.setWrapUp(Number(id), store.tables.wrap_ups.get(id)?.until);
    });
  }

  get actions(): PlatformActions<
    'call.time-out' | 'call.wrap-up-over' | 'monitor.audio-ready' | 'record.appear'
  > {
    return {
      'call.time-out': ({ call }) => void this.perform({ kind: 'time-out', call }),
      'call.wrap-up-over': ({ user }) => void this.perform({ kind: 'wrap-up-over', user }),
      'monitor.audio-ready': (ready) => announceAudio(this.#core, ready),
      'record.appear': (late) => fileLateRecord(this.#core, late),
    };
  }

  perform(...commands: Command[]): LiveCall | undefined {
    const decision = decide(this.#facts, this.calls, this.#nextIds(), ...commands);
    if (decision.kind === 'rejected') throw new Rejection(decision.reason);
    for (const command of commands)
      this.onCommand?.(command, 'leg' in command ? this.calls.ofLeg(command.leg) : undefined);
    commit(this.#core, this.#directory, this.calls, decision);
    return decision.call;
  }

  receive({ from, to, fromName }: { from: string; to: string; fromName?: string | undefined }): Call {
    const number = from === 'anonymous' ? from : readNumber(this.#core.store, from, 'caller');
    const dialled = to.replace('+', '');
    const ddi = this.#core.store.tables.ddis.get(dialled) ? dialled : null;
    const arrival = this.#arrival(number, dialled);
    return this.#begin({ kind: 'receive', number, name: fromName ?? null, dialled, ddi, ...arrival });
  }

  // `refused`: a rule blocks the call, or all channels of the number are in use.
  #arrival(number: string, dialled: string): { destination: Destination | undefined; refused: Cause | null } {
    const { store } = this.#core;
    const destination = this.#dialledFromOutside(dialled);
    const ruling = rulingFor(store, { direction: 'in', source: number, dialled }, this.#facts.now);
    if (ruling.kind === 'block') return { destination, refused: 'Call Rejected' };
    const channels = store.tables.ddis.get(dialled)?.channels ?? 0;
    const inUse = channels > 0 ? [...this.calls.values()].filter(({ ddi }) => ddi === dialled).length : 0;
    if (channels > 0 && inUse >= channels) return { destination, refused: 'User Busy' };
    return { destination: ruling.kind === 'redirect' ? ruling.to : destination, refused: null };
  }

  place({ userId: user, to, callerId }: { userId: number; to: string; callerId?: string | undefined }): Call {
    const record = this.#core.store.tables.users.get(user);
    if (!record) throw new Rejection({ kind: 'no-user' });
    const target = this.readTarget(to, user);
    if (callerId !== undefined && callerId !== 'anonymous') readNumber(this.#core.store, callerId, 'shown');
    const cli = target.destination.kind === 'number' ? record.cli : null;
    const clid = callerId?.replace('+', '') ?? cli ?? record.ext ?? String(user);
    return this.#begin({ kind: 'place', user, clid, ...target });
  }

  placeLead({ callerId, to, text }: { callerId: string; to: string; text: string }): Call {
    const ddi = this.#core.store.tables.ddis.get(callerId.replace('+', ''));
    if (!ddi) throw new Rejection({ kind: 'no-own-number' });
    const words = text.split(/\s+/).filter(Boolean).length;
    const seconds = Math.max(5, Math.ceil((words * 60) / spokenWordsPerMinute));
    return this.#begin({ kind: 'place-lead', number: ddi.id, seconds, ...this.readTarget(to) });
  }

  placeWeb({ from, to }: { from: string; to: string }): Webcall {
    const number = readNumber(this.#core.store, from, 'caller');
    const target = this.readTarget(to);
    const isOutside = target.destination.kind === 'number';
    const record = openWebcall(this.#core, { from: number, to: target.dialled, isOutside });
    this.perform({ kind: 'place-web', number, webcall: record.id, seconds: webcallSeconds, ...target });
    return record;
  }

  isOwnNumber(text: string): boolean {
    const { store } = this.#core;
    return (
      store.tables.ddis.get(text.replace('+', '')) !== undefined || extensionOf(store, text) !== undefined
    );
  }

  // Routing rules may block or redirect the call.
  readTarget(text: string, user?: number): { destination: Destination; dialled: string } {
    const { store } = this.#core;
    const [destination, dialled] = [readDialled(store, text), text.replace('+', '')];
    const source = user === undefined ? undefined : String(user);
    const ruling = rulingFor(store, { direction: 'out', source, dialled }, this.#facts.now);
    if (ruling.kind === 'block') throw new Rejection({ kind: 'blocked', rule: ruling.rule });
    return { destination: ruling.kind === 'redirect' ? ruling.to : destination, dialled };
  }

  find(id: number): Call | undefined {
    const call = this.calls.ofLeg(id);
    return call && this.#shown(call, legById(call, id));
  }

  // A command may have ended the leg while its call lives on with a new one.
  after(id: number, call: LiveCall | undefined, before: Call): Call {
    return this.find(id) ?? (call && this.find(call.id)) ?? { ...before, state: 'HANGUP' };
  }

  // Without the phones that queues and ring groups ring.
  list(): Call[] {
    return [...this.calls.values()].map((call) => this.#shown(call, call.leg));
  }

  ofUser(user: number): Call[] {
    return this.calls.ofUser(user).map((call) => {
      const phone = call.phones.find(({ place }) => place.kind === 'user' && place.id === user);
      return this.#shown(call, phone ?? call.leg);
    });
  }

  recordingOf(id: number): Monitor | undefined {
    const call = this.calls.ofLeg(id);
    const { seed = 0 } = this.#core.settings;
    return call && recordingOf(this.#directory, call, call.leg, this.#facts.now, seed);
  }

  // Adds a live call as the contract shows it. It waits for nothing until `startWaiting`.
  adopt(record: Call): void {
    const { store, clock } = this.#core;
    const old = store.tables.calls.get(record.id);
    if (old?.timer) clock.cancel(old.timer.action);
    store.tables.calls.put(adoptCall(store, record));
  }

  startWaiting(): void {
    const draft = new Draft(this.#facts, this.calls, this.#nextIds());
    for (const call of this.calls.values()) startWaiting(draft, call);
    commit(this.#core, this.#directory, this.calls, draft);
    if ([...this.calls.queues()].length > 0) this.perform({ kind: 'look-again' });
  }

  #nextIds(): NextIds {
    const { calls, monitors } = this.#core.store.tables;
    return { leg: calls.nextId(), recording: monitors.nextId() };
  }

  #begin(command: Command): Call {
    const begun = this.perform(command);
    if (!begun) throw new Error(`${command.kind} began no call`);
    const call = this.calls.get(begun.id) ?? begun;
    return this.#shown(call, call.leg);
  }

  #shown(call: LiveCall, leg: Leg): Call {
    return liveRecord(this.#directory, call, leg, this.#facts.now);
  }

  #dialledFromOutside(to: string): Destination | undefined {
    const { store } = this.#core;
    if (/^\d{1,5}$/.test(to)) return readDialled(store, to);
    const ddi = store.tables.ddis.get(to);
    if (!ddi) readNumber(store, to, 'destination');
    const isFax = ddi?.fax_enabled === true && ddi.target_id === null;
    if (!ddi || isFax) throw new Rejection({ kind: 'no-ddi', number: to, isFax });
    return ownNumber(store, to);
  }
}

function legById(call: LiveCall, id: number): Leg {
  return call.phones.find((phone) => phone.id === id) ?? call.leg;
}

function adoptCall({ tables }: Store, record: Call): LiveCall {
  const { users, queues } = tables;
  const [src, dst] = [users.get(Number(record.src_id)), users.get(Number(record.dst_id))];
  const connected = typeof record.connected_at === 'number' ? 1000 * record.connected_at : null;
  const direction = src || record.destination === directionCodes.out ? 'out' : 'in';
  const queue = queues.get(Number(record.dst_id));
  const place: Place = dst
    ? { kind: 'user', id: dst.id }
    : queue
      ? { kind: 'queue', id: queue.id }
      : { kind: 'number', number: record.dst ?? '' };
  const begun = 1000 * (record.start_time ?? 0);
  const caller: Party = src
    ? { kind: 'user', user: src.id }
    : { kind: 'outside', number: record.src ?? 'anonymous', name: record.src_name ?? null, paid: false };
  const leg = blankLeg({
    id: record.id,
    parent: record.parent_id ?? null,
    caller,
    place,
    dialled: record.dst ?? '',
    begun,
    connected,
    stage: connected !== null ? 'talking' : queue ? 'calling' : 'ringing',
  });
  return blankCall({
    direction,
    clid: record.clid ?? leg.dialled,
    user: src?.id ?? null,
    leg,
    phase:
      connected !== null
        ? { kind: 'talking', held: { src: false, dst: record.state === 'ON_HOLD' } }
        : queue
          ? { kind: 'distributing', since: begun, round: 0, tried: [], deadline: null }
          : { kind: 'calling' },
    answered: connected !== null,
  });
}
