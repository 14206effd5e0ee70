import { expectLinear } from '@telephony/testing/linear';
import { describe, test } from 'vitest';
import { createWebhookHandler, memoryStore } from '../src/index.ts';

// Whatever a stranger sends is authenticated, read and kept in a time in proportion to its length.

const SECRET = 'a-secret-that-is-long';
const open = () => createWebhookHandler({}, { secret: SECRET, store: memoryStore(), onDelivery: () => {} });
const plain = (text: string) => text.replaceAll(/[^ -~]/g, '.').trim();

const send = async (body: string, headers: Record<string, string> = {}, path = SECRET) => {
  await open()(
    new Request(`https://hooks.example/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    }),
  );
};
const event = (fields: object) =>
  JSON.stringify({ id: 'e-1', event_name: 'call.missed', event_time: '2026-11-20 16:06:00', ...fields });

describe('in a delivery', () => {
  test.each<[string, (text: string) => Promise<void>]>([
    ['a body of no JSON', (text) => send(text)],
    ['a form', (text) => send(text, { 'content-type': 'application/x-www-form-urlencoded' })],
    ['objects one after the other', (text) => send(`{"a":1}${text}`)],
    ['the id of an event', (text) => send(event({ id: text }))],
    ['the name of an event', (text) => send(event({ event_name: text }))],
    [
      'times and numbers',
      (text) =>
        send(
          event({ event_time: text, src: text, duration: text, src_id: text, state: text, context: text }),
        ),
    ],
    ['names of fields', (text) => send(event({ [text]: text }))],
    [
      'depth',
      (text) => send(event({ a: 1 }).replace('1', () => '['.repeat(text.length) + ']'.repeat(text.length))),
    ],
    ['the type of the body', (text) => send('{}', { 'content-type': plain(text) })],
    ['credentials', (text) => send('{}', { authorization: `Basic ${plain(text)}` })],
    ['the path', (text) => send('{}', {}, encodeURIComponent(text))],
  ])(
    '%s',
    async (_, read) => {
      await expectLinear(read, { runs: 30 });
    },
    60_000,
  );
});
