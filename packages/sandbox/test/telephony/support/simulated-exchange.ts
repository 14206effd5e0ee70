import type { LiveCall } from '../../../src/telephony/state/call.ts';
import type { Command, Effect, Reason } from '../../../src/telephony/state/command.ts';
import { decide } from '../../../src/telephony/decide.ts';
import { LiveCalls } from '../../../src/telephony/state/live-calls.ts';
import { smallOffice } from './small-office.ts';

export type TimedEffect = Effect & { at: number };

/** The exchange without a platform: it keeps decisions in memory, and time is a number. */
export class SimulatedExchange {
  now = 1_795_190_760_000;
  readonly office = smallOffice(() => this.now);
  readonly calls = new LiveCalls();
  readonly effects: TimedEffect[] = [];
  readonly changes: { command: Command; before: LiveCall | undefined; after: LiveCall | undefined }[] = [];
  next = { leg: 1000, recording: 1 };
  readonly #wrapUps = new Map<number, number>();

  perform(command: Command): Reason | undefined {
    const decision = decide(this.office, this.calls, this.next, command);
    if (decision.kind === 'rejected') return decision.reason;
    for (const [id, after] of decision.changes) {
      this.changes.push({ command, before: this.calls.get(id), after });
      this.calls.set(id, after);
    }
    for (const [user, until] of decision.wrapUps) {
      this.calls.setWrapUp(user, until);
      if (until === undefined) this.#wrapUps.delete(user);
      else this.#wrapUps.set(user, until);
    }
    for (const effect of decision.effects) this.effects.push({ ...effect, at: this.now });
    this.next = decision.next;
    return undefined;
  }

  wait(seconds: number): void {
    const until = this.now + seconds * 1000;
    for (;;) {
      const timers = [...this.calls.values()].flatMap(({ id, timer }) =>
        timer ? [{ at: timer.at, command: { kind: 'time-out' as const, call: id } }] : [],
      );
      const wrapUps = [...this.#wrapUps].map(([user, at]) => ({
        at,
        command: { kind: 'wrap-up-over', user } as Command,
      }));
      const [first] = [...timers, ...wrapUps].toSorted((one, other) => one.at - other.at);
      if (!first || first.at > until) break;
      this.now = Math.max(this.now, first.at);
      this.perform(first.command);
    }
    this.now = until;
  }

  endAll(): void {
    for (const { id } of this.calls.values()) this.perform({ kind: 'hang-up', leg: id, side: 'src' });
  }
}
