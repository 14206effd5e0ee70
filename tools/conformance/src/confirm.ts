import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { UserError } from '@telephony/command-line';
import type { ConformanceOptions } from './options.ts';

/**
 * Refuses writes that nobody can confirm: a program that starts the run may keep its end of a pipe open for ever.
 *
 * @throws UserError where nobody can type, and `--yes` is not given.
 */
export function refuseUnconfirmed({ permissions, sandbox, yes, plan }: ConformanceOptions): void {
  if (!permissions.writes || sandbox || yes || plan || process.stdin.isTTY) return;
  throw new UserError(
    '--allow-writes asks for the name of the account, and there is no terminal to type it in: nothing was sent. Pass --yes, or start this in a terminal.',
  );
}

/**
 * Shows the plan and asks for the name of the account, so that nobody writes to another one than he means.
 *
 * @param signal Ends the question.
 * @param input What is typed.
 * @throws UserError where something else is typed, or nothing.
 */
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
