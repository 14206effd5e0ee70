/** Servers that lie are found: each changes one thing of the sandbox. */
import { atLength } from '@telephony/testing/at-length';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { describe, expect, test } from 'vitest';
import { runConformance } from '../src/run-conformance.ts';
import { lies } from './support/lies.ts';
import { lyingServer } from './support/lying-server.ts';
import { everythingTo, storySandbox } from './support/start-sandbox.ts';
import { writeLies } from './support/write-lies.ts';

const none = { writes: false, dialling: false, collectionDeletes: false, logins: false };
const names = Object.keys(lies(''));
const isSample = (_: string, index: number) => index % 8 === 0;
/** A few; all of them with `npm run test:soak`. */
const some = (all: string[]) => [
  ...all.filter(isSample),
  ...atLength(all.filter((name, index) => !isSample(name, index))),
];

async function run(name: string) {
  const sandbox = await storySandbox({ liveCalls: true });
  const good = sandbox.signIn?.token ?? '';
  const lie = lies(good)[name] ?? (() => undefined);
  await using server = await lyingServer(sandbox.baseUrl, lie);
  const options = everythingTo(sandbox, { server: server.url, permissions: none, quick: false });
  const { report } = await runConformance(options, new AbortController().signal);
  return { report, requests: server.requests };
}

describe('a run that only reads', { timeout: 120_000 }, () => {
  test('finds nothing where nobody lies, and sends GET, HEAD and OPTIONS', async () => {
    const { report, requests } = await run('nobody lies');
    expect(report.violations).toEqual([]);
    expect(report.laws).toBeGreaterThan(35);
    expect(new Set(requests.map((line) => line.split(' ')[0]))).toEqual(new Set(['GET', 'HEAD', 'OPTIONS']));
  });

  test.each(some(names))('finds: %s', async (name) => {
    const { report } = await run(name);
    expect(report.violations.map(({ message }) => message)).not.toEqual([]);
    for (const violation of report.violations) expect(violation.address ?? violation.by).not.toBe('');
  });
});

describe('a run that writes', { timeout: 120_000 }, () => {
  test.each(some(Object.keys(writeLies())))('finds: %s', async (name) => {
    const sandbox = await storySandbox();
    await using server = await lyingServer(sandbox.baseUrl, writeLies()[name] ?? (() => undefined));
    const options = everythingTo(sandbox, {
      server: server.url,
      permissions: { ...none, writes: true },
      workflows: ['bulkChangeIsKept'],
      journals: temporaryFolder(),
    });
    const { report } = await runConformance(options, new AbortController().signal);
    expect(report.violations.filter(({ by }) => by === 'law / writes')).not.toEqual([]);
  });
});
