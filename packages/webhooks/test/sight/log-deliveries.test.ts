import { afterEach, expect, test, vi } from 'vitest';
import { createWebhookHandler } from '../../src/index.ts';
import { example } from '../support/contract-events.ts';
import { post } from '../support/post.ts';

const SECRET = 'a-secret-that-is-long';
const missed = example('call.missed-leg');

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('what is not handled is written, once in ten seconds for each kind, with the number of the others', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const failure = new Error('the CRM is down');
  const handler = createWebhookHandler({ 'call.missed': () => Promise.reject(failure) }, { secret: SECRET });
  for (let count = 0; count < 13; count += 1) await handler(post(missed, { path: '/wrong' }));
  await handler(post(missed, { path: `/${SECRET}` }));
  await handler(post('x', { path: `/${SECRET}` }));
  await handler(post({ event_name: 'other' }, { path: `/${SECRET}` }));
  vi.advanceTimersByTime(10_000);
  // A clock that is set back does not silence it.
  vi.setSystemTime(0);
  await handler(post(missed, { path: '/wrong' }));
  expect(log.mock.calls).toEqual([
    ['webhooks: unauthorized 401: The secret is missing or wrong.'],
    ['webhooks: failed 500 call.missed: the CRM is down', failure],
    [expect.stringMatching(/^webhooks: quarantined 202: The body is not an event/)],
    ['webhooks: unauthorized 401: The secret is missing or wrong. (12 more since)'],
  ]);
});
