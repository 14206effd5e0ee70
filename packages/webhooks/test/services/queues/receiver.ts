/**
 * A process that runs `receive` of an example and prints `ready`. Then it delivers events to it, each tenth of them twice, again
 * until the response is 2xx, and prints `delivered`.
 *
 * node --import use-engines.ts receiver.ts EVENTS
 */
import { deliver, sampleEvent } from '@telephony/webhooks/testing';
import { receive } from '../../../examples/queues/bullmq.ts';

const AT_ONCE = 50;

const [events = '0'] = process.argv.slice(2);
const handler = await receive();
console.log('ready');

const secret = process.env['WEBHOOK_SECRET'] ?? '';
const deliverUntilTaken = async (event: object) => {
  while (!(await deliver(handler, event, { secret })).ok);
};
let index = 0;
const feed = async () => {
  while (index < Number(events)) {
    index += 1;
    const event = sampleEvent('call.missed', { id: `evt-${index}` });
    const isTwice = index % 10 === 0;
    await deliverUntilTaken(event);
    if (isTwice) await deliverUntilTaken(event);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, feed));
console.log('delivered');
