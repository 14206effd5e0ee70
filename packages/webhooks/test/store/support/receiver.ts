/**
 * A process with a receiver, for tests of several processes with one store. It is ready when it prints a line, delivers
 * the events of the next line of its input (ids as JSON) to its handler, all at once, and prints what it handled and how
 * the deliveries were answered.
 *
 * node receiver.ts PLACE [MILLISECONDS of the handler, `crash` to die within it]
 */
import { createInterface } from 'node:readline';
import { createWebhookHandler, keyvStore } from '../../../src/index.ts';
import { openKeyv } from './open-keyv.ts';

const [place = '', work = '0'] = process.argv.slice(2);
const handled: string[] = [];
const handler = createWebhookHandler(
  {
    'sms.received': async ({ id }) => {
      if (work === 'crash') process.kill(process.pid, 'SIGKILL');
      await new Promise((resolve) => setTimeout(resolve, Number(work)));
      handled.push(id);
    },
  },
  // A machine that runs other tests too can need longer than the default from reading to writing.
  { store: keyvStore(openKeyv(place), { settle: 300 }), lease: 4000 },
);

async function deliver(id: string): Promise<number> {
  const body = JSON.stringify({ id, event_name: 'sms.received', event_time: '2026-11-20 09:58:40' });
  const headers = { 'content-type': 'application/json' };
  return (await handler(new Request('https://r.example/', { method: 'POST', headers, body }))).status;
}

console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const ids: string[] = JSON.parse(line);
  const statuses = await Promise.all(ids.map(deliver));
  console.log(JSON.stringify({ handled: handled.splice(0), statuses }));
}
process.exit();
