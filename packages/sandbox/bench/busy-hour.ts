/** An hour of calls on the manual clock: `node busy-hour.ts`. */
import { callWords } from '../test/support/call-words.ts';
import { servePlatform } from '../test/support/serve-platform.ts';
import { report } from './own-process.ts';

const CALLS = 10_000;
const TRANSITIONS = 40_000;
const SECONDS = 3600;
const TALK_SECONDS = 60;

/** Seconds that the hour takes, and how often a call went on to another state. */
async function simulate(): Promise<{ seconds: number; transitions: number }> {
  const { platform, close } = await servePlatform();
  const { clock, events, store } = platform;
  const calls = callWords(platform);
  let transitions = 0;
  events.listen(() => (transitions += 1));
  // Some numbers are busy or never pick up: those calls have ended by themselves.
  const hangUp = (id: number) => {
    if (calls.find(id)) calls.hangUp(id);
  };
  const placed: { id: number; at: number }[] = [];
  let ended = 0;
  const before = performance.now();
  for (let second = 0; second < SECONDS; second++) {
    while (placed.length < ((second + 1) * CALLS) / SECONDS) {
      const to = `4477009${String(placed.length).padStart(5, '0')}`;
      const { id } = calls.place({ userId: 410_002 + (placed.length % 4), to });
      placed.push({ id, at: second });
    }
    while (ended < placed.length && placed[ended]!.at + TALK_SECONDS <= second) hangUp(placed[ended++]!.id);
    await clock.advance(1000);
  }
  while (ended < placed.length) hangUp(placed[ended++]!.id);
  const seconds = (performance.now() - before) / 1000;
  if (store.tables.cdrs.size < CALLS) throw new Error(`${store.tables.cdrs.size} CDRs of ${CALLS} calls.`);
  await close();
  return { seconds, transitions };
}

// The least disturbed of three counts.
const runs = [await simulate(), await simulate(), await simulate()];
const seconds = Math.min(...runs.map((run) => (run.seconds * TRANSITIONS) / run.transitions));
const { transitions } = runs[0]!;

report([
  {
    name: `${TRANSITIONS} call transitions (of ${transitions} in ${CALLS} calls)`,
    measured: seconds,
    atMost: 1,
    unit: ' s',
  },
]);
