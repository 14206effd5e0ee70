import type { Destination } from '../../telephony/state/call.ts';
import { Rejection } from '../../telephony/state/command.ts';
import { letterOf, type Store as Stored } from '../store.ts';
import type { Onward } from '../../telephony/state/facts.ts';
import type { PlatformCore } from '../core.ts';

const E164 = /^\+?[1-9]\d{5,14}$/;
const EXTENSION = /^\d{1,5}$/;

type Store = Pick<Stored, 'tables'>;

type Kind = 'user' | 'queue' | 'ringgroup' | 'ivr' | 'conference';

export type NumberRole = 'caller' | 'destination' | 'shown';

export function readNumber(text: string, role: NumberRole): string {
  if (!E164.test(text)) throw new Rejection({ kind: 'no-number', role });
  return text.replace('+', '');
}

/**
 * Where a dialled number or extension leads: up to five digits is an extension (ledger O-15), and a number of the account
 * leads where it leads for callers from outside. One that leads nowhere stays a number, which does not exist.
 *
 * @throws Rejection for an extension that nobody has, and for what is neither.
 */
export function readDialled(store: Store, text: string): Destination {
  if (!EXTENSION.test(text)) {
    const number = readNumber(text, 'destination');
    return ownNumber(store, number) ?? { kind: 'number', number };
  }
  const destination = extensionOf(store, text);
  if (!destination) throw new Rejection({ kind: 'no-extension', extension: text });
  return destination;
}

export function leadsTo(store: Store, text: string): Destination | undefined {
  if (EXTENSION.test(text)) return extensionOf(store, text);
  return E164.test(text) ? readDialled(store, text) : undefined;
}

export function ownNumber({ tables }: Store, number: string): Destination | undefined {
  const ddi = tables.ddis.get(number);
  const onward = ddi && finalDestination(ddi.target_type, ddi.target_id, null);
  if (!onward || onward.kind === 'end') return undefined;
  return 'id' in onward && onward.kind !== 'voicemail' && !isThere(tables, onward) ? undefined : onward;
}

export function leadsNowhere(store: Store, number: string): boolean {
  return store.tables.ddis.get(number) !== undefined && ownNumber(store, number) === undefined;
}

function isThere(tables: Store['tables'], { kind, id }: Extract<Destination, { kind: Kind }>): boolean {
  const { users, queues, ringgroups, ivrs, conferences } = tables;
  const kept = { user: users, queue: queues, ringgroup: ringgroups, ivr: ivrs, conference: conferences };
  return kept[kind].get(id) !== undefined;
}

export function extensionOf({ tables }: Store, text: string): Destination | undefined {
  const [user] = tables.users.by('ext', text);
  if (user) return { kind: 'user', id: user.id };
  const number = Number(text);
  const queue = tables.queues.find((one) => one.number === number);
  if (queue) return { kind: 'queue', id: queue.id };
  const group = tables.ringgroups.find((one) => one.number === number);
  if (group) return { kind: 'ringgroup', id: group.id };
  const ivr = tables.ivrs.find((one) => one.number === number);
  if (ivr) return { kind: 'ivr', id: ivr.id };
  const conference = tables.conferences.find((one) => one.confno === number);
  return conference && { kind: 'conference', id: conference.id };
}

const KINDS: Record<string, 'user' | 'voicemail' | 'ringgroup' | 'ivr' | 'queue' | 'conference'> = {
  U: 'user',
  V: 'voicemail',
  R: 'ringgroup',
  I: 'ivr',
  Q: 'queue',
  C: 'conference',
};

export function finalDestination(
  type: string | number | null | undefined,
  id: number | null | undefined,
  box: number | null,
): Onward {
  const kind = KINDS[letterOf('final_dst_type', type) ?? ''];
  if (kind === 'voicemail') return { kind, id: id ?? box };
  return kind && typeof id === 'number' ? { kind, id } : { kind: 'end' };
}

function numbersInUse({ store: { tables } }: PlatformCore): Map<number, string> {
  const taken = new Map<number, string>();
  for (const { id, ext } of tables.users.list()) taken.set(Number(ext), `users:${id}`);
  for (const { id, number } of tables.queues.list()) taken.set(Number(number), `queues:${id}`);
  for (const { id, number } of tables.ringgroups.list()) taken.set(Number(number), `ringgroups:${id}`);
  for (const { id, number } of tables.ivrs.list()) taken.set(Number(number), `ivrs:${id}`);
  for (const { id, confno } of tables.conferences.list()) taken.set(Number(confno), `conferences:${id}`);
  return taken;
}

export function holderOf(platform: PlatformCore, number: number): string | undefined {
  return numbersInUse(platform).get(number);
}

export function freeInternalNumber(platform: PlatformCore, least: number): number {
  const taken = numbersInUse(platform);
  let number = least;
  while (taken.has(number)) number += 1;
  return number;
}

/** A phone number without `+`, as records write it (ledger O-15). Undefined for anything else. */
export function e164(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return E164.test(text) ? text.replace('+', '') : undefined;
}
