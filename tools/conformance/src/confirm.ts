import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { UserError } from '@telephony/command-line';

/**
 * Shows the plan and asks for the name of the account, so that nobody writes to another one than he means.
 *
 * @param signal Ends the question.
 * @throws UserError where something else is typed, or nothing.
 */
export async function confirmWrites(account: string, plan: string, signal: AbortSignal): Promise<void> {
  const writes = plan.split('\n').filter((line) => /WRITES|put back|CANNOT/.test(line));
  console.error(
    `${writes.join('\n')}\n\nThis writes to the account of ${account}. --plan shows every request.`,
  );
  process.stderr.write('Type its name to go on: ');
  const lines = createInterface({ input: process.stdin, terminal: false });
  try {
    const typed = await Promise.race([once(lines, 'line', { signal }), once(lines, 'close', { signal })]);
    if (String(typed[0] ?? '').trim() === account) return;
  } finally {
    lines.close();
    process.stdin.pause();
  }
  throw new UserError(`Not confirmed: nothing was written. Type ${account}, or pass --yes.`);
}
