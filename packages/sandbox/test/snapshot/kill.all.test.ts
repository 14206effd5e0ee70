import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { Refusal } from '@telephony/http';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { restoreSnapshot, takeSnapshot } from '../../src/snapshot/snapshot.ts';
import { MEI, NADIA, servePlatform } from '../support/serve-platform.ts';
import { startProgram } from '../support/run-cli.ts';

const served = await servePlatform();
afterAll(() => served.close());

type Json = Record<string, any>;

/** A day with something in every table that calls, tokens and webhooks have. */
async function fullDay(): Promise<string> {
  const { ask, platform } = served;
  await ask('POST /users/login', { token: null, body: { email: 'nadia@pbx.example', password: 'wrong' } });
  await ask('POST /calls', { body: { from: '410003', to: '2102' } });
  await platform.clock.advance(3000);
  platform.exchange.receive({ from: '447700900123', to: '2200' });
  platform.exchange.receive({ from: '447700900124', to: '2400' });
  return JSON.stringify(takeSnapshot(platform));
}

const day = await fullDay();

/** Every place of a value: objects, lists and leaves, by the keys that lead there. */
function placesOf(value: unknown, path: readonly string[] = []): string[][] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [[...path], ...inner.flatMap(([key, one]) => placesOf(one, [...path, key]))];
}

const places = placesOf(JSON.parse(day)).filter((path) => path.length > 0);
const odd = fc.constantFrom<unknown>(null, true, -1, 0, 1.5, 1e15, '', 'x', '7', [], {}, [null], { id: 'x' });

function refusalOf(snapshot: unknown): unknown {
  try {
    restoreSnapshot(served.platform, snapshot);
    return undefined;
  } catch (error) {
    return error;
  }
}

test(
  'a snapshot with something odd in it is refused whole, or all goes on',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), odd, async (path, value) => {
        const { ask, faults, platform } = served;
        restoreSnapshot(platform, JSON.parse(day));
        const snapshot = JSON.parse(day) as Json;
        const holder = path.slice(0, -1).reduce<Json>((one, key) => one[key], snapshot);
        holder[path.at(-1)!] = value;
        const refusal = refusalOf(snapshot);
        expect(refusal === undefined || refusal instanceof Refusal).toBe(true);
        // What was refused has changed nothing.
        expect(refusal === undefined || JSON.stringify(takeSnapshot(platform)) === day).toBe(true);
        const { calls } = platform.exchange;
        // One that cannot be ended, as when the token is what is odd, stays.
        for (const { id } of calls.values())
          expect((await ask(`DELETE /calls/${id}`, { token: NADIA })).status).toBeLessThan(500);
        await ask('POST /calls', { body: { from: '410003', to: '2102' } });
        await platform.clock.advance(30_000);
        for (const line of ['GET /calls', 'GET /queues', 'GET /cdrs?limit=5', 'GET /users', 'GET /me'])
          expect((await ask(line)).status).toBeLessThan(500);
        expect(faults).toEqual([]);
      }),
      { numRuns: 150 },
    );
  },
);

const headers = { 'x-auth-token': MEI, 'content-type': 'application/json' };

/** Each has one connection. */
const WRITERS = [1, 2, 3, 4];

/** Creates and deletes contacts over several connections until the server is gone; tells what was answered. */
async function writeUntilGone(baseUrl: string, answered: (count: number) => void) {
  const created = new Map<number, string>();
  const deleted = new Set<number>();
  const write = async (writer: number) => {
    for (let at = 0; ; at++) {
      const name = `${writer}-${at}`;
      const body = JSON.stringify({ first_name: name });
      const { data } = (await (
        await fetch(`${baseUrl}/contacts`, { method: 'POST', headers, body })
      ).json()) as {
        data: { id: number };
      };
      created.set(data.id, name);
      answered(created.size);
      if (at % 3 !== 0) continue;
      created.delete(data.id);
      const { status } = await fetch(`${baseUrl}/contacts/${data.id}`, { method: 'DELETE', headers });
      if (status === 204) deleted.add(data.id);
    }
  };
  await Promise.all(WRITERS.map((writer) => write(writer).catch(() => {})));
  return { created, deleted };
}

test('a kill in the middle of writes loses nothing that was answered, and calls go on', async () => {
  const file = join(temporaryFolder(), 'kept.db');
  const args = ['--clock', 'manual', '--quiet', '--data', file];
  const first = await startProgram(args);
  const call = await fetch(`${first.url}/v1.2/voice/calls`, {
    method: 'POST',
    headers,
    body: '{"from":"410003","to":"447700900456"}',
  });
  const { data: ringing } = (await call.json()) as { data: { id: number } };
  const { created, deleted } = await writeUntilGone(`${first.url}/v1.2/voice`, (count) => {
    if (count === 60) void first.kill();
  });
  // Each writer may be about to delete one when the server goes.
  expect(created.size).toBeGreaterThanOrEqual(60 - WRITERS.length);
  expect(deleted.size).toBeGreaterThan(5);

  const second = await startProgram(args);
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${second.url}${path}`, { headers, ...init });
    return (await response.json()) as { data: { id: number; first_name?: string; state?: string }[] };
  };
  const { data } = await ask('/v1.2/voice/contacts?limit=5000');
  const found = new Map(data.map(({ id, first_name: name }) => [id, name]));
  expect([...created].filter(([id, name]) => found.get(id) !== name)).toEqual([]);
  expect([...deleted].filter((id) => found.has(id))).toEqual([]);

  const stateOf = async () =>
    (await ask('/v1.2/voice/calls')).data.find(({ id }) => id === ringing.id)?.state;
  expect(await stateOf()).toBe('RINGING');
  await ask('/_sandbox/clock/advance', { method: 'POST', body: '{"seconds":10}' });
  expect(await stateOf()).toBe('CONNECTED');
});
