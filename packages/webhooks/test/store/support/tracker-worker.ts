// node tracker-worker.ts PLACE
// Prints a line when it is ready; then adds the events of the next line of its input (JSON) and prints the reported outcomes.
import { createInterface } from 'node:readline';
import type { CallEvent } from '@telephony/calls';
import { tenAtOnce, insist, openCallStore } from './open-store.ts';
import { type Said, trackerOn } from '../../support/calls.ts';

const [place = ''] = process.argv.slice(2);
const said: Said[] = [];
const tracker = trackerOn(await openCallStore(place), said);

console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const events: CallEvent[] = JSON.parse(line);
  await tenAtOnce(events, async (event) => {
    await insist(() => tracker.add(event));
  });
  console.log(JSON.stringify(said));
}
process.exit();
