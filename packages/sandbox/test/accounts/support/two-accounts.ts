import { createHash } from 'node:crypto';
import type { PlatformOptions } from '../../../src/platform/options.ts';
import type { Platform } from '../../../src/platform/platform.ts';
import { type ServedPlatform, servePlatform } from '../../support/serve-platform.ts';

/** A platform with two accounts behind a real server. */
export interface TwoAccounts extends ServedPlatform {
  second: Platform;
  /** Tokens of the administrators of the first and of the second account. */
  tokens: readonly [string, string];
}

export async function serveTwoAccounts(options: PlatformOptions = {}): Promise<TwoAccounts> {
  const served = await servePlatform({ ...options, accounts: 2 });
  const { second } = served.platform;
  if (!second) throw new Error('There is no second account.');
  return { ...served, second, tokens: [administrator(served.platform), administrator(second)] };
}

function administrator({ store: { tables } }: Platform): string {
  const root = tables.users.find(({ is_root: isRoot }) => isRoot === true);
  const token = tables.tokens.find(({ user_id: user }) => user === root?.id);
  if (!token) throw new Error('The administrator has no token.');
  return token.id;
}

export function everythingOf({ random, store }: Platform): string {
  return JSON.stringify([random.state(), store.state()]);
}

/** The path with the IDs of the second account. */
export function inSecond(second: Platform, path: string): string {
  const found = path.replaceAll(/(?<=[/,])(?:[0-9a-f]{40}|\d+)(?=$|[/.,])/g, (id) => idInSecond(second, id));
  if (found === path) throw new Error(`${path} has nothing of the second account.`);
  return found;
}

/** The rules of the second account's IDs, independent of the sandbox. */
function idInSecond({ exchange, store }: Platform, id: string): string {
  const number = Number(id);
  if (id.length === 40) return createHash('sha256').update(`second ${id}`).digest('hex').slice(0, 40);
  if (id.startsWith('442079460')) return id.replace('442079460', '442920180');
  if (id.startsWith('447700900')) return `447700900${(number + 500) % 1000}`;
  const candidates = [number + 3_000_000, number + 30_000, number + 500_000_000];
  const isCustomer = store.tables.users.list()[0]?.customer === candidates[2];
  const found = candidates.find(
    (one) =>
      exchange.find(one) !== undefined ||
      Object.values(store.tables).some((table) => table.get(one) !== undefined),
  );
  if (found === undefined && !isCustomer) throw new Error(`The second account has no ${id}.`);
  return String(found ?? candidates[2]);
}

/** The path with IDs that nobody has. */
export function unknown(path: string): string {
  return path.replaceAll(/(?<=[/,])(?:[0-9a-f]{40}|\d+)(?=$|[/.,])/g, (id) =>
    id.length === 40 ? 'f'.repeat(40) : String(Number(id) + 77_777),
  );
}

export function onlyIn(platform: Platform, other: Platform): Set<string> {
  const theirs = leavesOf(other.store.state());
  const own = [...leavesOf(platform.store.state())].filter((leaf) => leaf.length >= 5 && !theirs.has(leaf));
  return new Set(own);
}

export function leavesOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) leavesOf(one, found);
  else if (typeof value === 'string' || typeof value === 'number') found.add(String(value));
  return found;
}
