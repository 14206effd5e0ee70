/** Events to one receiver over TLS, in order: `node events.ts`. */
import { servePlatform } from '../test/support/serve-platform.ts';
import { startReceiver } from '../test/support/start-receiver.ts';
import { report } from './own-process.ts';

const EVENTS = 3000;

const receiver = await startReceiver();
const { platform, close } = await servePlatform();
await platform.webhooks.create({ name: 'bench', types: ['received_sms'], url: receiver.url });
const sms = (at: number) => ({
  id: platform.random.hex(16),
  event_time: '2026-11-20 16:06:00',
  event_name: 'sms.received' as const,
  customer_id: 3107,
  user_id: 410_003,
  from_no: '447700900123',
  to_no: '442079460100',
  text: String(at),
});
const before = performance.now();
for (let at = 0; at < EVENTS; at++) platform.events.emit(sms(at));
await platform.webhooks.idle();
const seconds = (performance.now() - before) / 1000;
const inOrder = receiver.received.every(({ event }, at) => event.text === String(at));
if (receiver.received.length !== EVENTS || !inOrder)
  throw new Error(`${receiver.received.length} of ${EVENTS} events, in order: ${inOrder}.`);

report([
  {
    name: 'Events to one receiver over TLS, in order',
    measured: EVENTS / seconds,
    atLeast: 1000,
    unit: ' a second',
  },
]);
await close();
await receiver.close();
