import type { PlatformContract, PlatformEvent } from '../contract/contract.ts';
import type { Forms } from '../forms/forms.ts';
import type { Random } from '../infrastructure/random.ts';
import type { Store } from './store.ts';
import type { PlatformSettings } from './options.ts';
import type { Mail, ScheduledAction } from '../generated/control.ts';
import type { ActionHandlers, Clock, Scheduled } from '../infrastructure/clock.ts';
import { timestamp } from '../infrastructure/timestamp.ts';

/** What the rest of a platform builds on: its state, clock, random numbers and events, and its view of the contract. */
export interface PlatformCore {
  readonly account: AccountNumber;
  readonly contract: PlatformContract;
  readonly settings: PlatformSettings;
  readonly clock: PlatformClock;
  readonly random: Random;
  readonly store: Store;
  readonly events: EventBus;
  readonly forms: Forms;
}

/** Number of an account of the sandbox. */
export type AccountNumber = 1 | 2;

/** Sets the chance of the second account apart from that of the first. */
const OTHER = 0x2a2a2a2a;

/** The seed of an account where that of the sandbox is `seed`, a 32-bit integer as well. */
export function accountSeed(account: AccountNumber, seed: number): number {
  return account === 1 ? seed : seed ^ OTHER;
}

/** What happens later in a platform. Its schema is that of snapshots, so both are one. */
export type PlatformAction = Scheduled<ScheduledAction>;

/** The clock of a platform. */
export type PlatformClock = Clock<ScheduledAction>;

/** What each kind of action does, or what some of them do. */
export type PlatformActions<K extends ScheduledAction['kind'] = ScheduledAction['kind']> = Pick<
  ActionHandlers<ScheduledAction>,
  K
>;

/** Sends the events of the platform to all listeners, in order. */
export class EventBus {
  readonly #listeners = new Set<(event: PlatformEvent) => void>();

  emit(event: PlatformEvent): void {
    for (const listen of this.#listeners) listen(event);
  }

  /** @returns A function that unsubscribes. */
  listen(listener: (event: PlatformEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** A new id of an event. */
export function eventId(random: Random): string {
  return `evt-${random.hex(16)}`;
}

/** How many e-mails are kept; older ones are dropped. */
const KEPT = 10_000;

/** Keeps an e-mail that the platform would send. It is read through the control plane; nothing leaves the machine. */
export function sendMail({ store, clock }: PlatformCore, to: string, subject: string, text: string): Mail {
  const { mails } = store.tables;
  const [oldest] = mails.size >= KEPT ? mails.values() : [];
  if (oldest) mails.delete(oldest.id);
  return mails.put({ id: mails.nextId(), sent_at: timestamp(clock.now()), to, subject, text });
}
