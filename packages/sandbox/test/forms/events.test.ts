import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FormsMode } from '../../src/forms/forms.ts';
import type { Variant } from '../../src/forms/form-table.ts';
import { type Sandbox, startSandbox } from '../../src/start/start-sandbox.ts';
import { type Receiver, startReceiver } from '../support/start-receiver.ts';
import { strictContract } from '../support/strict-contract.ts';
import { eventCases } from './support/event-cases.ts';

const faults: Error[] = [];
let sandbox: Sandbox;
let receiver: Receiver;

beforeAll(async () => {
  const onFault = (error: Error) => void faults.push(error);
  [sandbox, receiver] = await Promise.all([
    startSandbox({ port: 0, clock: 'manual', seed: 3, onFault }),
    startReceiver(),
  ]);
});
afterAll(() => Promise.all([sandbox.close(), receiver.close()]));

/** Begins again with some forms and a receiver of everything. */
async function begin(forms: FormsMode): Promise<void> {
  await sandbox.control.reset();
  await sandbox.control.PATCH('/settings', { body: { forms } });
  await sandbox.control.webhook({
    name: 'All',
    types: ['call_state_change', 'received_sms'],
    url: receiver.url,
  });
  receiver.received.length = 0;
}

/** The events that a receiver was sent, each of which the contract allows. */
function received(): Record<string, unknown>[] {
  const events = receiver.received.map(({ event }) => event);
  for (const event of events) expect(strictContract().eventViolations(event.event_name, event)).toEqual([]);
  return events;
}

describe.each(eventCases)('$id: $name', ({ happen, event: name, further = [], ...expected }) => {
  test.each<Variant>(['documented', 'observed'])('%s', async (variant) => {
    await begin(variant);
    await happen(sandbox);
    const event = received().find((one) => one['event_name'] === name);
    expect([event]).toMatchObject([expected[variant]]);
    for (const field of further) expect(Object.hasOwn(event ?? {}, field)).toBe(variant === 'observed');
  });

  test('mixed, both are sent', async () => {
    await begin('mixed');
    const fields = Object.keys(expected.observed);
    const written = new Set<string>();
    for (let count = 0; count < 12; count++) {
      const before = receiver.received.length;
      await happen(sandbox);
      const event = received()
        .slice(before)
        .find((one) => one['event_name'] === name);
      written.add(JSON.stringify(event && fields.map((field) => event[field] ?? null)));
    }
    expect(written.size).toBe(2);
  });
});

test('every event is one that the contract allows', () => {
  expect(faults).toEqual([]);
});

test('two webhooks and all attempts are sent one form, which the journal has, also by the call of its leg', async () => {
  await begin('mixed');
  await sandbox.control.webhook({ name: 'Second', types: ['call_state_change'], url: `${receiver.url}/2` });
  await sandbox.control.PATCH('/settings', { body: { webhooks: { retrySeconds: [1] } } });
  receiver.behave = (response) => void response.writeHead(500).end();
  const { id } = await sandbox.control.call({ from: '447700900123', to: '2400' });
  await sandbox.control.advance({ seconds: 60 });
  receiver.behave = (response) => void response.end();

  const bodies = Map.groupBy(receiver.received, ({ event }) => event.id);
  expect(bodies.size).toBeGreaterThan(3);
  for (const sent of bodies.values()) {
    expect(sent).toHaveLength(4);
    expect(new Set(sent.map(({ event }) => JSON.stringify(event))).size).toBe(1);
  }
  const { data } = await sandbox.control.GET('/journal', { params: { query: { call_id: id } } });
  const journal = new Set(data?.data.map(({ event }) => JSON.stringify(event)));
  expect(journal).toEqual(new Set(receiver.received.map(({ event }) => JSON.stringify(event))));

  const { data: kept } = await sandbox.control.GET('/snapshot');
  await sandbox.control.POST('/restore', { body: kept ?? {} });
  const restored = await sandbox.control.GET('/journal', { params: { query: { call_id: id } } });
  expect(restored.data).toEqual(data);

  const [first] = data?.data ?? [];
  const again = await sandbox.control.POST('/journal/{id}/replay', {
    params: { path: { id: first?.id ?? 0 } },
  });
  expect(again.data?.event).toEqual(first?.event);
});
