/** Measures calls of modules that export `prepare(fetch)`: processor time, and the memory that is kept while a signal lives. */
import { pathToFileURL } from 'node:url';
import { median } from './harness.ts';

const ROUNDS = 100;
const WARM_UP_ROUNDS = 15;
const CALLS_PER_ROUND = 500;
const CALLS_PER_SIGNAL = 10_000;

const record = JSON.stringify({ data: { id: 42, calldate: '2026-11-21 10:00:00' }, links: [] });
const stub = async (): Promise<Response> =>
  new Response(record, { headers: { 'content-type': 'application/json' } });
type Call = (signal?: AbortSignal) => Promise<unknown>;

const clients = await Promise.all(
  process.argv.slice(2).map(async (module) => {
    const { prepare } = (await import(pathToFileURL(module).href)) as {
      prepare: (fetch: typeof stub) => Call;
    };
    return { call: prepare(stub), times: [] as number[] };
  }),
);
for (const { call } of clients) {
  const data = JSON.stringify(await call());
  if (!data?.includes('"id":42')) throw new Error(`A client read ${data} instead of the record of the stub.`);
}
// In a new order each round, so that every client meets the garbage of all others.
for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++)
  for (const { call, times } of clients.toSorted(() => Math.random() - 0.5)) {
    const before = process.cpuUsage();
    for (let index = 0; index < CALLS_PER_ROUND; index++) await call();
    const { user, system } = process.cpuUsage(before);
    if (round >= WARM_UP_ROUNDS) times.push((user + system) / CALLS_PER_ROUND);
  }

const heapUsed = () => {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};
const keptBytes: number[] = [];
for (const { call } of clients) {
  const { signal } = new AbortController();
  const callOften = async () => {
    for (let left = CALLS_PER_SIGNAL; left > 0; left--) await call(signal);
  };
  await callOften();
  const before = heapUsed();
  await callOften();
  keptBytes.push((heapUsed() - before) / CALLS_PER_SIGNAL);
}
process.send?.({ microseconds: clients.map(({ times }) => median(times)), keptBytes });
process.disconnect?.();
