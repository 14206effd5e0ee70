import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { Refusal } from '@telephony/http';
import { restoreSnapshot, takeSnapshot } from '../../src/snapshot/snapshot.ts';
import { NADIA, servePlatform } from '../support/serve-platform.ts';

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
