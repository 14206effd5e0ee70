import { expect, test, vi } from 'vitest';
import { createWebhookHandler, memoryStore, replayKept } from '../../src/index.ts';
import { example } from '../support/contract-events.ts';
import { post } from '../support/post.ts';
import { collect } from '../support/collect.ts';
import { openReceiver } from '../support/open-receiver.ts';
import { spyHandler } from '../support/spies.ts';

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
