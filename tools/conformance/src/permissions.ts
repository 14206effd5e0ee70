import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { UserError } from '@telephony/contract/command-line';
import type { Operation } from '@telephony/contract';

export interface Permissions {
  writes: boolean;
  dialling: boolean;
  collectionDeletes: boolean;
  logins: boolean;
}

// A platform may count failures, and lock an account.
const SIGN_INS = new Set(['login', 'loginWithSecondFactor', 'resetPassword']);

export function missingPermission(
  { method, effect, operationId }: Operation,
  permissions: Permissions,
): string | undefined {
  if (method === 'get') return undefined;
  if (!permissions.writes) return '--allow-writes';
  if (SIGN_INS.has(operationId)) return permissions.logins ? undefined : '--allow-logins';
  // A run has its own token.
  if (effect === undefined || effect === 'ends-token') return undefined;
  // Unknown effects need the same option as calls.
  if (effect === 'deletes-collection')
    return permissions.collectionDeletes ? undefined : '--allow-collection-deletes';
  return permissions.dialling ? undefined : '--allow-dialling';
}

// Typing the name of the account protects users from writing to another one.
export async function confirmWrites(
  account: string,
  plan: string,
  signal: AbortSignal,
  input: Readable = process.stdin,
): Promise<void> {
  const writes = plan.split('\n').filter((line) => /WRITES|put back|CANNOT/.test(line));
  console.error(
    `${writes.join('\n')}\n\nThis writes to the account of ${account}. --plan shows every request.`,
  );
  process.stderr.write('Type its name to go on: ');
  const lines = createInterface({ input, terminal: false });
  try {
    const typed = await Promise.race([once(lines, 'line', { signal }), once(lines, 'close', { signal })]);
    if (String(typed[0] ?? '').trim() === account) return;
  } finally {
    lines.close();
    input.pause();
  }
  throw new UserError(`Not confirmed: nothing was written. Type ${account}, or pass --yes.`);
}
