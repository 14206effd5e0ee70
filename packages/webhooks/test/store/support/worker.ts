// node worker.ts PLACE [MILLISECONDS of the work, `crash` to die within it]
// Prints a line when it is ready; then handles the keys of the next line of its input (JSON) and prints those it has handled.
import { createInterface } from 'node:readline';
import { tenAtOnce, insist, openStore } from './open-store.ts';

const LEASE = 4_000;
const REMEMBER = 600_000;

const [place = '', work = '0'] = process.argv.slice(2);
const store = await openStore(place);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function handle(key: string): Promise<boolean> {
  for (;;) {
    const claim = await insist(() => store.claim(key, LEASE, REMEMBER));
    if (claim.state === 'done') return false;
    if (claim.state === 'claimed') {
      if (work === 'crash') process.kill(process.pid, 'SIGKILL');
      await pause(Number(work));
      await insist(() => store.complete(key, claim.token, REMEMBER));
      return true;
    }
    await pause(20);
  }
}

console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const keys: string[] = JSON.parse(line);
  const handled: string[] = [];
  await tenAtOnce(keys, async (key) => {
    if (await handle(key)) handled.push(key);
  });
  console.log(JSON.stringify(handled));
}
process.exit();
