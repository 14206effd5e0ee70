import TinyQueue from 'tinyqueue';
import { type PlatformCore, idOffset } from '../../platform/core.ts';
import { fileCdr } from '../../platform/exchange/commit.ts';
import { StoreDirectory } from '../../platform/exchange/directory.ts';
import { StoreFacts } from '../../platform/exchange/store-facts.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Decision, decide } from '../../telephony/decide.ts';
import { recordingOf, voiceMessage } from '../../telephony/records/recordings.ts';
import { secondsBetween } from '../../telephony/records/sides.ts';
import type { LiveCall } from '../../telephony/state/call.ts';
import type { Command, Effect, EffectOf } from '../../telephony/state/command.ts';
import type { NextIds } from '../../telephony/state/draft.ts';
import type { NumberFacts } from '../../telephony/state/facts.ts';
import { LiveCalls } from '../../telephony/state/live-calls.ts';

// Above and below all IDs of the story.
const FIRST_ID = 1_000_000;
const FIRST_LEG = 3_000_000_000;
export const HOUR = 3_600_000;
const UNHEARD_MS = 48 * HOUR;

export type Done = Extract<Decision, { kind: 'done' }>;

// Nothing is sent: only records stay.
export class PastExchange {
  readonly calls = new LiveCalls();
  readonly facts: PastFacts;
  onDone: (decision: Done) => void = () => {};
  readonly #core: PlatformCore;
  readonly #directory: StoreDirectory;
  readonly #seed: number;
  // The latest messages are still unheard.
  readonly #unheardSince: number;
  readonly #due = new TinyQueue<{ at: number; order: number; act: () => void }>(
    [],
    (one, other) => one.at - other.at || one.order - other.order,
  );
  #order = 0;
  #next: NextIds;

  // `end`: of the last day, in milliseconds since 1970.
  constructor(platform: Platform, seed: number, end: number) {
    const { account, settings, store } = platform;
    const { cdrs, monitors, sms, voicemessages } = store.tables;
    for (const table of [cdrs, monitors, sms, voicemessages])
      table.lastId = FIRST_ID + idOffset(account, 'cdrs') - 1;
    this.#core = { ...platform, settings: { ...settings, lateRecords: undefined } };
    this.facts = new PastFacts(platform);
    this.#directory = new StoreDirectory(platform);
    this.#seed = seed;
    this.#unheardSince = end - UNHEARD_MS;
    this.#next = { leg: FIRST_LEG + idOffset(account, 'calls'), recording: monitors.nextId() };
  }

  after(seconds: number, act: () => void): void {
    this.#at(this.facts.now + seconds * 1000, act);
  }

  runUntil(time: number): void {
    for (let due = this.#due.peek(); due && due.at <= time; due = this.#due.peek()) {
      this.#due.pop();
      this.facts.moment = due.at;
      due.act();
    }
    if (Number.isFinite(time)) this.facts.moment = time;
  }

  // A command that comes too late has no effect.
  perform(command: Command): LiveCall | undefined {
    if ('leg' in command && !this.calls.ofLeg(command.leg)) return undefined;
    const decision = decide(this.facts, this.calls, this.#next, command);
    if (decision.kind === 'rejected') return undefined;
    this.#next = decision.next;
    for (const [id, call] of decision.changes) this.#keep(id, call);
    for (const [user, until] of decision.wrapUps) {
      this.calls.setWrapUp(user, until);
      if (until !== undefined) this.#at(until, () => this.perform({ kind: 'wrap-up-over', user }));
    }
    for (const effect of decision.effects) this.#record(effect);
    this.onDone(decision);
    return decision.call;
  }

  #at(at: number, act: () => void): void {
    this.#due.push({ at, order: this.#order++, act });
  }

  #keep(id: number, call: LiveCall | undefined): void {
    const before = this.calls.get(id)?.timer;
    this.calls.set(id, call);
    const { timer } = call ?? { timer: null };
    if (timer && timer !== before)
      this.#at(timer.at, () => {
        if (this.calls.get(id)?.timer === timer) this.perform({ kind: 'time-out', call: id });
      });
  }

  #record(effect: Effect): void {
    const { now } = this.facts;
    if (effect.kind === 'leg-ended') fileCdr(this.#core, this.#directory, effect, now);
    else if (effect.kind === 'recorded') {
      const { call, leg } = effect;
      const monitor = recordingOf(this.#directory, call, leg, now, this.#seed);
      if (monitor) this.#core.store.tables.monitors.put({ ...monitor, live_id: leg.id });
    } else if (effect.kind === 'message-left') this.#keepMessage(effect);
  }

  #keepMessage(effect: EffectOf<'message-left'>): void {
    const { users, voicemessages } = this.#core.store.tables;
    const id = voicemessages.nextId();
    const message = voiceMessage(this.#directory, {
      ...effect,
      duration: secondsBetween(effect.since, this.facts.now),
    });
    const isNew = effect.since >= this.#unheardSince;
    const transcript = TRANSCRIPTS[id % TRANSCRIPTS.length]!;
    voicemessages.put({ id, ...message, folder: isNew ? 0 : 1, is_new: isNew, transcript });
    const user = users.get(effect.box ?? Number.NaN);
    const count = isNew ? 'vm_new' : 'vm_old';
    if (user) users.patch(user.id, { [count]: (user[count] ?? 0) + 1 });
  }
}

const TRANSCRIPTS = [
  'Hello, I wanted to ask whether my bike is ready. Please call me back.',
  'Good morning. The chain that you fitted last week slips. Could I bring it in?',
  'Hi, do you have lights for a child seat? You can reach me all day.',
  'It is about the invoice of last month. Please call me when you have a moment.',
  'I would like to book a service for two bikes. Thank you.',
];

// Facts of the account, at a moment of the past.
class PastFacts extends StoreFacts {
  moment = 0;

  override get now(): number {
    return this.moment;
  }

  // Somebody has to answer, and each number is busy for some hours of the day.
  override number(number: string): NumberFacts {
    const facts = super.number(number);
    if (facts.kind !== 'answers') return facts;
    const isBusy = (Number(number.slice(-3)) + Math.floor(this.now / HOUR)) % 18 === 0;
    if (isBusy) return { kind: 'refuses', afterSeconds: 1, cause: 'User Busy' };
    return { kind: 'never-answers', ringSeconds: this.seconds.ring };
  }
}
