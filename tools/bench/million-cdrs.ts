/** A sandbox with a million CDRs, asked for pages. A process of its own: `inOwnProcess`. */
import { startSandbox } from '@telephony/sandbox';
import { median } from './harness.ts';

const REQUESTS = 200;
const before = performance.now();
const sandbox = await startSandbox({ port: 0, clock: 'manual', history: 300, users: 100, callsPerDay: 850 });
const seconds = (performance.now() - before) / 1000;
const headers = { 'x-auth-token': sandbox.signIn?.token ?? '' };

interface Page {
  total: number;
  data: { live_id: number; calldate: string }[];
}

async function read(query: string): Promise<Page> {
  const response = await fetch(`${sandbox.baseUrl}/cdrs?${query}`, { headers });
  if (response.status !== 200) throw new Error(`GET /cdrs?${query}: ${response.status}`);
  return (await response.json()) as Page;
}
const filter = (conditions: object[]) => `limit=100&filter=${encodeURIComponent(JSON.stringify(conditions))}`;

const { total, data } = await read('limit=5000&sort=id');
if (total < 1_000_000) throw new Error(`The history has ${total} CDRs.`);

/** Milliseconds of a response, the client included. */
async function time(queryOf: (at: number) => string): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < REQUESTS; at++) {
    const started = performance.now();
    const page = await read(queryOf(at));
    times.push(performance.now() - started);
    if (page.total === 0) throw new Error(`Nothing was found by ${queryOf(at)}`);
  }
  return median(times);
}
const record = (at: number) => data[(at * 7919) % data.length]!;
const byLiveId = await time((at) =>
  filter([{ property: 'live_id', operator: 'eq', value: record(at).live_id }]),
);
const byMonth = await time((at) => {
  const from = record(at).calldate.slice(0, 7);
  return filter([
    { property: 'calldate', operator: 'gte', value: `${from}-01` },
    { property: 'calldate', operator: 'lt', value: `${from}-28` },
    { property: 'type', operator: 'eq', value: 'I' },
  ]);
});
process.send?.({ byLiveId, byMonth, seconds, memory: process.memoryUsage().rss });
await sandbox.close();
