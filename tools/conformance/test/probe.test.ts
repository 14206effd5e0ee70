import type { Mock } from '@telephony/mock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runConformance } from '../src/run-conformance.ts';
import { faultServer } from './support/fault-server.ts';
import { optionsFor } from './support/options-for.ts';
import { warmMock } from './support/warm-mock.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await warmMock();
});
beforeEach(() => mock.clear());
afterAll(() => mock.close());

const run = (server: string, changes: Parameters<typeof optionsFor>[1]) =>
  runConformance(optionsFor(`${server}/v1.2/voice`, changes), new AbortController().signal);

describe('probes', { timeout: 60_000 }, () => {
  it('of refusals are reads only, and a server that refuses them conforms', async () => {
    const report = await run(mock.url, { refusals: true });
    expect(report.violations).toEqual([]);
    expect(new Set(mock.requests.map(({ method }) => method))).toEqual(new Set(['GET']));
    expect(mock.requests.filter(({ status }) => status === 401).length).toBeGreaterThan(80);
  });

  it('without the option, no request is sent to be refused, but those of the workflows of errors', async () => {
    await run(mock.url, {});
    expect(mock.requests.filter(({ status }) => status === 401).length).toBeLessThan(5);
  });

  it('find an operation that needs no token', async () => {
    const path = '/v1.2/voice/pickupgroups';
    await using server = await faultServer(mock, {
      [`GET ${path}`]: () => ({
        status: 200,
        headers: { 'Content-Type': 'application/json' },
        body: '{"data":[],"total":0}',
      }),
    });
    const report = await run(server.url, { refusals: true });
    expect(report.violations).toMatchObject([
      { rule: 'probe', operationId: 'listPickupGroups', status: 200, expected: 'a 401' },
    ]);
  });

  it.each([
    ['is not a sandbox', () => mock.url],
    ['is elsewhere', () => 'http://192.0.2.1:4020'],
  ])('that change something are refused where the server %s', async (_, server) => {
    const permissions = { writes: true, dialling: true, collectionDeletes: true, logins: true };
    const refused = run(server(), { sandbox: true, permissions, timeout: 300 });
    await expect(refused).rejects.toThrow(/is not a sandbox on this machine|cannot be reached/);
    expect(mock.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});
