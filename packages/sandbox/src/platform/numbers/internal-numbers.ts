import { invalid } from '@telephony/http';
import type { Platform } from '../platform.ts';

/** What can be dialled inside: extensions, queues, ring groups, IVRs, conferences. */
function numbersInUse({ store: { tables } }: Platform): Map<number, string> {
  const taken = new Map<number, string>();
  for (const { id, ext } of tables.users.list()) taken.set(Number(ext), `users:${id}`);
  for (const { id, number } of tables.queues.list()) taken.set(Number(number), `queues:${id}`);
  for (const { id, number } of tables.ringgroups.list()) taken.set(Number(number), `ringgroups:${id}`);
  for (const { id, number } of tables.ivrs.list()) taken.set(Number(number), `ivrs:${id}`);
  for (const { id, confno } of tables.conferences.list()) taken.set(Number(confno), `conferences:${id}`);
  return taken;
}

/**
 * Refuses a number that is in use, or that is not an internal number: at most five digits (ledger O-15).
 *
 * @param owner Who gets the number, as `<table>:<id>`; undefined for something new.
 * @throws Refusal 400.
 */
export function checkInternalNumber(platform: Platform, number: number | undefined, owner?: string): void {
  if (number === undefined) return;
  if (number < 1 || number > 99_999) throw invalid('body.number', 'must have one to five digits');
  const holder = numbersInUse(platform).get(number);
  if (holder !== undefined && holder !== owner) throw invalid('body.number', 'is in use');
}

/** The first number from `least` on that nothing has. */
export function freeInternalNumber(platform: Platform, least: number): number {
  const taken = numbersInUse(platform);
  let number = least;
  while (taken.has(number)) number += 1;
  return number;
}
