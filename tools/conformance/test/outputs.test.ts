import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { contractFolder, readBundle } from '@telephony/lint/files';
import { comparePlaces, readLedger } from '@telephony/lint/ledger';
import { readContract, resolvePointer } from '@telephony/contract';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { readOptions } from '../src/options.ts';
import { createPacer } from '../src/pace/pacer.ts';
import { pauseFor } from '../src/pace/limited.ts';
import { findingsOf } from '../src/report/findings.ts';
import { toJunit } from '../src/report/to-junit.ts';
import { operationFiles } from '../src/report/operation-files.ts';
import { toSarif } from '../src/report/to-sarif.ts';
import { toScreen } from '../src/report/to-screen.ts';
import { runConformance } from '../src/run-conformance.ts';
import { createAsk } from '../src/server/ask.ts';
import type { Exchange } from '../src/server/exchange.ts';
import { readRequest } from '../src/sweep/sweep.ts';
import { faultServer, firstRecord, type Fault } from './support/fault-server.ts';
import { optionsFor } from './support/options-for.ts';
import { warmMock } from './support/warm-mock.ts';

const faults: Record<string, Fault> = {
  'GET /cdrs': firstRecord({ duration: 'long <&"', disposition: 'BUSY', price: 1.5 }),
  'GET /users': (answer) => ({ ...answer, status: 418 }),
};

async function run(changes: Parameters<typeof optionsFor>[1] = {}) {
  const mock = await warmMock();
  onTestFinished(() => mock.close());
  await using server = await faultServer(mock, faults);
  return await runConformance(optionsFor(server.url, changes), new AbortController().signal);
}

describe('a server with deviations', { timeout: 60_000 }, () => {
  it('gives entries for the ledger, JUnit and SARIF; accepted by a baseline it conforms', async () => {
    const { report, proposals } = await run();
    expect(report.violations.map(({ rule, operationId }) => [rule, operationId])).toEqual(
      expect.arrayContaining([
        ['schema', 'listCdrs'],
        ['undeclared-property', 'listCdrs'],
        ['status', 'listUsers'],
      ]),
    );
    expect(report.newValues).toMatchObject([
      { operationId: 'listCdrs', pointer: '/data/*/disposition', seen: '"xxxx"' },
    ]);
    expect(report.violations[0]).toMatchObject({
      address: expect.stringMatching(/^GET \//),
      seen: expect.any(String),
    });

    const folder = temporaryFolder();
    const file = join(folder, 'proposals.yaml');
    writeFileSync(file, proposals);
    const entries = readLedger(file);
    const pointersOf = ({ noPlace = '' }: { noPlace?: string }) =>
      noPlace
        .replace(/^[^/]*/, '')
        .replace(/\.$/, '')
        .split(', ');
    expect(entries.map((entry) => [entry.title, pointersOf(entry)])).toEqual(
      expect.arrayContaining([
        ['Undeclared field price of Cdr', ['/components/schemas/Cdr']],
        ['Status 418 of GET /users', ['/paths/~1users/get/responses']],
        [
          expect.stringContaining('disposition of Cdr has a value outside the known ones'),
          ['/components/schemas/Cdr/properties/disposition'],
        ],
      ]),
    );
    const { document } = readContract(readBundle(contractFolder));
    const places = entries.flatMap(pointersOf);
    expect(places.filter((place) => resolvePointer(document, place) === undefined)).toEqual([]);
    // Pasted as they are, they are accepted.
    expect(comparePlaces(entries, new Map())).toEqual([]);

    const junit = toJunit(report);
    expect(Number(/<testsuites tests="\d+" failures="(\d+)"/.exec(junit)?.[1])).toBe(
      findingsOf(report.violations).length,
    );
    expect(junit).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#10;)|long </);
    const sarif = JSON.parse(JSON.stringify(toSarif(report, operationFiles(contractFolder))));
    const { physicalLocation } = sarif.runs[0].results.find(
      (one: { ruleId: string }) => one.ruleId === 'schema',
    ).locations[0];
    const { uri } = physicalLocation.artifactLocation;
    expect(uri).toBe('openapi/paths/cdrs/cdrs.yaml');
    const line = readFileSync(join(contractFolder, '..', uri), 'utf8').split('\n')[
      physicalLocation.region.startLine - 1
    ];
    expect(line).toBe('  operationId: listCdrs');

    const baseline = join(folder, 'baseline.yaml');
    const drafted = proposals.slice(proposals.indexOf('# accepted:')).replaceAll(/^# ?/gm, '');
    const filled = (parse(drafted) as { accepted: object[] }).accepted.map((entry) => ({
      ...entry,
      ledger: 'O-22',
      reason: 'the maker knows',
    }));
    writeFileSync(
      baseline,
      JSON.stringify({ accepted: [...filled, { ledger: 'O-12', reason: 'over', operation: 'listSms' }] }),
    );
    const again = (await run({ baseline })).report;
    expect(again).toMatchObject({ verdict: 'conforms', violations: [], notSeen: [{ ledger: 'O-12' }] });
    expect(again.accepted).toHaveLength(report.violations.length);
    expect(toJunit(again)).toMatch(/<testsuites tests="\d+" failures="0"/);
    expect(toScreen(again)).toMatch(/^# Conforms\n[\s\S]*Accepted by the baseline: \d+ violations \(O-22\)/);
  });

  it.each([
    [
      'an id that no ledger has',
      { ledger: 'O-999', reason: 'a', rule: 'schema' },
      /"O-999" is not an id of openapi\/ledger\.yaml/,
    ],
    ['no reason', { ledger: 'O-22', reason: ' ', rule: 'schema' }, /reason is missing/],
    ['no place', { ledger: 'O-22', reason: 'a' }, /would accept everything/],
    ['a place that is not known', { ledger: 'O-22', reason: 'a', rules: 'schema' }, /rules is not known/],
  ])('refuses a baseline with %s', async (_, entry, message) => {
    const baseline = join(temporaryFolder(), 'baseline.yaml');
    writeFileSync(baseline, JSON.stringify({ accepted: [entry] }));
    const refused = runConformance(
      optionsFor('http://127.0.0.1:1', { baseline }),
      new AbortController().signal,
    );
    await expect(refused).rejects.toThrow(message);
  });
});

it('tells of a mock that keeps no state what to pass', { timeout: 60_000 }, async () => {
  const mock = await warmMock();
  onTestFinished(() => mock.close());
  const screenOf = async (changes: object) => {
    const options = optionsFor(mock.url, { quick: false, ...changes });
    return toScreen((await runConformance(options, new AbortController().signal)).report);
  };
  expect(await screenOf({ stateless: false })).toMatch(/find a record under any id\. .* pass --stateless/);
  expect(await screenOf({})).not.toContain('--stateless');
});

describe('a server that has no time', () => {
  const answer = (status: number, headers: [string, string][] = [], body = '') => ({
    status,
    reason: '',
    headers,
    body: Buffer.from(body),
  });

  it.each([
    ['429 with seconds', answer(429, [['Retry-After', '7']]), 0, 7],
    ['429 with a moment', answer(429, [['retry-after', 'Thu, 01 Jan 1970 00:00:09 GMT']]), 0, 9],
    ['429 without', answer(429), 2, 5],
    ['429 with too much', answer(429, [['Retry-After', '86400']]), 0, 120],
    ['503 with seconds', answer(503, [['Retry-After', '1']]), 0, 1],
    ['503 without', answer(503), 0, undefined],
    [
      'the documented 400',
      answer(400, [], '{"message":"Maximum per minute call rate exceeded for this account"}'),
      0,
      1,
    ],
    ['any other 400', answer(400, [], '{"message":"Validation error"}'), 0, undefined],
    ['200', answer(200), 0, undefined],
  ])('%s', (_, outcome, attempt, seconds) => {
    expect(pauseFor(outcome, attempt, 0)).toBe(seconds);
  });

  it('is asked again after the pause, and its 429 counts once', async () => {
    let asked = 0;
    const server = createServer((_, response) => {
      if (asked++ < 3) response.writeHead(429, { 'Retry-After': '0' }).end();
      else response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":[],"total":0}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const exchanges: Exchange[] = [];
    const limits: number[] = [];
    const ask = createAsk({
      server: `http://127.0.0.1:${port}`,
      permissions: optionsFor('').permissions,
      router: readContract(readBundle(contractFolder)).router,
      timeout: 1000,
      signal: new AbortController().signal,
      onExchange: (exchange) => exchanges.push(exchange),
      onLimited: (_, seconds) => limits.push(seconds),
    });
    const exchange = await ask('test', readRequest('/cdrs', 'a'));
    expect(exchange.outcome).toMatchObject({ status: 200 });
    expect([exchanges.length, limits]).toEqual([1, [0, 0, 0]]);
  });

  it('gets no more requests than --rate', async () => {
    const pace = createPacer(50);
    const started = performance.now();
    await Promise.all(Array.from({ length: 11 }, () => pace(new AbortController().signal)));
    expect(performance.now() - started).toBeGreaterThan(190);
  });

  it('gets ten a second if it is elsewhere, and all if it is here', () => {
    const rate = (server: string, ...more: string[]) =>
      readOptions(['--server', server, ...more], { TELEPHONY_TOKEN: 'a' }).rate;
    expect(rate('https://pbx.example.com/v1.2/voice')).toBe(10);
    expect(rate('http://127.0.0.1:4020')).toBeUndefined();
    expect(rate('http://[::1]:4020', '--rate', '2.5')).toBe(2.5);
    expect(() => rate('http://localhost', '--rate', 'fast')).toThrow('--rate must be');
  });
});
