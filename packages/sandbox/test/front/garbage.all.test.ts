import * as fc from 'fast-check';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { rounds } from '@telephony/testing/tiers';
import { outsideEnvelope, sendRaw } from '@telephony/testing/send-raw';
import { loadPlatformContract } from '../../src/contract/contract.ts';
import { arbitraryRequest, type WireRequest } from './fuzz/arbitrary-request.ts';
import {
  descriptorsOf,
  memoryOf,
  operationRequests,
  type ServerProcess,
  useProcesses,
} from './support/start-servers.ts';

/** Requests to each server; `TEST_TIER=all FUZZ_REQUESTS=200000 FUZZ_SEED=7 npx vitest run garbage` sends more, and others. */
const requests = rounds(1000, 40_000, 'FUZZ_REQUESTS');
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
/** Sent at the same time, on connections of their own. */
const TOGETHER = 20;
/** What a server may hold after any number of requests, dynamic ones included, in megabytes. */
const MOST_MEMORY = 400;

const servers = useProcesses();
const batch = fc.array(arbitraryRequest(operationRequests(loadPlatformContract())), {
  minLength: TOGETHER,
  maxLength: TOGETHER,
  size: 'max',
});

/** What is wrong with a server's responses to a request; undefined where nothing is. */
async function fault(server: ServerProcess, { method, bytes }: WireRequest): Promise<string | undefined> {
  const responses = await sendRaw(server.url, bytes);
  if (responses.length === 0) return 'it got no response';
  const failed = responses.find(({ status }) => status >= 500 || status < 100);
  if (failed) return `it got ${failed.status}: ${failed.body}`;
  return responses.map((response) => outsideEnvelope(response, method === 'HEAD')).find(Boolean);
}

/** Those that a server has once it is up: it begins to follow its files when it listens already. */
async function steadyDescriptors(server: ServerProcess): Promise<number> {
  for (let known = descriptorsOf(server); ;) {
    await sleep(500);
    const now = descriptorsOf(server);
    if (now === known) return now;
    known = now;
  }
}

/** Forgets nothing and nobody: descriptors go back to what they were within some seconds, or it is a leak. */
async function settledDescriptors(server: ServerProcess, before: number): Promise<number> {
  for (let waited = 0; descriptorsOf(server) > before && waited < 5000; waited += 100) await sleep(100);
  return descriptorsOf(server);
}

test.each(['mock', 'sandbox'] as const)(
  `%s: ${requests} requests of seed ${seed}, none without a response, none outside the envelope, nothing left open`,
  async (name) => {
    const server = servers[name];
    // What is loaded at the first request stays open.
    await fetch(`${server.url}/cdrs/42001`, {
      headers: { 'x-auth-token': server.token, connection: 'close' },
    });
    const before = await steadyDescriptors(server);
    const property = fc.asyncProperty(batch, async (wire) => {
      const faults = await Promise.all(wire.map((request) => fault(server, request).catch(String)));
      const found = faults.flatMap((what, index) => (what ? [`${what}\n${String(wire[index]?.bytes)}`] : []));
      if (found.length > 0) throw new Error(found.join('\n\n').slice(0, 2000));
    });
    const { errorInstance } = await fc.check(property, {
      numRuns: Math.ceil(requests / TOGETHER),
      seed,
      endOnFailure: true,
    });
    expect((errorInstance as Error | null)?.message).toBeUndefined();
    expect(await settledDescriptors(server, before)).toBeLessThanOrEqual(before);
    expect(memoryOf(server)).toBeLessThan(MOST_MEMORY);
    const { data } = (await (await fetch(`${server.url}/_${name}/requests?limit=1000`)).json()) as {
      data: { status: number }[];
    };
    // The requests are near enough to the contract to get past its first refusals.
    const statuses = new Set(data.map(({ status }) => status));
    expect([...statuses]).toEqual(expect.arrayContaining([200, 204, 400, 404, 405, 415]));
  },
  600_000,
);
