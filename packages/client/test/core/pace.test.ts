/** A 429 that does not say when to come back: the client waits, and sends its GETs at a slower pace. Time is fake here. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTelephony, operations, type TelephonyOptions } from '../../src/index.ts';
import { caught } from '../support/caught.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * A client of a platform that refuses with a 429.
 * @param refuses whether it refuses a request, by the times of all requests so far in milliseconds
 */
function clientOf(
  refuses: (times: number[]) => boolean,
  headers: Record<string, string> = {},
  more: Partial<TelephonyOptions> = {},
) {
  const times: number[] = [];
  const statuses: number[] = [];
  const start = performance.now();
  const pbx = createTelephony({
    baseUrl: 'https://host/v1.2/service',
    auth: 'TOKEN',
    fetch: async () => {
      times.push(Math.round(performance.now() - start));
      const status = refuses(times) ? 429 : 200;
      statuses.push(status);
      return Response.json({ data: [], total: 0 }, { status, headers });
    },
    ...more,
    operations,
  });
  return { pbx, times, statuses };
}

async function ended<T>(call: Promise<T>): Promise<T> {
  call.catch(() => {});
  await vi.runAllTimersAsync();
  return call;
}

test('a GET waits for one to two seconds, then for two to four, and succeeds', async () => {
  const { pbx, times } = clientOf(({ length }) => length < 3);
  expect((await ended(pbx.listCdrs())).total).toBe(0);
  const [first = 0, second = 0, third = 0] = times;
  expect(second - first).toBeGreaterThanOrEqual(1000);
  expect(second - first).toBeLessThanOrEqual(2001);
  expect(third - second).toBeGreaterThanOrEqual(2000);
  expect(third - second).toBeLessThanOrEqual(4001);
});

test('a platform that goes on refusing is the error, after three attempts', async () => {
  const { pbx, times } = clientOf(() => true);
  expect(await caught(ended(pbx.listCdrs()))).toMatchObject({ kind: 'status', status: 429 });
  expect(times).toHaveLength(3);
});

test('Retry-After counts where it is there, and slows nothing else', async () => {
  const { pbx, times } = clientOf(({ length }) => length < 2, { 'retry-after': '0' });
  await ended(Promise.all([pbx.listCdrs(), pbx.listCdrs(), pbx.listCdrs()]));
  expect(times.at(-1)).toBeLessThan(10);
});

test('forty GETs at once all succeed at a platform that takes ten within five seconds', async () => {
  const taken: number[] = [];
  const { pbx, times, statuses } = clientOf((all) => {
    const now = all.at(-1)!;
    if (taken.filter((time) => time > now - 5000).length >= 10) return true;
    taken.push(now);
    return false;
  });
  const calls = Array.from({ length: 40 }, () => pbx.listCdrs({}, { retries: 4 }));
  expect(await ended(Promise.all(calls))).toHaveLength(40);
  expect(statuses.filter((status) => status === 200)).toHaveLength(40);
  // Of those after the first burst, no two are sent together.
  const later = times.slice(40);
  expect(later.every((time, at) => at === 0 || time - later[at - 1]! >= 10)).toBe(true);
});

test('other GETs keep to the slower pace, which quickens with each success', async () => {
  const { pbx, times } = clientOf(({ length }) => length === 1);
  await ended(pbx.listCdrs());
  times.length = 1;
  const start = times[0]!;
  await ended(Promise.all(Array.from({ length: 40 }, () => pbx.listCdrs())));
  const gaps = times.slice(2).map((time, at) => time - times[at + 1]!);
  expect(start).toBe(0);
  expect(Math.min(...gaps)).toBeGreaterThan(300);
  await ended(Promise.all(Array.from({ length: 5 }, () => pbx.listCdrs())));
  expect(times.at(-1)! - times.at(-2)!).toBeLessThan(20);
});

test('what dials is neither repeated nor held back, but slows the GETs after it', async () => {
  const { pbx, times } = clientOf(({ length }) => length === 1);
  const dial = { to: '100', from: '410003' };
  expect(await caught(ended(pbx.createCall(dial)))).toMatchObject({ status: 429 });
  await ended(Promise.all([pbx.createCall(dial), pbx.createCall(dial)]));
  expect(times.at(-1)).toBeLessThan(10);
  await ended(Promise.all([pbx.listCdrs(), pbx.listCdrs()]));
  expect(times.at(-1)! - times.at(-2)!).toBeGreaterThan(300);
});

test('maxPerMinute spreads the requests of a client, whatever they do', async () => {
  const { pbx, times } = clientOf(() => false, {}, { maxPerMinute: 120 });
  const dial = { to: '100', from: '410003' };
  await ended(Promise.all([pbx.listCdrs(), pbx.createCall(dial), pbx.listCdrs()]));
  expect(times).toEqual([0, 500, 1000]);
});

test.each([0, -1, Number.NaN])('%d requests in a minute are refused at creation', (maxPerMinute) => {
  expect(() => clientOf(() => false, {}, { maxPerMinute })).toThrow(/Give a number above 0/);
});
