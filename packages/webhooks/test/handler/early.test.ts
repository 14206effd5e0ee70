import { expect, test, vi } from 'vitest';
import { createWebhookHandler } from '../../src/index.ts';
import { example } from '../support/contract-events.ts';
import { post } from '../support/post.ts';
import { spyErrors, spyHandler } from '../support/spies.ts';

const body = example('sms.received-user');

test('early: 202 before the handler begins, and once', async () => {
  const gate = Promise.withResolvers<void>();
  const handle = spyHandler(() => gate.promise);
  const handler = createWebhookHandler({ any: handle }, { ack: 'early' });
  expect((await handler(post(body))).status).toBe(202);
  expect(handle).not.toHaveBeenCalled();
  expect((await handler(post(body))).status).toBe(202);
  await vi.waitFor(() => expect(handle).toHaveBeenCalled());
  gate.resolve();
  expect((await handler(post(body))).status).toBe(202);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(handle).toHaveBeenCalledTimes(1);
});

test('early: what is no event is refused before', async () => {
  const handler = createWebhookHandler({}, { ack: 'early', secret: 's', onError: () => {} });
  expect((await handler(post(body))).status).toBe(401);
  expect((await handler(post('{}', { path: '/s' }))).status).toBe(400);
});

test('early: errors go to onError, and the id is free again', async () => {
  const failure = new Error('the CRM is down');
  const handle = spyHandler().mockRejectedValueOnce(failure);
  const onError = spyErrors();
  const handler = createWebhookHandler({ any: handle }, { ack: 'early', onError });
  await handler(post(body));
  await vi.waitFor(() => expect(onError.mock.calls).toEqual([[failure, body]]));
  await handler(post(body));
  await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(2));
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
    { ack: 'early', waitUntil: own },
  );
  await handler(post(body), env, context);
  expect(context.work).toHaveLength(1);
  await context.work[0];
  expect(handle.mock.calls[0]?.[1]).toMatchObject({ args: [env, context] });
  expect(own).not.toHaveBeenCalled();
  await handler(post({ ...body, id: 'other' }));
  await own.mock.calls[0]?.[0];
  expect(handle).toHaveBeenCalledTimes(2);
});

test('a waitUntil that refuses does no harm', async () => {
  const handle = spyHandler();
  const waitUntil = () => {
    throw new TypeError('Illegal invocation');
  };
  const handler = createWebhookHandler({ any: handle }, { ack: 'early', waitUntil });
  expect((await handler(post(body))).status).toBe(202);
  await vi.waitFor(() => expect(handle).toHaveBeenCalled());
});
