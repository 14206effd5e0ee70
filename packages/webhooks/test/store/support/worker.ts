// node worker.ts PLACE events [MILLISECONDS of the work, `crash` to die within it]
// node worker.ts PLACE calls
// Prints a line when it is ready. Then it handles the keys, or adds the events, of the next line of its input (JSON), and prints the
// handled keys, or the reported outcomes.
import { createInterface } from 'node:readline';
import { type Said, trackerOn } from '../../support/calls.ts';
import { insist, openCallStore, openStore, tenAtOnce } from './open-store.ts';

const LEASE = 4_000;
const REMEMBER = 600_000;

const [place = '', kind, work = '0'] = process.argv.slice(2);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const results: unknown[] = [];
const handle = kind === 'calls' ? await openTracker() : await openEvents();

async function openTracker() {
  const tracker = trackerOn(await openCallStore(place), results as Said[]);
  return async (event: never) => {
    await insist(() => tracker.add(event));
  };
}

async function openEvents() {
  const store = await openStore(place);
  return async (key: never) => {
    for (;;) {
      const claim = await insist(() => store.claim(key, LEASE, REMEMBER));
      if (claim.state === 'done') return;
      if (claim.state === 'claimed') {
        if (work === 'crash') process.kill(process.pid, 'SIGKILL');
        await pause(Number(work));
        await insist(() => store.complete(key, claim.token, REMEMBER));
        results.push(key);
        return;
      }
      await pause(20);
    }
  };
}

console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  await tenAtOnce(JSON.parse(line) as never[], handle);
  console.log(JSON.stringify(results.splice(0)));
}
process.exit();
