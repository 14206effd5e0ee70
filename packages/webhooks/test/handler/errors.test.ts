import { afterEach, expect, test, vi } from 'vitest';
import { createWebhookHandler } from '../../src/index.ts';
import { example } from '../support/contract-events.ts';
import { post } from '../support/post.ts';
import { spyErrors } from '../support/spies.ts';

const body = example('sms.received-user');
const failure = new Error('the CRM is down');

afterEach(() => vi.restoreAllMocks());

test('a handler that throws, at once or later, gives 500, and onError the error and the event', async () => {
  for (const handle of [
    () => {
      throw failure;
    },
    () => Promise.reject(failure),
  ]) {
    const onError = spyErrors();
    const response = await createWebhookHandler({ 'sms.received': handle }, { onError })(post(body));
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      message: 'The event could not be handled. Deliver it again.',
      errors: [],
    });
    expect(onError.mock.calls).toEqual([[failure, body]]);
  }
});

test('an event without id, and without a store, fails in the same way', async () => {
  const onError = spyErrors();
  const handler = createWebhookHandler({ any: () => Promise.reject(failure) }, { onError, store: false });
  expect((await handler(post(body))).status).toBe(500);
  expect((await handler(post({ event_name: 'q' }))).status).toBe(500);
  expect(onError).toHaveBeenCalledTimes(2);
});

test.each([
  [
    'throws',
    () => {
      throw new Error('logger down');
    },
  ],
  ['rejects', () => Promise.reject(new Error('logger down'))],
  ['never ends', () => new Promise(() => {})],
])('an onError that %s does no harm', async (_, onError) => {
  const unhandled = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', unhandled);
  const handler = createWebhookHandler({ any: () => Promise.reject(failure) }, { onError });
  expect((await handler(post(body))).status).toBe(500);
  expect((await handler(post('x'))).status).toBe(400);
  await new Promise((resolve) => setTimeout(resolve, 5));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('without onError errors go to the console', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const handler = createWebhookHandler({ any: () => Promise.reject(failure) });
  expect((await handler(post(body))).status).toBe(500);
  expect(log.mock.calls).toEqual([[failure]]);
});
