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

/** What has a number, as `<table>:<id>`; undefined where it is free. */
export function holderOf(platform: Platform, number: number): string | undefined {
  return numbersInUse(platform).get(number);
}

/** The first number from `least` on that nothing has. */
export function freeInternalNumber(platform: Platform, least: number): number {
  const taken = numbersInUse(platform);
  let number = least;
  while (taken.has(number)) number += 1;
  return number;
}
