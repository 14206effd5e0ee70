import { isJsonObject, type JsonObject } from '@telephony/contract';
import type { SandboxOptions } from '@telephony/sandbox';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { atLength } from '@telephony/testing/tiers';
import { describe, expect, test } from 'vitest';
import { findingsOf } from '../src/violation.ts';
import { lies, when, withoutOrigin, withStatus } from './support/lies.ts';
import {
  at,
  ignoring,
  type Lie,
  lyingServer,
  partOf,
  plant,
  type Planted,
  withBody,
} from './support/lying-server.ts';
import { everythingTo, READ_ONLY, runWith, storySandbox } from './support/servers.ts';
import { writeLies } from './support/write-lies.ts';

const isSample = (_: string, index: number) => index % 8 === 0;
/** A few; all of them with `npm run test:soak`. */
const some = (all: string[]) => [
  ...all.filter(isSample),
  ...atLength(all.filter((name, index) => !isSample(name, index))),
];
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
    '/users': 'sort without dir ignored',
    '/calls': 'OPTIONS needs a token',
  },
];
const [servers = FIRST.length] = atLength([Infinity]);

async function run(choose: (good: string) => Lie, forms: SandboxOptions['forms'] = 'documented') {
  const sandbox = await storySandbox({ liveCalls: true, ...(forms === 'mixed' && { forms, seed: 7 }) });
  await using server = await lyingServer(sandbox.baseUrl, choose(sandbox.signIn?.token ?? ''));
  const options = everythingTo(sandbox, { server: server.url, permissions: READ_ONLY, quick: false });
  const report = await runWith(options);
  return { report, requests: server.requests };
}

describe('a run that only reads', { timeout: 600_000 }, () => {
  test.each(['documented', 'mixed'] as const)(
    'finds nothing where nobody lies, in %s forms',
    async (forms) => {
      const { report, requests } = await run(() => () => undefined, forms);
      expect(report.violations).toEqual([]);
      expect(report.laws.find(({ law }) => law === 'pages')?.held).toBeGreaterThan(30);
      expect(report.laws.filter(({ violated }) => violated > 0)).toEqual([]);
      // In mixed forms a recording may have no size to compare.
      const judged = report.laws.filter(({ law }) => forms === 'documented' || law !== 'files');
      expect(judged.filter(({ held }) => held === 0)).toEqual([]);
      expect(new Set(requests.map((line) => line.split(' ')[0]))).toEqual(new Set(['GET', 'OPTIONS']));
    },
  );

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
      permissions: { ...READ_ONLY, writes: true },
      workflows: ['bulkChangeIsKept'],
      journals: temporaryFolder(),
    });
    const report = await runWith(options);
    expect(report.violations.filter(({ by }) => by === 'law / writes' || by === 'law / tokens')).not.toEqual(
      [],
    );
  });
});

const recordsOf = (body: JsonObject) => [body['data']].flat().filter(isJsonObject);
const sortedAsTexts: Lie = (question, reply) => {
  const field = question.query.get('sort');
  if (field !== 'billsec') return undefined;
  return at(/^\/cdrs$/, (body) => {
    const sign = question.query.get('dir') === 'DESC' ? -1 : 1;
    const data = recordsOf(body).toSorted((one, other) =>
      String(one[field]) < String(other[field]) ? -sign : sign,
    );
    return { ...body, data };
  })(question, reply);
};

const faults: Record<string, { lie: (good: string) => Lie; message: RegExp }> = {
  '/sms': {
    lie: () => at(/^\/sms$/, (body) => ({ ...body, total: Number(body['total']) + 3 })),
    message: /^total is not the number of records$/,
  },
  '/faxes': {
    lie: () => at(/^\/faxes$/, (body) => ({ ...body, total: -1 })),
    message: /^total is smaller than the page$/,
  },
  '/ddis': { lie: () => at(/^\/ddis$/, (body) => ({ data: body['data'] })), message: /^is required$/ },
  '/voicemessages': { lie: () => ignoring('/voicemessages', 'filter'), message: /^filter has no effect$/ },
  '/ivrs': {
    lie: (good) =>
      when('/ivrs', 401, (_reply, { ask, query }) =>
        ask(`/ivrs?${query.toString()}`, { 'x-auth-token': good }),
      ),
    message: /^a request without a token is not refused$/,
  },
  '/contacts': {
    lie: () => at(/^\/contacts$/, (body) => void Object.assign(recordsOf(body)[0] ?? {}, { first_name: 7 })),
    message: /^must be string/,
  },
  '/users': {
    lie: () =>
      at(/^\/users\/410002$/, (body) => void Object.assign(recordsOf(body)[0] ?? {}, { first_name: 'TÃ³m' })),
    message: /^first_name is not what the list says$/,
  },
  '/cdrs': { lie: () => sortedAsTexts, message: /^records sorted by billsec/ },
  '/queues': {
    lie: () => (question, reply) => (reply.status === 404 ? { ...reply, status: 400 } : undefined),
    message: /^an id that no record has is not a 404$/,
  },
  '/pickupgroups': {
    lie: () =>
      when('/pickupgroups', 200, (reply) => withBody(reply, { message: 'Try again later.', errors: [] })),
    message: /^the body is that of an error$/,
  },
  '/conferences': {
    lie: () => when('/conferences', undefined, withoutOrigin, 'GET OPTIONS'),
    message: /^a page of another site cannot read/,
  },
  '/msdrs': {
    lie: () => when('/msdrs', undefined, withStatus(418)),
    message: /^status 418 is not declared$/,
  },
  '/reportschedules': {
    lie: () => at(/^\/reportschedules$/, (body) => ({ ...body, data: [null] })),
    message: /^must be object$/,
  },
};

test('each fault is one violation, which says what it is', { timeout: 240_000 }, async () => {
  const sandbox = await storySandbox();
  const good = sandbox.signIn?.token ?? '';
  await using server = await lyingServer(sandbox.baseUrl, (question, reply) =>
    faults[partOf(question.path)]?.lie(good)(question, reply),
  );
  const options = everythingTo(sandbox, { server: server.url, permissions: READ_ONLY, quick: false });
  const report = await runWith(options);
  const byPart = Map.groupBy(report.violations, ({ path }) => partOf(path));
  const told = Object.fromEntries(
    [...byPart].map(([part, violations]) => [part, findingsOf(violations).map(({ first }) => first.message)]),
  );
  expect(told).toEqual(
    Object.fromEntries(
      Object.entries(faults).map(([part, { message }]) => [part, [expect.stringMatching(message)]]),
    ),
  );
});
