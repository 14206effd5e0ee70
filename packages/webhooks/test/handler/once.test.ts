import { expect, test, vi } from 'vitest';
import { type Claim, type EventStore, memoryStore } from '../../src/index.ts';
import { example } from '../support/contract-events.ts';
import { openReceiver, post, spyHandler } from '../support/receiver.ts';

const event = (id: unknown, more = {}) => ({ ...example('call.missed-leg'), id, ...more });

test('duplicates at the same time wait for the one run, and share its success', async () => {
  const gate = Promise.withResolvers<void>();
  const handle = spyHandler(() => gate.promise);
  const { handler, outcomes } = openReceiver({ any: handle });
  const responses = Array.from({ length: 50 }, () => handler(post(event('a'))));
  await vi.waitFor(() => expect(handle).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(outcomes()).toEqual([]);
  gate.resolve();
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual(responses.map(() => 204));
  expect(outcomes().toSorted()).toEqual([...Array<string>(49).fill('duplicate'), 'handled']);
  expect(handle).toHaveBeenCalledTimes(1);
});

test('a run that fails fails for all, and frees the id', async () => {
  const error = new Error('the CRM is down');
  const handle = spyHandler().mockRejectedValueOnce(error).mockResolvedValue(undefined);
  const { handler, reports } = openReceiver({ any: handle });
  const responses = await Promise.all(Array.from({ length: 50 }, () => handler(post(event('a')))));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 500));
  expect(await responses[0]?.text()).not.toContain('CRM');
  expect(reports).toEqual(
    reports.map(() => expect.objectContaining({ outcome: 'failed', attempt: 1, error })),
  );
  expect((await handler(post(event('a')))).status).toBe(204);
  expect((await handler(post(event('a')))).status).toBe(204);
  expect(handle).toHaveBeenCalledTimes(2);
});

test('an id that is a number, long or unusual is an id; without one the body is', async () => {
  const handle = spyHandler();
  const { handler } = openReceiver({ any: handle });
  const ids = ['x'.repeat(40_000), 'x'.repeat(39_999), 'a b', 'a\u0000b', 'body:a', 'a', 'ä'];
  for (const id of [...ids, ...ids]) expect((await handler(post(event(id)))).status).toBe(204);
  expect(handle).toHaveBeenCalledTimes(ids.length);
  handle.mockClear();
  const bodies = [
    { event_name: 'q', id: 5 },
    { event_name: 'q', id: '5' },
    { event_name: 'q' },
    event(''),
    event(null),
  ];
  for (const body of [...bodies, ...bodies]) await handler(post(body));
  expect(handle).toHaveBeenCalledTimes(4);
});

test('the same id under another name is another event', async () => {
  const handle = spyHandler();
  const { handler, outcomes } = openReceiver({ any: handle, 'call.ringing': handle });
  for (const event_name of ['call.ringing', 'call.missed', 'call_missed', 'queue.wrap_up', 'call.ringing'])
    await handler(post({ event_name, id: 139000001 }));
  expect(outcomes()).toEqual(['handled', 'handled', 'duplicate', 'handled', 'duplicate']);
});

test('store: false handles every delivery, and rememberMs is how long an event is remembered', async () => {
  const handle = spyHandler();
  const { handler: forgetful } = openReceiver({ any: handle }, { store: false });
  await forgetful(post(event('a')));
  await forgetful(post(event('a')));
  expect(handle).toHaveBeenCalledTimes(2);
  const { handler: short } = openReceiver({ any: handle }, { rememberMs: 30 });
  await short(post(event('a')));
  await new Promise((resolve) => setTimeout(resolve, 60));
  await short(post(event('a')));
  expect(handle).toHaveBeenCalledTimes(4);
});

test('two handlers with one store are one receiver: the second waits, and takes over where the first fails', async () => {
  const store = memoryStore();
  const seen: string[] = [];
  const gate = Promise.withResolvers<void>();
  const { handler: first } = openReceiver(
    { any: () => gate.promise.then(() => Promise.reject(new Error('crash'))) },
    { store },
  );
  const { handler: second } = openReceiver({ any: ({ id }) => seen.push(String(id)) }, { store });
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

test('an event whose process died is begun again after its lease, and its attempt counts', async () => {
  const store = memoryStore();
  // What a process leaves behind that dies within its handler.
  await store.claim('call.missed/a', 300, 60_000);
  const handle = spyHandler();
  const { handler, reports } = openReceiver({ any: handle }, { store });
  expect((await handler(post(event('a')))).status).toBe(204);
  expect(handle).toHaveBeenCalledTimes(1);
  expect(reports[0]).toMatchObject({ outcome: 'handled', attempt: 2 });
});

test('an event that another process is handling is busy, and not acknowledged', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  try {
    const claim = (): Claim => ({ state: 'busy' });
    const { handler, reports } = openReceiver({ any: () => {} }, { store: { ...memoryStore(), claim } });
    const response = handler(post(event('b')));
    await vi.advanceTimersByTimeAsync(10_000);
    const { status, headers } = await response;
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(reports[0]).toMatchObject({ outcome: 'busy', attempt: null });
  } finally {
    vi.useRealTimers();
  }
});

const down = new Error('store down');
const fail = () => Promise.reject(down);

test('where the store cannot be asked the delivery fails, and the next one has the event', async () => {
  const working = memoryStore();
  const handle = spyHandler();
  const { handler: ill, reports } = openReceiver({ any: handle }, { store: { ...working, claim: fail } });
  expect((await ill(post(event('a')))).status).toBe(500);
  expect(handle).not.toHaveBeenCalled();
  expect(reports[0]).toMatchObject({ outcome: 'failed', error: down });
  const { handler: well } = openReceiver({ any: handle }, { store: working });
  expect((await well(post(event('a')))).status).toBe(204);
  expect(handle).toHaveBeenCalledTimes(1);
});

test('where the store cannot be told the event is handled, and not asked for again', async () => {
  const handle = spyHandler();
  const store: EventStore = { ...memoryStore(), complete: fail };
  const { handler, reports } = openReceiver({ any: handle }, { store });
  expect((await handler(post(event('a')))).status).toBe(204);
  expect(handle).toHaveBeenCalledTimes(1);
  expect(reports[0]).toMatchObject({ outcome: 'handled', error: down });
});

test('the store is told a second time where the first has failed', async () => {
  const store = memoryStore();
  const complete = vi
    .fn<EventStore['complete']>((...args) => store.complete(...args))
    .mockImplementationOnce(fail);
  const { handler, outcomes } = openReceiver({ any: () => {} }, { store: { ...store, complete } });
  for (let delivery = 0; delivery < 2; delivery += 1) await handler(post(event('a')));
  expect(outcomes()).toEqual(['handled', 'duplicate']);
});

test('a claim is renewed while the handler runs; when it is lost, its signal is aborted', async () => {
  const store = memoryStore();
  const { handler: slow } = openReceiver(
    { any: () => new Promise((resolve) => setTimeout(resolve, 500)) },
    { store, leaseMs: 200 },
  );
  const handle = spyHandler();
  const { handler: other } = openReceiver({ any: handle }, { store });
  const responses = await Promise.all([slow(post(event('a'))), other(post(event('a')))]);
  expect(responses.map(({ status }) => status)).toEqual([204, 204]);
  expect(handle).not.toHaveBeenCalled();

  const lost = openReceiver(
    {
      any: (_, { signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('stopped', { cause: signal.reason }))),
        ),
    },
    { store: { ...memoryStore(), renew: () => false }, leaseMs: 40 },
  );
  expect((await lost.handler(post(event('b')))).status).toBe(500);
  expect(lost.reports[0]?.error).toMatchObject({
    cause: { message: expect.stringMatching(/^The claim was lost/) },
  });
});
