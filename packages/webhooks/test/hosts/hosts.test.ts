import { describe, expect, test, vi } from 'vitest';
import { example } from '../support/contract-events.ts';
import { HOSTS, SECRET, startHost } from './support/hosts.ts';
import { MATERIAL } from './support/material.ts';

vi.mock('next/server', () => ({ after: () => {} }));

/** Hosts whose example has a store of its own. */
const OWN_STORE = new Set(['Next.js', 'Workers']);

const path = `/hooks/${SECRET}`;
const event = JSON.stringify(example('call.connected-queueLeg'));
const json = { 'content-type': 'application/json' };

describe.each(Object.keys(HOSTS))('the example of %s', (host) => {
  test.each(MATERIAL)('$name', async ({ body, headers, status, event: expected }) => {
    const { send, store, events } = await startHost(host);
    const response = await send(path, { method: 'POST', headers, body });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe('');
    expect(events()).toEqual(expected ? [expected] : []);
    if (OWN_STORE.has(host)) return;
    const kept = await store.kept();
    expect(kept.map((delivery) => delivery.body)).toEqual(
      expected ? [] : [Buffer.from(body).toString('base64')],
    );
  });

  test('a wrong secret, and two deliveries of one event at the same time', async () => {
    const { send, events } = await startHost(host);
    const refused = await send(`/hooks/${SECRET.toUpperCase()}`, {
      method: 'POST',
      headers: json,
      body: event,
    });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ errors: [] });
    const both = await Promise.all(
      [1, 2].map(() => send(path, { method: 'POST', headers: json, body: event })),
    );
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect(events()).toEqual([JSON.parse(event)]);
  });
});

test.each(['node:http', 'Express', 'Fastify', 'Hono on Node'])(
  '%s drains and ends on SIGTERM',
  async (host) => {
    const { send, events } = await startHost(host);
    await send(path, { method: 'POST', headers: { ...json, connection: 'close' }, body: event });
    process.emit('SIGTERM');
    await vi.waitFor(() =>
      expect(send(path, { method: 'POST', headers: json, body: event })).rejects.toThrow('fetch failed'),
    );
    expect(events()).toHaveLength(1);
  },
);

test.each(['Express', 'Fastify', 'Hono on Node'])('%s: the parser of other routes is there', async (host) => {
  const { send } = await startHost(host);
  const response = await send('/orders', { method: 'POST', headers: json, body: '{"bikes":2}' });
  expect(await response.json()).toEqual({ bikes: 2 });
});

test.each(['node:http', 'Lambda'])('%s does not start without a secret', async (host) => {
  vi.resetModules();
  vi.stubEnv('WEBHOOK_SECRET', '');
  await expect(HOSTS[host]?.()).rejects.toThrow('`secret` is not set');
});
