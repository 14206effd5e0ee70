import { array, assert, asyncProperty, boolean, integer } from 'fast-check';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { bulk, createTelephony, operations } from '../../src/index.ts';
import { json, readBody, startServer } from '../support/start-server.ts';

test('sends a text message per row, each once, and tells which were refused', async () => {
  const sent: string[] = [];
  const baseUrl = await startServer(async (request, response) => {
    const { to } = (await readBody(request)) as { to: string };
    sent.push(to);
    if (to.endsWith('3')) return json(response, { message: 'No such number', errors: [] }, 400);
    if (to.endsWith('4')) return void request.socket.destroy();
    json(response, { data: { id: Number(to) }, links: {} }, 201);
  });
  const pbx = createTelephony({ baseUrl, auth: 'token', operations });
  const numbers = ['4401', '4402', '4403', '4404', '4405'];
  const report = await bulk(numbers, (to) => pbx.createSms({ to, message: 'Hello' }));

  expect(sent.toSorted()).toEqual(numbers);
  expect(report.isComplete).toBe(true);
  expect(report.rows.map(({ index, item, status }) => [index, item, status])).toEqual([
    [0, '4401', 'done'],
    [1, '4402', 'done'],
    [2, '4403', 'failed'],
    [3, '4404', 'failed'],
    [4, '4405', 'done'],
  ]);
  expect(report.rows[4]!.value?.data.id).toBe(4405);
  expect(report.failed.map(({ item, error }) => [item, (error as { kind: string }).kind])).toEqual([
    ['4403', 'status'],
    ['4404', 'network'],
  ]);
});

test('never more at once than allowed, each item once, the rows in order', async () => {
  await assert(
    asyncProperty(
      array(boolean(), { maxLength: 40 }),
      integer({ min: 1, max: 9 }),
      integer({ min: 1, max: 9 }),
      async (fails, concurrency, stopAfter) => {
        let running = 0;
        let most = 0;
        let ended = 0;
        const started: number[] = [];
        const report = await bulk(
          fails,
          async (isFailing, index) => {
            started.push(index);
            most = Math.max(most, ++running);
            await sleep(index % 3);
            running--;
            ended++;
            if (isFailing) throw new Error(String(index));
          },
          { concurrency, stopAfter },
        );
        expect(most).toBeLessThanOrEqual(concurrency);
        expect(started).toEqual(report.rows.map(({ index }) => index));
        expect(started).toEqual(started.map((_, index) => index));
        expect(ended).toBe(started.length);
        expect(report.isComplete).toBe(started.length === fails.length);
        expect(report.isComplete || report.failed.length >= stopAfter).toBe(true);
        expect(report.failed.length).toBeLessThan(stopAfter + concurrency);
      },
    ),
    { numRuns: 50 },
  );
});

test('an abort starts nothing more, and tells what was done', async () => {
  const stop = new AbortController();
  async function* endless() {
    for (let index = 0; ; index++) {
      if (index === 5) await new Promise(() => {});
      yield index;
    }
  }
  setTimeout(() => stop.abort(), 30);
  const report = await bulk(endless(), (index) => index * 2, { signal: stop.signal });
  expect(report.rows.map(({ value }) => value)).toEqual([0, 2, 4, 6, 8]);
  expect(report.isComplete).toBe(false);
  const none = await bulk([1, 2], (index) => index, { signal: stop.signal });
  expect(none).toEqual({ rows: [], failed: [], isComplete: false });
});

test('items are taken as they are needed', async () => {
  let taken = 0;
  function* items() {
    for (; taken < 100; taken++) yield taken;
  }
  const report = await bulk(items(), () => Promise.reject(new Error('no')), { concurrency: 2, stopAfter: 3 });
  expect(report.failed.length).toBeGreaterThanOrEqual(3);
  expect(taken).toBeLessThan(7);
});

test('what the items throw comes when all that were started have ended', async () => {
  let ended = 0;
  async function* broken() {
    yield* [1, 2];
    throw new Error('the list broke');
  }
  const work = async () => {
    await sleep(20);
    ended++;
  };
  await expect(bulk(broken(), work)).rejects.toThrow('the list broke');
  expect(ended).toBe(2);
});

describe('options', () => {
  test('progress that throws changes nothing', async () => {
    const shown = vi.spyOn(console, 'error').mockImplementation(() => {});
    const seen: unknown[] = [];
    const { rows } = await bulk([1, 2, 3], (item) => item, {
      concurrency: 1,
      onProgress: (progress) => {
        seen.push(progress);
        throw new Error('bar');
      },
    });
    expect(rows).toHaveLength(3);
    expect(seen.at(-1)).toEqual({ done: 3, failed: 0 });
    expect(shown).toHaveBeenCalledTimes(3);
    shown.mockRestore();
  });

  test.each([
    [{ concurrency: 0 }, 'concurrency must be a whole number from 1 to'],
    [{ concurrency: 2.5 }, 'concurrency must be a whole number from 1 to'],
    [{ stopAfter: 0 }, 'stopAfter must be a whole number from 1 to'],
    [{ concurency: 2 } as never, 'concurency'],
  ])('%j is refused before anything is started', async (options, message) => {
    const work = vi.fn<() => void>();
    await expect(bulk([1], work, options)).rejects.toThrow(message);
    expect(work).not.toHaveBeenCalled();
  });
});
