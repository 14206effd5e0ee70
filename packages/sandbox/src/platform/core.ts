import type { PlatformContract, PlatformEvent } from '../contract/contract.ts';
import type { Forms } from '../forms/forms.ts';
import type { Random } from '../infrastructure/random.ts';
import type { Store } from './store.ts';
import type { PlatformSettings } from './options.ts';
import type { Mail, ScheduledAction } from '../generated/control.ts';
import type { ActionHandlers, Clock, Scheduled } from '../infrastructure/clock.ts';
import { timestamp } from '../infrastructure/timestamp.ts';

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

export type AccountNumber = 1 | 2;

// Clients check that these IDs are short (ledger O-60).
const SHORT_ID_OFFSETS: Readonly<Record<string, number>> = { users: 3_000_000, queues: 30_000 };
// Other IDs stay below 2^31, except those of calls and legs.
const ID_OFFSET = 500_000_000;

// New records of the accounts have no ID in common.
export function idOffset(account: AccountNumber, table: string): number {
  return account === 1 ? 0 : (SHORT_ID_OFFSETS[table] ?? ID_OFFSET);
}

// The second account has other random numbers than the first.
const SECOND_ACCOUNT_SEED = 0x2a2a2a2a;

export function accountSeed(account: AccountNumber, seed: number): number {
  return account === 1 ? seed : seed ^ SECOND_ACCOUNT_SEED;
}

export type PlatformAction = Scheduled<ScheduledAction>;

export type PlatformClock = Clock<ScheduledAction>;

export type PlatformActions<K extends ScheduledAction['kind'] = ScheduledAction['kind']> = Pick<
  ActionHandlers<ScheduledAction>,
  K
>;

export class EventBus {
  readonly #listeners = new Set<(event: PlatformEvent) => void>();

  emit(event: PlatformEvent): void {
    for (const listen of this.#listeners) listen(event);
  }

  listen(listener: (event: PlatformEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

export function eventId(random: Random): string {
  return `evt-${random.hex(16)}`;
}

const MAX_MAILS = 10_000;

// Nothing leaves the machine: the control plane shows the e-mails. The oldest ones are dropped.
export function sendMail({ store, clock }: PlatformCore, to: string, subject: string, text: string): Mail {
  const { mails } = store.tables;
  const [oldest] = mails.size >= MAX_MAILS ? mails.values() : [];
  if (oldest) mails.delete(oldest.id);
  return mails.put({ id: mails.nextId(), sent_at: timestamp(clock.now()), to, subject, text });
}
