import { expect, test, vi } from 'vitest';
import { createWebhookHandler, type EventStore, memoryStore, replayKept } from '../../src/index.ts';
import { example } from '../support/contract-events.ts';
import { collect, openReceiver, post, spyHandler } from '../support/receiver.ts';

const event = (id: string) => ({ ...example('call.missed-leg'), id });
const never = () => new Promise<never>(() => {});

test('a handler that hangs fails when its time is over, gets to know, and frees its event', async () => {
  const reasons: unknown[] = [];
  let calls = 0;
  const { handler, reports } = openReceiver(
    {
      any: (_, { signal }) => {
        signal.addEventListener('abort', () => reasons.push(signal.reason));
        return (calls += 1) === 1 ? never() : undefined;
      },
    },
    { timeoutMs: 30 },
  );
  expect((await handler(post(event('a')))).status).toBe(500);
  expect(reports[0]).toMatchObject({
    outcome: 'failed',
    attempt: 1,
    reason: 'The handler took longer than 30 ms.',
  });
  expect(reasons).toEqual([expect.objectContaining({ name: 'TimeoutError' })]);
  expect((await handler(post(event('a')))).status).toBe(204);
  expect(reports[1]).toMatchObject({ outcome: 'handled', attempt: 2 });
});

test.each(['claim', 'complete', 'keep'] as const)(
  'a store that hangs in %s holds up nothing',
  async (method) => {
    const { handler } = openReceiver(
      { 'call.missed': () => {} },
      { store: { ...memoryStore(), [method]: never }, storeTimeoutMs: 30 },
    );
    const statuses = await Promise.all([handler(post(event('a'))), handler(post('x'))]);
    expect(statuses.map(({ status }) => status)).toEqual(
      { claim: [500, 202], complete: [204, 202], keep: [204, 500] }[method],
    );
  },
);

function openSlowStore() {
  const store = memoryStore();
  const granted = Promise.withResolvers<void>();
  const claim = vi.fn<EventStore['claim']>((...args) => store.claim(...args));
  claim.mockImplementationOnce(async (...args) => {
    await granted.promise;
    return store.claim(...args);
  });
  return { store: { ...store, claim }, granted };
}

test.each([
  ['refuse', [500, 204], ['failed', 'handled']],
  ['handle', [204, 204], ['handled', 'duplicate']],
] as const)(
  'a claim that comes too late, with onStoreFailure %s, does not hold up the next delivery',
  async (onStoreFailure, statuses, ends) => {
    const { store, granted } = openSlowStore();
    const handle = spyHandler();
    const { handler, outcomes } = openReceiver(
      { any: handle },
      { store, storeTimeoutMs: 30, leaseMs: 30_000, onStoreFailure },
    );
    const first = await handler(post(event('a')));
    granted.resolve();
    const since = performance.now();
    const second = await handler(post(event('a')));
    expect([first.status, second.status]).toEqual(statuses);
    expect(performance.now() - since).toBeLessThan(2_000);
    expect(handle).toHaveBeenCalledTimes(1);
    expect(outcomes()).toEqual(ends);
  },
);

test('a claim that comes too late while its event is handled without it ends with the handler', async () => {
  const { store, granted } = openSlowStore();
  const failing = Promise.withResolvers<void>();
  const { handler } = openReceiver(
    { any: () => failing.promise },
    { store, storeTimeoutMs: 30, onStoreFailure: 'handle' },
  );
  const { handler: other, outcomes } = openReceiver({ any: () => {} }, { store });
  const first = handler(post(event('a')));
  await new Promise((resolve) => setTimeout(resolve, 60));
  granted.resolve();
  const second = other(post(event('a')));
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(outcomes()).toEqual([]);
  failing.reject(new Error('the CRM is down'));
  expect([(await first).status, (await second).status]).toEqual([500, 204]);
});

test('a claim that fails too late does no harm', async () => {
  const { store, granted } = openSlowStore();
  const { handler } = openReceiver({ any: () => {} }, { store, storeTimeoutMs: 30 });
  expect((await handler(post(event('a')))).status).toBe(500);
  granted.reject(new Error('store down'));
  expect((await handler(post(event('a')))).status).toBe(204);
});

test('beyond concurrency a delivery is busy', async () => {
  const gate = Promise.withResolvers<void>();
  const { handler, outcomes } = openReceiver({ any: () => gate.promise }, { concurrency: 2 });
  const first = [handler(post(event('a'))), handler(post(event('b')))];
  const third = await handler(post(event('c')));
  expect([third.status, third.headers.get('retry-after')]).toEqual([503, '5']);
  gate.resolve();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([204, 204]);
  expect((await handler(post(event('c')))).status).toBe(204);
  expect(outcomes()).toEqual(['busy', 'handled', 'handled', 'handled']);
});

test.each(['handled', 'early'] as const)(
  'drain with ack %s waits for what has begun, and lets in no more',
  async (ack) => {
    const gate = Promise.withResolvers<void>();
    const handled: string[] = [];
    const { handler, outcomes } = openReceiver(
      { any: ({ id }) => gate.promise.then(() => handled.push(String(id))) },
      { ack },
    );
    const deliveries = ['a', 'b', 'c'].map((id) => handler(post(event(id))));
    if (ack === 'early') await Promise.all(deliveries);
    let isDrained = false;
    const drained = handler.drain().then(() => (isDrained = true));
    expect((await handler(post(event('late')))).status).toBe(503);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isDrained).toBe(false);
    gate.resolve();
    await drained;
    expect(handled.toSorted()).toEqual(['a', 'b', 'c']);
    expect(outcomes().filter((outcome) => outcome === 'handled')).toHaveLength(3);
    await vi.waitFor(() => Promise.all(deliveries));
  },
);

const body = example('sms.received-user');

test('early: 202 before the handler begins, and once', async () => {
  const gate = Promise.withResolvers<void>();
  const handle = spyHandler(() => gate.promise);
  const { handler } = openReceiver({ any: handle }, { ack: 'early' });
  expect((await handler(post(body))).status).toBe(202);
  expect(handle).not.toHaveBeenCalled();
  expect((await handler(post(body))).status).toBe(202);
  await vi.waitFor(() => expect(handle).toHaveBeenCalled());
  gate.resolve();
  expect((await handler(post(body))).status).toBe(202);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(handle).toHaveBeenCalledTimes(1);
});

test('early: what is no event is kept before', async () => {
  const secret = 'a-secret-that-is-long';
  const { handler, outcomes } = openReceiver({}, { ack: 'early', secret });
  expect((await handler(post(body))).status).toBe(401);
  expect((await handler(post('{}', { path: `/${secret}` }))).status).toBe(202);
  expect(outcomes()).toEqual(['unauthorized', 'quarantined']);
});

test('early: what fails is kept, since it does not come again, and can be replayed', async () => {
  const failure = new Error('the CRM is down');
  const handle = spyHandler().mockRejectedValueOnce(failure);
  const store = memoryStore();
  const { handler, reports } = openReceiver({ any: handle }, { ack: 'early', store });
  await handler(post(body));
  await handler.drain();
  expect(reports).toMatchObject([
    { outcome: 'accepted', status: 202 },
    { outcome: 'quarantined', status: null, attempt: 1, error: failure, event: body },
  ]);
  const replayed = await collect(replayKept({ any: handle }, store));
  expect(replayed.map(({ outcome }) => outcome)).toEqual(['handled']);
  expect(await store.kept()).toEqual([]);
});

test('the work after the answer is given to waitUntil, of the context or of the options', async () => {
  const handle = spyHandler();
  const env = { KEY: 'value' };
  const context = {
    work: [] as Promise<unknown>[],
    waitUntil(work: Promise<unknown>) {
      this.work.push(work);
    },
  };
  const own = vi.fn<(work: Promise<unknown>) => void>();
  const handler = createWebhookHandler<[env?: typeof env, context?: typeof context]>(
    { any: handle },
    { ack: 'early', waitUntil: own, secret: 'none' },
  );
  await handler(post(body), env, context);
  await Promise.all(context.work);
  expect(handle.mock.calls[0]?.[1]).toMatchObject({ args: [env, context] });
  expect(own).not.toHaveBeenCalled();
  await handler(post({ ...body, id: 'other' }));
  await Promise.all(own.mock.calls.map(([work]) => work));
  expect(handle).toHaveBeenCalledTimes(2);
});

test('a waitUntil that refuses does no harm', async () => {
  const handle = spyHandler();
  const waitUntil = () => {
    throw new TypeError('Illegal invocation');
  };
  const { handler } = openReceiver({ any: handle }, { ack: 'early', waitUntil });
  expect((await handler(post(body))).status).toBe(202);
  await vi.waitFor(() => expect(handle).toHaveBeenCalled());
});
