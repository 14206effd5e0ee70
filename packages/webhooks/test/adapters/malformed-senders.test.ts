import { Agent, request } from 'node:http';
import express from 'express';
import { expect, test } from 'vitest';
import { createWebhookHandler } from '../../src/index.ts';
import { toNodeListener } from '../../src/node.ts';
import { sampleEvent } from '../../src/testing.ts';
import { startServer } from '../support/receiver.ts';

const secret = 'k3v9-a-secret-of-the-test';

/** Delivers a body on a connection that is kept open. Gives the status, and what is said of the connection. */
function post(url: string, agent: Agent, body: string): Promise<[number | undefined, string | undefined]> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/${secret}`, { method: 'POST', agent }, (response) => {
      response.resume().on('end', () => resolve([response.statusCode, response.headers.connection]));
    });
    sent.on('error', reject).end(body);
  });
}

test('a body that is too large does not cost the deliveries after it their connection', async () => {
  const handler = createWebhookHandler({}, { secret, onDelivery: () => {} });
  const url = await startServer(toNodeListener(handler));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await post(url, agent, 'x'.repeat(1_000_000))).toEqual([202, 'close']);
  for (let count = 0; count < 10; count += 1) {
    expect(await post(url, agent, JSON.stringify(sampleEvent('call.missed')))).toEqual([204, 'keep-alive']);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  agent.destroy();
});

test.each(['text', 'bytes'])('a rawBody of %s keeps every digit', async (form) => {
  let id: unknown;
  const handler = createWebhookHandler(
    { any: (event) => void (id = Reflect.get(event, 'call_id')) },
    { secret },
  );
  const listener = toNodeListener(handler);
  const url = await startServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        const bytes = Buffer.concat(parts);
        listener(
          Object.assign(incoming, {
            rawBody: form === 'text' ? bytes.toString() : bytes,
            body: JSON.parse(bytes.toString()) as unknown,
          }),
          outgoing,
        );
      });
  });
  const json = JSON.stringify(sampleEvent('call.missed')).replace(
    /"call_id":\d+/,
    '"call_id":9007199254740993',
  );
  await fetch(`${url}/${secret}`, { method: 'POST', body: json });
  expect(id).toBe('9007199254740993');
});

test.each([express.json(), express.text({ type: () => true }), express.urlencoded({ extended: true })])(
  'an empty body behind a parser is kept like any other',
  async (parser) => {
    const reports: unknown[] = [];
    const handler = createWebhookHandler({}, { secret, onDelivery: (report) => void reports.push(report) });
    const app = express().use(parser).post('/{*path}', toNodeListener(handler));
    const url = await startServer(app);
    for (const type of ['application/json', 'text/plain'])
      expect(
        (await fetch(`${url}/${secret}`, { method: 'POST', headers: { 'content-type': type } })).status,
      ).toBe(202);
    expect(reports).toMatchObject([{ outcome: 'quarantined' }, { outcome: 'quarantined' }]);
  },
);
