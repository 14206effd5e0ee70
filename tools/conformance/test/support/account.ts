import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import { type Sandbox, startSandbox } from '@telephony/sandbox';
import { compileCache } from '@telephony/testing/compile-cache';
import { onTestFinished } from 'vitest';

const CLI = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));

/** An account that has nothing of the story: the second one of a sandbox. */
export async function anotherAccount(): Promise<{ sandbox: Sandbox; token: string }> {
  const sandbox = await startSandbox({ port: 0, accounts: 2 });
  onTestFinished(() => sandbox.close());
  return { sandbox, token: sandbox.accounts[1]?.signIn?.token ?? '' };
}

/** Every record of every collection of both accounts, as it is in the sandbox's own stores; of tokens, their names. */
export async function everything(sandbox: Sandbox): Promise<Record<string, unknown>> {
  const { data } = await sandbox.control.GET('/snapshot');
  const { store, second }: Record<string, unknown> = data ?? {};
  const other = isJsonObject(second) ? second['store'] : undefined;
  if (!isJsonObject(store)) throw new Error('The sandbox has no store.');
  return { ...tablesOf(store, ''), ...(isJsonObject(other) && tablesOf(other, 'second ')) };
}

function tablesOf(store: JsonObject, prefix: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(store).map(([name, table]) => {
      const records: unknown = isJsonObject(table) ? table['records'] : undefined;
      if (name !== 'tokens' || !Array.isArray(records)) return [prefix + name, records];
      return [
        prefix + name,
        records.map((record: unknown) => (isJsonObject(record) ? record['name'] : record)),
      ];
    }),
  );
}

/** How many records there are in all. */
export function countRecords(all: Record<string, unknown>): number {
  return Object.values(all).reduce<number>(
    (sum, records) => sum + (Array.isArray(records) ? records.length : 0),
    0,
  );
}

/** Starts the command as a person would; what it keeps is in a folder of the test. */
export function startCommand(server: string, token: string, state: string, args: string[]) {
  const child = spawn(process.execPath, [CLI, '--server', server, ...args], {
    env: {
      ...process.env,
      ...compileCache,
      NO_COLOR: '1',
      TELEPHONY_TOKEN: token,
      XDG_STATE_HOME: state,
      TMPDIR: state,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]).then(
    ([stdout, stderr, [code]]) => ({ stdout, stderr, code: code as number | null }),
  );
  return { child, ended };
}

/** The journals in a folder of `startCommand`, with the rights of each. */
export function journalsIn(state: string): { name: string; rights: number }[] {
  const folder = join(state, 'telephony-conformance');
  try {
    return readdirSync(folder).map((name) => ({ name, rights: statSync(join(folder, name)).mode & 0o777 }));
  } catch {
    return [];
  }
}
