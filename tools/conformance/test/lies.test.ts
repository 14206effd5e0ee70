/** Servers that lie are found: each changes one thing of the sandbox. */
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { atLength } from '@telephony/testing/tiers';
import { describe, expect, test } from 'vitest';
import { runConformance } from '../src/run-conformance.ts';
import { lies } from './support/lies.ts';
import { type Lie, lyingServer } from './support/lying-server.ts';
import { partOf, plant, type Planted } from './support/plant.ts';
import { everythingTo, storySandbox } from './support/start-sandbox.ts';
import { writeLies } from './support/write-lies.ts';

const none = { writes: false, dialling: false, collectionDeletes: false, logins: false };
const isSample = (_: string, index: number) => index % 8 === 0;
/** A few; all of them with `npm run test:soak`. */
const some = (all: string[]) => [
  ...all.filter(isSample),
  ...atLength(all.filter((name, index) => !isSample(name, index))),
];
/** The lies that have a part of the API first: one of each law. The others have what is left of it. */
const FIRST: Record<string, string>[] = [
  {
    '/contacts': 'another record for an id',
    '/cdrs': 'pages that overlap',
    '/sms': '403 for 401',
    '/queues': 'another origin allowed',
    '/users': 'eq is like',
    '/me': 'OPTIONS without the token header',
    '/usergroups': 'an id with a letter behind it taken',
    '/ivrs': 'the token in capitals taken',
    '/monitors': 'two origins allowed',
  },
  {
    '/contacts': 'ne is eq',
    '/cdrs': 'HEAD is 404',
    '/sms': 'dir ignored',
    '/queues': 'a record open without a token',
    '/users': 'limit ignored',
    '/ddis': 'in takes the first value only',
    '/ringgroups': 'a record for an unknown id',
    '/chats': 'a filtered list open without a token',
    '/monitors': 'a recording of a negative duration',
  },
  {
    '/contacts': 'fields ignored',
    '/cdrs': 'a list open to a token that is nearly good',
    '/sms': 'no origin allowed for a 401',
    '/queues': 'a list open to HEAD',
    '/users': 'sort without dir ignored',
    '/calls': 'OPTIONS needs a token',
  },
];
/** Servers, one after the other, in which lies are planted that had no place in those before. */
const [servers = FIRST.length] = atLength([Infinity]);

async function run(choose: (good: string) => Lie) {
  const sandbox = await storySandbox({ liveCalls: true });
  await using server = await lyingServer(sandbox.baseUrl, choose(sandbox.signIn?.token ?? ''));
  const options = everythingTo(sandbox, { server: server.url, permissions: none, quick: false });
  const report = await runConformance(options, new AbortController().signal);
  return { report, requests: server.requests };
}

describe('a run that only reads', { timeout: 240_000 }, () => {
  test('finds nothing where nobody lies, and sends GET, HEAD and OPTIONS', async () => {
    const { report, requests } = await run(() => () => undefined);
    expect(report.violations).toEqual([]);
    expect(report.laws).toBeGreaterThan(35);
    expect(new Set(requests.map((line) => line.split(' ')[0]))).toEqual(new Set(['GET', 'HEAD', 'OPTIONS']));
  });

  test('finds each lie where it alone has been told, and nothing elsewhere', async () => {
    const left = new Set(Object.keys(lies('')));
    for (let server = 0; server < servers && left.size > 0; server++) {
      let owners: Planted['owners'] = new Map();
      const { report } = await run((good) => {
        const these = Object.entries(lies(good)).filter(([name]) => left.has(name));
        const planted = plant(Object.fromEntries(these), FIRST[server]);
        ({ owners } = planted);
        return planted.lie;
      });
      const found = new Set(report.violations.map(({ path }) => owners.get(partOf(path))));
      const told = new Set(owners.values());
      expect([...told].filter((name) => !found.has(name))).toEqual([]);
      expect(report.violations.filter(({ path }) => !owners.has(partOf(path)))).toEqual([]);
      for (const violation of report.violations) expect(violation.address ?? violation.by).not.toBe('');
      expect(told.size).toBeGreaterThan(0);
      for (const name of told) left.delete(name);
      console.log(`Found: ${[...told].join('; ')}.`);
    }
    expect(Object.keys(lies('')).length - left.size).toBeGreaterThan(40);
  });
});

describe('a run that writes', { timeout: 120_000 }, () => {
  test.each(some(Object.keys(writeLies(''))))('finds: %s', async (name) => {
    const sandbox = await storySandbox();
    await using server = await lyingServer(
      sandbox.baseUrl,
      writeLies(sandbox.signIn?.token ?? '')[name] ?? (() => undefined),
    );
    const options = everythingTo(sandbox, {
      server: server.url,
      permissions: { ...none, writes: true },
      workflows: ['bulkChangeIsKept'],
      journals: temporaryFolder(),
    });
    const report = await runConformance(options, new AbortController().signal);
    expect(report.violations.filter(({ by }) => by === 'law / writes' || by === 'law / tokens')).not.toEqual(
      [],
    );
  });
});
