import { expect, test } from 'vitest';
import { startListening, type WebhookType } from './start-listening.ts';

const { control, receiver, listen, receive } = await startListening();

/** A webhook for each type, whose events are told apart by the path. */
async function listenTo(...types: WebhookType[]): Promise<void> {
  for (const type of types) await listen(`${receiver.url}/${type}`, [type]);
}

function namesOf(type: WebhookType): string[] {
  const sent = receiver.received.filter(({ path }) => path.endsWith(`/${type}`));
  return [...new Set(sent.map(({ event }) => String(event.event_name)))];
}

async function wholeCall(): Promise<void> {
  const { id } = await control.call({ from: '447700900123', to: '2104' });
  await control.advance({ seconds: 2 });
  await control.answer(id);
  await control.hold(id);
  await control.resume(id);
  await control.advance({ seconds: 30 });
  await control.hangUp(id, 'src');
  await control.advance();
}

test('each type has its events, and call state change all of a call', async () => {
  const types: WebhookType[] = [
    'connecting',
    'connected',
    'call_ended',
    'missed_call',
    'received_sms',
    'call_state_change',
  ];
  await listenTo(...types);
  await wholeCall();
  await receive('Ready?');
  await control.advance();
  expect(Object.fromEntries(types.map((type) => [type, namesOf(type)]))).toEqual({
    connecting: ['call.initial', 'call.ringing'],
    connected: ['call.connected'],
    call_ended: ['call.hangup'],
    missed_call: [],
    received_sms: ['sms.received'],
    call_state_change: [
      'call.initial',
      'call.ringing',
      'call.connected',
      'call.hold',
      'call.unhold',
      'call.hangup',
    ],
  });
});

/** Dora calls the workshop's queue and gives up. */
async function missedInQueue(): Promise<void> {
  await control.POST('/simulate/missed-in-queue', {
    body: { queue_id: 30602, from: '447700900789', seconds: 8 },
  });
  await control.advance({ seconds: 10 });
}

test('nothing of a queue is sent while no webhook of type call state change exists', async () => {
  await listenTo('missed_call', 'connecting', 'call_ended');
  await missedInQueue();
  expect(receiver.received).toEqual([]);
});

test('a call that nobody answered in a queue is told with context QUEUE', async () => {
  await listenTo('missed_call', 'call_state_change');
  await missedInQueue();
  const missed = receiver.received.filter(
    ({ path, event }) => path.endsWith('missed_call') && event.context === 'QUEUE',
  );
  expect(missed.map(({ event }) => [event.event_name, event.final])).toEqual([['call.missed', true]]);
});

test('nothing of a queue is sent while the webhook of type call state change is disabled', async () => {
  await listenTo('missed_call', 'call_state_change');
  await control.PATCH('/webhooks/{id}', { params: { path: { id: 2 } }, body: { enabled: false } });
  await missedInQueue();
  expect(receiver.received).toEqual([]);
});
