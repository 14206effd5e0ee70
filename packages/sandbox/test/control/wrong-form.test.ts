import { expect, test } from 'vitest';
import { useSandbox } from '../support/use-sandbox.ts';

const sandbox = useSandbox();

const phone = 'A phone number, E.164 with or without `+`, or an extension; example: 447700900123';

test.each([
  ['/_sandbox/simulate/calls/1/press', { key: 'x' }, 'One of the keys 0 to 9, `*` and `#`; example: 1'],
  ['/_sandbox/clock/set', { time: 'noon' }, '`YYYY-MM-DD HH:MM:SS`, UTC; example: 2026-11-20 16:06:00'],
  ['/_sandbox/simulate/sms', { from: 'Ben', to: '442079460100', text: 'Hi' }, phone],
  ['/_sandbox/simulate/inbound-call', { from: 'Ben', to: '2103' }, phone],
  [
    '/_sandbox/rules',
    { sequence: [{ headers: { 'a b': 'c' } }] },
    'The name of a header, without blanks; example: retry-after',
  ],
  [
    '/v1.2/voice/calls',
    { from: 'Mei', to: '447700900456' },
    'Id of the user who makes the call, written as a string (`id` of `GET /users`); example: 410003',
  ],
  ['/v1.2/voice/sms', { from: '442079460100', to: 'x', message: 'Hi' }, 'Number of the recipient, in E.164'],
])('%s with %j says in words what is expected', async (path, body, words) => {
  const response = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: { 'X-Auth-Token': sandbox.signIn?.token ?? '', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(400);
  const text = JSON.stringify(await response.json());
  expect(text).toContain(`does not have the expected form: ${words}`);
  expect(text).not.toContain('pattern');
});
