import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createWebhookHandler, type EventStore, memoryStore } from '../../src/index.ts';
import { example } from '../support/contract-events.ts';
import { post } from '../support/post.ts';
import { spyErrors, spyHandler } from '../support/spies.ts';

const event = (id: unknown, more = {}) => ({ ...example('call.missed-leg'), id, ...more });

test('an event that comes again is acknowledged and not handled again', async () => {
  const handle = spyHandler();
  const handler = createWebhookHandler({ any: handle });
  for (const id of ['a', 'b', 'a', 'a']) expect((await handler(post(event(id)))).status).toBe(204);
  expect(handle.mock.calls.map(([{ id }]) => id)).toEqual(['a', 'b']);
});

test('duplicates at the same time wait for the one run, and share its success', async () => {
  const gate = Promise.withResolvers<void>();
  const handle = spyHandler(() => gate.promise);
  const handler = createWebhookHandler({ any: handle });
  let answered = 0;
  const answers = Array.from({ length: 50 }, async () => {
    const { status } = await handler(post(event('a')));
    answered += 1;
    return status;
  });
  await vi.waitFor(() => expect(handle).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(answered).toBe(0);
  gate.resolve();
  expect(new Set(await Promise.all(answers))).toEqual(new Set([204]));
  expect(handle).toHaveBeenCalledTimes(1);
});

test('a run that fails fails for all, is told once, and frees the id', async () => {
  const error = new Error('the CRM is down');
  const handle = spyHandler().mockRejectedValueOnce(error).mockResolvedValue(undefined);
  const onError = spyErrors();
  const handler = createWebhookHandler({ any: handle }, { onError });
  const answers = await Promise.all(Array.from({ length: 50 }, () => handler(post(event('a')))));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 500));
  expect(await answers[0]?.text()).not.toContain('CRM');
  expect(onError.mock.calls).toEqual([[error, event('a')]]);
  expect((await handler(post(event('a')))).status).toBe(204);
  expect((await handler(post(event('a')))).status).toBe(204);
  expect(handle).toHaveBeenCalledTimes(2);
});

test('no event is lost or handled twice, in any order, with failures and duplicates', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray('abcdefgh'.split(''), { minLength: 1 }),
      fc.array(fc.nat(7), { minLength: 1, maxLength: 60 }),
      fc.array(fc.boolean(), { maxLength: 20 }),
      async (ids, picks, failures) => {
        const succeeded: string[] = [];
        const handler = createWebhookHandler(
          {
            any: async ({ id }) => {
              await Promise.resolve();
              if (failures.pop()) throw new Error('not now');
              succeeded.push(String(id));
            },
          },
          { onError: () => {} },
        );
        let pending = [...ids, ...picks.map((pick) => ids[pick % ids.length])];
        // As a platform that calls again what was not answered with 2xx.
        while (pending.length > 0) {
          const answers = await Promise.all(
            pending.map(async (id) => [id, (await handler(post(event(id)))).status]),
          );
          pending = answers.filter(([, status]) => status !== 204).map(([id]) => String(id));
        }
        expect(succeeded.toSorted()).toEqual(ids.toSorted());
      },
    ),
    { numRuns: 60 },
  );
});

test('an id that is a number, long or odd is an id; an event without one is handled each time', async () => {
  const handle = spyHandler();
  const handler = createWebhookHandler({ any: handle });
  const ids = ['x'.repeat(40_000), 'x'.repeat(39_999), 'a b', 'a\u0000b', 'claim:a', 'a', 'ä'];
  for (const id of [...ids, ...ids]) expect((await handler(post(event(id)))).status).toBe(204);
  expect(handle).toHaveBeenCalledTimes(ids.length);
  handle.mockClear();
  for (const body of [
    { event_name: 'q', id: 5 },
    { event_name: 'q', id: 5 },
  ])
    await handler(post(body));
  expect(handle).toHaveBeenCalledTimes(1);
  for (const body of [{ event_name: 'q' }, { event_name: 'q' }, event(''), event('')])
    await handler(post(body));
  expect(handle).toHaveBeenCalledTimes(5);
});

test('store: false handles every delivery, and ttl is how long an event is remembered', async () => {
  const handle = spyHandler();
  const forgetful = createWebhookHandler({ any: handle }, { store: false });
  await forgetful(post(event('a')));
  await forgetful(post(event('a')));
  expect(handle).toHaveBeenCalledTimes(2);
  const short = createWebhookHandler({ any: handle }, { ttl: 30 });
  await short(post(event('a')));
  await new Promise((resolve) => setTimeout(resolve, 60));
  await short(post(event('a')));
  expect(handle).toHaveBeenCalledTimes(4);
});

test('two handlers with one store are one receiver: the second waits, and takes over where the first fails', async () => {
  const store = memoryStore();
  const seen: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = createWebhookHandler(
    { any: () => gate.promise.then(() => Promise.reject(new Error('crash'))) },
    { store, onError: () => {} },
  );
  const second = createWebhookHandler({ any: ({ id }) => seen.push(String(id)) }, { store });
  const failing = first(post(event('a')));
  const waiting = second(post(event('a')));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(seen).toEqual([]);
  gate.resolve();
  expect((await failing).status).toBe(500);
  expect((await waiting).status).toBe(204);
  expect((await first(post(event('a')))).status).toBe(204);
  expect(seen).toEqual(['a']);
});

test('an event whose process died is begun again after its lease; until then it is busy, and never acknowledged', async () => {
  const store = memoryStore();
  // What a process leaves behind that dies within its handler.
  await store.add('claim:a', 300);
  const handle = spyHandler();
  const handler = createWebhookHandler({ any: handle }, { store });
  expect((await handler(post(event('a')))).status).toBe(204);
  expect(handle).toHaveBeenCalledTimes(1);

  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  try {
    const stuck: EventStore = { ...store, add: () => false, has: () => false };
    const answer = createWebhookHandler({ any: handle }, { store: stuck })(post(event('b')));
    await vi.advanceTimersByTimeAsync(10_000);
    const { status, headers } = await answer;
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
  } finally {
    vi.useRealTimers();
  }
  expect(handle).toHaveBeenCalledTimes(1);
});

const down = new Error('store down');
const fail = () => Promise.reject(down);

test.each(['add', 'has'] as const)(
  'where the store fails in %s the delivery fails, and the next one has the event',
  async (broken) => {
    const working = memoryStore();
    const handle = spyHandler();
    const onError = spyErrors();
    const ill = createWebhookHandler({ any: handle }, { store: { ...working, [broken]: fail }, onError });
    expect((await ill(post(event('a')))).status).toBe(500);
    expect(handle).not.toHaveBeenCalled();
    expect(onError.mock.calls).toEqual([[down, event('a')]]);
    const well = createWebhookHandler({ any: handle }, { store: working });
    expect((await well(post(event('a')))).status).toBe(204);
    expect(handle).toHaveBeenCalledTimes(1);
  },
);

test.each(['set', 'delete'] as const)(
  'where the store fails in %s the event is handled, and not asked for again',
  async (broken) => {
    const handle = spyHandler();
    const onError = spyErrors();
    const store: EventStore = { ...memoryStore(), [broken]: fail };
    const handler = createWebhookHandler({ any: handle }, { store, onError });
    expect((await handler(post(event('a')))).status).toBe(204);
    expect(handle).toHaveBeenCalledTimes(1);
    expect(onError.mock.calls).toEqual([[down, event('a')]]);
  },
);
