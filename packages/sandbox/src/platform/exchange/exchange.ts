import { directionCodes, spokenWordsPerMinute, webcallSeconds } from '../../assumptions/assumptions.ts';
import type { Call, Monitor, Webcall } from '../../generated/schema.ts';
import type { PlatformActions, PlatformCore } from '../core.ts';
import type { Cause, Destination, Leg, LiveCall, Party, Place } from '../../telephony/state/call.ts';
import { type Command, Rejection } from '../../telephony/state/command.ts';
import { decide } from '../../telephony/decide.ts';
import { takeUp } from '../../telephony/moves/answer.ts';
import { Draft, type NextIds } from '../../telephony/state/draft.ts';
import { LiveCalls } from '../../telephony/state/live-calls.ts';
import { recordingOf } from '../../telephony/records/recordings.ts';
import { liveRecord } from '../../telephony/records/live-record.ts';
import { announceAudio, commit } from './commit.ts';
import { extensionOf, ownNumber, readDialled, readNumber } from './numbers.ts';
import { StoreDirectory } from './directory.ts';
import { rulingFor } from './rules.ts';
import { StoreFacts } from './store-facts.ts';
import { openWebcall } from './web-calls.ts';
import type { Store } from '../store.ts';
import { blankCall, blankLeg } from '../../telephony/state/new-call.ts';

/**
 * The exchange of the platform: it takes commands, decides, and lets the decision happen. All state is in the store, so
 * that a snapshot includes live calls. Commands that cannot be carried out throw Rejection, and nothing has changed.
 */
export class Exchange {
  /** The live calls, as the store has them. */
  readonly calls = new LiveCalls();
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

  /** What the clock does for it. */
  get actions(): PlatformActions<'call.time-out' | 'call.wrap-up-over' | 'monitor.audio-ready'> {
    return {
      'call.time-out': ({ call }) => void this.perform({ kind: 'time-out', call }),
      'call.wrap-up-over': ({ user }) => void this.perform({ kind: 'wrap-up-over', user }),
      'monitor.audio-ready': (ready) => announceAudio(this.#core, ready),
    };
  }

  /**
   * Carries out commands, all of them or none.
   *
   * @returns The call that the last one was about, as it began; undefined for commands about none.
   */
  perform(...commands: Command[]): LiveCall | undefined {
    const decision = decide(this.#facts, this.calls, this.#nextIds(), ...commands);
    if (decision.kind === 'rejected') throw new Rejection(decision.reason);
    commit(this.#core, this.#directory, this.calls, decision);
    return decision.call;
  }

  /** A call from outside to one of the account's numbers (DDI) or to an extension. */
  receive({ from, to, fromName }: { from: string; to: string; fromName?: string | undefined }): Call {
    const number = from === 'anonymous' ? from : readNumber(from, 'caller');
    const dialled = to.replace('+', '');
    const { destination, refused } = this.#arrival(number, dialled);
    const ddi = this.#core.store.tables.ddis.get(dialled) ? dialled : null;
    return this.#begun({
      kind: 'receive',
      number,
      name: fromName ?? null,
      destination,
      dialled,
      ddi,
      refused,
    });
  }

  /** Where a call from outside goes, or why it is not taken: a rule refuses it, or all channels of the number are in use. */
  #arrival(number: string, dialled: string): { destination: Destination | undefined; refused: Cause | null } {
    const { store } = this.#core;
    const destination = this.#dialledFromOutside(dialled);
    const ruling = rulingFor(store, { direction: 'in', source: number, dialled });
    if (ruling.kind === 'block') return { destination, refused: 'Call Rejected' };
    const channels = store.tables.ddis.get(dialled)?.channels ?? 0;
    const inUse = channels > 0 ? [...this.calls.values()].filter(({ ddi }) => ddi === dialled).length : 0;
    if (channels > 0 && inUse >= channels) return { destination, refused: 'User Busy' };
    return { destination: ruling.kind === 'redirect' ? ruling.to : destination, refused: null };
  }

  /**
   * Where a call goes that the account makes, with the rules for calls that go out.
   *
   * @param user Whose call it is; undefined for nobody's.
   * @throws Rejection for what cannot be dialled, and where a rule does not let it be.
   */
  #outgoing(text: string, user: number | undefined): Destination {
    const { store } = this.#core;
    const destination = readDialled(store, text);
    const source = user === undefined ? undefined : String(user);
    const ruling = rulingFor(store, { direction: 'out', source, dialled: text.replace('+', '') });
    if (ruling.kind === 'block') throw new Rejection({ kind: 'blocked', rule: ruling.rule });
    return ruling.kind === 'redirect' ? ruling.to : destination;
  }

  /** POST /calls. @param call.callerId Number that is shown, or `anonymous`; that of the user when not given. */
  place({ userId: user, to, callerId }: { userId: number; to: string; callerId?: string | undefined }): Call {
    const { store } = this.#core;
    const record = store.tables.users.get(user);
    if (!record) throw new Rejection({ kind: 'no-user' });
    const destination = this.#outgoing(to, user);
    if (callerId !== undefined && callerId !== 'anonymous') readNumber(callerId, 'shown');
    const shown = destination.kind === 'number' ? record.cli : null;
    const clid = callerId?.replace('+', '') ?? shown ?? record.ext ?? String(user);
    return this.#begun({ kind: 'place', user, destination, dialled: to.replace('+', ''), clid });
  }

  /** POST /leadcalls: the number is called, and once answered the text is spoken. */
  placeLead({ callerId, to, text }: { callerId: string; to: string; text: string }): Call {
    const { store } = this.#core;
    const ddi = store.tables.ddis.get(callerId.replace('+', ''));
    if (!ddi) throw new Rejection({ kind: 'no-own-number' });
    const destination = this.#outgoing(to, undefined);
    const words = text.split(/\s+/).filter(Boolean).length;
    const seconds = Math.max(5, Math.ceil((words * 60) / spokenWordsPerMinute));
    return this.#begun({
      kind: 'place-lead',
      number: ddi.id,
      destination,
      dialled: to.replace('+', ''),
      seconds,
    });
  }

  /** POST /webcalls: the first number is called and, once answered, the second. */
  placeWeb({ from, to }: { from: string; to: string }): Webcall {
    const number = readNumber(from, 'caller');
    const destination = this.#outgoing(to, undefined);
    const dialled = to.replace('+', '');
    const record = openWebcall(this.#core, {
      from: number,
      to: dialled,
      isOutside: destination.kind === 'number',
    });
    const seconds = webcallSeconds;
    this.perform({ kind: 'place-web', number, destination, dialled, webcall: record.id, seconds });
    return record;
  }

  /** Whether a text is one of the account's numbers (DDI), or an extension or another internal number that somebody has. */
  isOwn(text: string): boolean {
    const { store } = this.#core;
    return (
      store.tables.ddis.get(text.replace('+', '')) !== undefined || extensionOf(store, text) !== undefined
    );
  }

  /**
   * Where PATCH `dst` leads.
   *
   * @param user Who sends the call there.
   * @throws Rejection for anything but a number or an extension, and for what a rule does not let the user call.
   */
  dialled(text: string, user?: number): { destination: Destination; dialled: string } {
    return { destination: this.#outgoing(text, user), dialled: text.replace('+', '') };
  }

  /**
   * The leg that an id means, as it is now. The id of a call whose first leg is over means the leg that is live.
   * Undefined where nothing is live.
   */
  find(id: number): Call | undefined {
    const call = this.calls.ofLeg(id);
    return call && this.#shown(call, legOf(call, id));
  }

  /**
   * What an id means after a command: the leg of a phone may be over while its call lives on a new one, and a call that was
   * sent where nobody takes it is over.
   *
   * @param call What `perform` has returned.
   * @param before The leg before the command.
   */
  after(id: number, call: LiveCall | undefined, before: Call): Call {
    return this.find(id) ?? (call && this.find(call.id)) ?? { ...before, state: 'HANGUP' };
  }

  /** All live calls as of now, without the phones that queues and ring groups ring. */
  list(): Call[] {
    return [...this.calls.values()].map((call) => this.#shown(call, call.leg));
  }

  /** The live calls of a user: the leg of their phone, where it has one of its own. */
  ofUser(user: number): Call[] {
    return this.calls.ofUser(user).map((call) => {
      const phone = call.phones.find(({ place }) => place.kind === 'user' && place.id === user);
      return this.#shown(call, phone ?? call.leg);
    });
  }

  /** The recording of a live call as it is now; undefined where nothing was recorded. */
  recordingOf(id: number): Monitor | undefined {
    const call = this.calls.ofLeg(id);
    const { seed = 0 } = this.#core.settings;
    return call && recordingOf(this.#directory, call, call.leg, this.#facts.now, seed);
  }

  /** Puts in a live call as the contract shows it: from the story, or by the control plane. Its time stands until `takeUp`. */
  adopt(record: Call): void {
    const { store, clock } = this.#core;
    const old = store.tables.calls.get(record.id);
    if (old?.timer) clock.cancel(old.timer.action);
    store.tables.calls.put(adoptCall(store, record));
  }

  /** Lets the time of the calls that were put in begin: phones ring as long as others do, and queues ring their agents. */
  takeUp(): void {
    const draft = new Draft(this.#facts, this.calls, this.#nextIds());
    for (const call of this.calls.values()) takeUp(draft, call);
    commit(this.#core, this.#directory, this.calls, draft);
    if ([...this.calls.queues()].length > 0) this.perform({ kind: 'look-again' });
  }

  #nextIds(): NextIds {
    const { calls, monitors } = this.#core.store.tables;
    return { leg: calls.nextId(), recording: monitors.nextId() };
  }

  #begun(command: Command): Call {
    const begun = this.perform(command);
    if (!begun) throw new Error(`${command.kind} began no call`);
    const call = this.calls.get(begun.id) ?? begun;
    return this.#shown(call, call.leg);
  }

  #shown(call: LiveCall, leg: Leg): Call {
    return liveRecord(this.#directory, call, leg, this.#facts.now);
  }

  /** Undefined for a number that leads to nothing any more. */
  #dialledFromOutside(to: string): Destination | undefined {
    const { store } = this.#core;
    if (/^\d{1,5}$/.test(to)) return readDialled(store, to);
    const ddi = store.tables.ddis.get(to);
    const isFax = ddi?.fax_enabled === true && ddi.target_id === null;
    if (!ddi || isFax) throw new Rejection({ kind: 'no-ddi', number: to, isFax });
    return ownNumber(store, to);
  }
}

/** The leg that an id means: a phone's, else that of the call. */
function legOf(call: LiveCall, id: number): Leg {
  return call.phones.find((phone) => phone.id === id) ?? call.leg;
}

/**
 * The live call that a record of the contract's examples shows: what is known of it follows from what it shows. What it waits
 * for is not in it.
 */
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
