/** A page of one million CDRs, by live id and by date: `node many-cdrs.ts`. */
import { timestamp } from '../src/ground/clock/timestamp.ts';
import { storyNow } from '../src/contract/story-time.ts';
import { servePlatform } from '../test/support/serve-platform.ts';
import { report } from './own-process.ts';

const CDRS = 1_000_000;
const MINUTE = 60_000;

const { platform, ask, close } = await servePlatform();
const { cdrs } = platform.store.tables;
const model = cdrs.get(42001)!;
for (let at = 0; at < CDRS; at++) {
  const calldate = timestamp(storyNow - (CDRS - at) * MINUTE);
  cdrs.put({
    ...model,
    id: 1_000_000 + at,
    calldate,
    live_id: 4_000_000_000 + at,
    src: `4477009${at}`,
    user_id: 410_002 + (at % 4),
  });
}

const filtered = (conditions: object[]) =>
  `GET /cdrs?limit=100&filter=${encodeURIComponent(JSON.stringify(conditions))}`;
const byLiveId = (at: number) =>
  filtered([{ property: 'live_id', operator: 'eq', value: 4_000_000_000 + ((at * 7919) % CDRS) }]);
const byDate = (at: number) => {
  const from = storyNow - ((at * 104_729) % (CDRS - 50_000)) * MINUTE - 44_640 * MINUTE;
  return filtered([
    { property: 'calldate', operator: 'gte', value: timestamp(from) },
    { property: 'calldate', operator: 'lt', value: timestamp(from + 44_640 * MINUTE) },
    { property: 'type', operator: 'eq', value: 'I' },
  ]);
};

/** Milliseconds of a response, including the client in the same process: the median. */
async function median(line: (at: number) => string, least: number): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 200; at++) {
    const before = performance.now();
    const { status, json } = await ask(line(at));
    times.push(performance.now() - before);
    if (status !== 200 || json.total < least) throw new Error(`${line(at)}: ${status}, ${json.total}`);
  }
  return times.toSorted((one, other) => one - other)[times.length / 2]!;
}

const [liveId, date] = [await median(byLiveId, 1), await median(byDate, 1000)];
globalThis.gc?.();
report([
  { name: 'A page of 1,000,000 CDRs by live_id', measured: liveId, atMost: 1, unit: ' ms' },
  {
    name: 'A page of 1,000,000 CDRs by a month of calldate and type',
    measured: date,
    atMost: 50,
    unit: ' ms',
  },
  {
    name: 'Memory with 1,000,000 CDRs',
    measured: process.memoryUsage().rss / 1e6,
    atMost: 1500,
    unit: ' MB',
  },
]);
await close();
