/** A sample of lies, each told about one part of the API of a sandbox. All of them are in lies.all.test.ts. */
import { type Contract, readContract } from '@telephony/contract';
import { contractFolder, readBundle } from '@telephony/generate/files';
import { describe, expect, test } from 'vitest';
import { runLaws } from '../src/laws/run-laws.ts';
import { createAsk } from '../src/server/ask.ts';
import { fillPath, type KnownRecords, sweep } from '../src/sweep.ts';
import { lies } from './support/lies.ts';
import { type Lie, lyingServer, partOf, withBody } from './support/lying-server.ts';
import { READ_ONLY, storySandbox } from './support/servers.ts';

const contract = readContract(readBundle(contractFolder));

async function breaches(part: string, choose: (good: string) => Lie) {
  const sandbox = await storySandbox();
  const token = sandbox.signIn?.token ?? '';
  await using server = await lyingServer(sandbox.baseUrl, choose(token));
  const operations = contract.operations.filter(({ path }) => partOf(path) === part);
  const ask = createAsk({
    server: server.url,
    permissions: READ_ONLY,
    router: contract.router,
    timeout: 10_000,
    signal: new AbortController().signal,
    onExchange: () => {},
  });
  const known: KnownRecords = new Map();
  await sweep(operations, token, ask, known, () => {});
  const only: Contract = { ...contract, operations };
  const pathOf = ({ path }: { path: string }) => fillPath(path, known);
  const context = { contract: only, ask, token, pathOf, stateless: false, onProgress: () => {} };
  const found = await runLaws(context);
  expect(new Set(server.requests.map((line) => line.split(' ')[0]))).toEqual(new Set(['GET', 'OPTIONS']));
  return { ...found, names: found.violations.map(({ by }) => by) };
}

describe('laws between requests', { timeout: 60_000 }, () => {
  test.each(['/contacts', '/cdrs'])('hold for %s where nobody lies', async (part) => {
    expect((await breaches(part, () => () => undefined)).names).toEqual([]);
  });

  test.each([
    ['/contacts', 'page ignored', 'pages'],
    ['/contacts', 'ne is eq', 'filter'],
    ['/contacts', 'sort ignored', 'sort'],
    ['/contacts', 'another record for an id', 'records'],
    ['/contacts', 'fields ignored', 'fields'],
    ['/contacts', 'fields leaves all out', 'fields'],
    ['/contacts', 'sort loses a record', 'sort'],
    ['/contacts', 'sort of each page alone', 'sort'],
    ['/contacts', 'a filter of the first page alone', 'filter'],
    ['/queues', 'include leaves records out', 'parameters'],
    ['/contacts', 'a list open without a token', 'tokens'],
    ['/contacts', 'OPTIONS is not known', 'OPTIONS and CORS'],
    ['/monitors', 'a recording of another size', 'files'],
  ])('find in %s: %s', async (part, name, law) => {
    expect(new Set((await breaches(part, (good) => lies(good)[name]!)).names)).toContain(`law / ${law}`);
  });

  test.each(['filter', 'sort', 'dir', 'fields', 'include', 'group_by'])(
    'find that every %s is refused',
    async (name) => {
      const refusing: Lie = ({ method, query }, reply) =>
        method === 'GET' &&
        reply.status === 200 &&
        [...query.keys()].some((key) => key.split('[')[0] === name)
          ? withBody({ ...reply, status: 400 }, { message: 'Not supported.', errors: [] })
          : undefined;
      const { violations, laws } = await breaches('/contacts', () => refusing);
      expect(violations.map(({ message }) => message)).toEqual([`${name} is documented and always refused`]);
      const refused = { 'all requests were refused (400)': 1 };
      expect(
        laws.filter(({ notJudged }) => Object.keys(notJudged).some((reason) => reason in refused)),
      ).toEqual(
        ['filter', 'sort', 'fields'].includes(name)
          ? [{ law: name, held: 0, violated: 0, failedInPassing: 0, notJudged: refused }]
          : [],
      );
      expect(laws.find(({ law }) => law === 'parameters')).toMatchObject({ held: 0, violated: 1 });
    },
  );

  test('are not judged where there is nothing to compare', async () => {
    const empty: Lie = ({ method, path }, reply) =>
      method === 'GET' && path === '/contacts' && reply.status === 200
        ? withBody(reply, { data: [], total: 0 })
        : undefined;
    const { laws, violations } = await breaches('/contacts', () => empty);
    expect(violations.filter(({ rule }) => rule === 'law')).toEqual([]);
    for (const name of ['sort', 'fields'])
      expect(laws.find(({ law }) => law === name)).toMatchObject({
        held: 0,
        violated: 0,
        notJudged: { 'too few records or values to compare': 1 },
      });
  });
});
