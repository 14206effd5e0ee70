import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callStoreChecks } from '../../src/testing.ts';
import { emptyCall } from '../../src/tracker/keep/kept-call.ts';
import { SAME, shareCalls } from '../call-store/support/share-calls.ts';
import { openCallStore } from '../store/support/open-store.ts';
import { slowProxy } from '../store/support/slow-proxy.ts';
import { startRedis } from '../store/support/start-redis.ts';
import { testChecks } from '../store/support/test-checks.ts';

let server: Awaited<ReturnType<typeof startRedis>>;
beforeEach(async () => {
  server = await startRedis();
});
afterEach(() => server.end());

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe.each(['redis', 'ioredis'])('two processes with the client of %s', (kind) => {
  const place = () => `${kind}:${server.socket}`;

  test('make the calls of one', async () => {
    expect(await shareCalls(place())).toEqual(SAME);
  });

  test('make the calls of one while Redis is killed and comes back, twice', async () => {
    const trouble = async () => {
      for (const moment of [100, 150]) {
        await pause(moment);
        await server.signal('SIGKILL');
        await pause(500);
        await server.start();
      }
    };
    expect(await shareCalls(place(), trouble)).toEqual({ ...SAME, twice: expect.any(Number) });
  });

  test('make the calls of one while Redis stands still for two seconds, twice', async () => {
    const trouble = async () => {
      for (const moment of [100, 150]) {
        await pause(moment);
        await server.signal('SIGSTOP');
        await pause(2_000);
        await server.signal('SIGCONT');
      }
    };
    expect(await shareCalls(place(), trouble)).toEqual({ ...SAME, twice: expect.any(Number) });
  });

  test('make the calls of one on a slow network', async () => {
    expect(await shareCalls(`${kind}:${await slowProxy(server.socket, 20)}`, undefined, 1)).toEqual(SAME);
  });
});

describe.each(['redis', 'ioredis'])('all checks on a slow network, with the client of %s', (kind) => {
  const open = async () => openCallStore(`${kind}:${await slowProxy(server.socket, 20)}`);
  testChecks(callStoreChecks(open, { shared: true, tick: 200, histories: 20 }));
});

test('a Redis that was killed and comes back knows the calls and what is open', async () => {
  const store = await openCallStore(`redis:${server.socket}`);
  const options = { version: null, isOpen: true, keepMs: 60_000 };
  await store.save('1', emptyCall(1, 0), options);
  await store.save('2', emptyCall(2, 0), { ...options, isOpen: false });
  await server.signal('SIGKILL');
  await server.start();
  const again = await openCallStore(`ioredis:${server.socket}`);
  expect((await again.open()).map(({ key }) => key)).toEqual(['1']);
  expect(await again.load('2')).toMatchObject({ call: emptyCall(2, 0) });
});
