import { readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import { type Mock, startMock } from '@telephony/mock';
import { type Sandbox, type SandboxOptions, startSandbox } from '@telephony/sandbox';
import { onTestFinished } from 'vitest';
import type { ConformanceOptions } from '../../src/options.ts';
import type { Report } from '../../src/report.ts';
import { runConformance } from '../../src/run-conformance.ts';
import { resultOf, start, TOKEN } from './command.ts';

export { TOKEN };

export const READ_ONLY = { writes: false, dialling: false, collectionDeletes: false, logins: false };

export function optionsFor(server: string, changes: Partial<ConformanceOptions> = {}): ConformanceOptions {
  return {
    server,
    token: TOKEN,
    permissions: READ_ONLY,
    plan: false,
    yes: true,
    rate: undefined,
    quick: true,
    workflows: [],
    inputs: [],
    stateless: true,
    timeout: 10_000,
    report: undefined,
    json: undefined,
    journals: join(tmpdir(), `conformance-journals-${process.pid}`),
    ...changes,
  };
}

/** A mock that has answered once, so that its first, slow request is over. It remembers only what comes after. */
export async function warmMock(): Promise<Mock> {
  const mock = await startMock({ port: 0 });
  await fetch(`${mock.url}/ping`, { headers: { 'X-Auth-Token': 'any' } });
  mock.clear();
  return mock;
}

export async function anotherAccount(): Promise<{ sandbox: Sandbox; token: string }> {
  const sandbox = await startSandbox({ port: 0, accounts: 2 });
  onTestFinished(() => sandbox.close());
  return { sandbox, token: sandbox.accounts[1]?.signIn?.token ?? '' };
}

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

export function countRecords(all: Record<string, unknown>): number {
  return Object.values(all).reduce<number>(
    (sum, records) => sum + (Array.isArray(records) ? records.length : 0),
    0,
  );
}

export function startCommand(server: string, token: string, state: string, args: string[]) {
  const environment = { TELEPHONY_TOKEN: token, XDG_STATE_HOME: state, TMPDIR: state };
  const child = start(['--server', server, ...args], environment);
  return { child, ended: resultOf(child) };
}

export function journalsIn(state: string): { name: string; rights: number }[] {
  const folder = join(state, 'telephony-conformance');
  try {
    return readdirSync(folder).map((name) => ({ name, rights: statSync(join(folder, name)).mode & 0o777 }));
  } catch {
    return [];
  }
}

const STORY_NOW = Date.UTC(2026, 10, 20, 16, 6);

/** Starts a sandbox at the time of the story, with numbers that pick up soon; it is closed when the test is over. */
export async function storySandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const sandbox = await startSandbox({ port: 0, startTime: STORY_NOW, answerSeconds: 1, ...options });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

export function everythingTo(
  sandbox: Sandbox,
  changes: Partial<ConformanceOptions> = {},
): ConformanceOptions {
  return optionsFor(sandbox.baseUrl, {
    token: sandbox.signIn?.token ?? '',
    permissions: { writes: true, dialling: true, collectionDeletes: true, logins: true },
    stateless: false,
    timeout: 30_000,
    ...changes,
  });
}

export const runWith = (options: ConformanceOptions): Promise<Report> =>
  runConformance(options, new AbortController().signal);
