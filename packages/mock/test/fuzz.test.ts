import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '@telephony/testing/rounds';
import { openapiJson } from '@telephony/openapi';
import { arbitraryRequest, type WireRequest } from './fuzz/arbitrary-request.ts';
import { ask } from './support/ask.ts';
import { outsideEnvelope, sendRaw } from './support/raw.ts';
import { requestsOf } from './support/request-of.ts';
import { useMock } from './support/use-mock.ts';

/** Requests in all; `FUZZ_REQUESTS=200000 FUZZ_SEED=7 npx vitest run fuzz` sends more, and others. */
const requests = rounds(1000, 10_000, 'FUZZ_REQUESTS');
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
/** Sent at the same time, on connections of their own. */
const together = 20;

const mock = useMock();
const batch = fc.array(arbitraryRequest(requestsOf(JSON.parse(readFileSync(openapiJson, 'utf8')))), {
  minLength: together,
  maxLength: together,
  size: 'max',
});

/** What is wrong with the mock's answers to a request. */
async function fault({ method, bytes }: WireRequest): Promise<string | undefined> {
  const answers = await sendRaw(mock.url, bytes);
  if (answers.length === 0) return 'it was not answered';
  const failed = answers.find(({ status }) => status >= 500 || status < 100);
  if (failed) return `it was answered ${failed.status}: ${failed.body}`;
  return answers.map((answer) => outsideEnvelope(answer, method === 'HEAD')).find(Boolean);
}

test(`${requests} requests of seed ${seed}: none unanswered, none outside the envelope, the mock lives`, async () => {
  const statuses = new Map<number, number>();
  const property = fc.asyncProperty(batch, async (wire) => {
    mock.clear();
    const faults = await Promise.all(wire.map((request) => fault(request).catch(String)));
    for (const { status } of mock.requests) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const found = faults.flatMap((what, index) => (what ? [`${what}\n${String(wire[index]?.bytes)}`] : []));
    if (found.length > 0) throw new Error(found.join('\n\n').slice(0, 2000));
  });
  const { errorInstance } = await fc.check(property, {
    numRuns: Math.ceil(requests / together),
    seed,
    endOnFailure: true,
  });
  expect((errorInstance as Error | null)?.message).toBeUndefined();
  expect((await ask(mock.url, 'GET /cdrs/5')).status).toBe(200);
  // The requests are near enough to the contract to get past its first refusals.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 202, 204, 400, 401, 404, 405, 415]));
}, 180_000);
