/**
 * A process that runs `work` of an example and prints `ready`. What its handler does with an event is one line in a file:
 * `{ worker, event }`. An SMS with the text `fail` fails until there is a file `mended` beside it.
 *
 * node --import use-engines.ts worker.ts FOLDER NUMBER
 */
import { existsSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TelephonyEvent } from '@telephony/webhooks';
import { work } from '../../../examples/queues/bullmq.ts';

const [folder = '', worker = ''] = process.argv.slice(2);
const file = openSync(join(folder, 'runs'), 'a');

await work({
  any: async (event: TelephonyEvent) => {
    if (Reflect.get(event, 'text') === 'fail' && !existsSync(join(folder, 'mended')))
      throw new Error('the CRM is down');
    await pause(Math.random() * 4);
    writeSync(file, `${JSON.stringify({ worker: Number(worker), event })}\n`);
    // Here a process may die whose effect is there, and nobody knows.
    await pause(Math.random() * 4);
  },
});
console.log('ready');
