/**
 * Times calls of the modules that are given, each of which exports `prepare(fetch)`. A process of its own with `--expose-gc`:
 * `inOwnProcess`.
 */
import { pathToFileURL } from 'node:url';
import { cpuTime, median } from './harness.ts';

/** In each round the clients have another order, so that all meet the garbage of all others. */
const ROUNDS = 100;
const WARM_UP = 15;
const CALLS = 500;
const KEPT_CALLS = 10_000;

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
for (let round = 0; round < WARM_UP + ROUNDS; round++)
  for (const { call, times } of clients.toSorted(() => Math.random() - 0.5)) {
    const time = await cpuTime(async () => {
      for (let index = 0; index < CALLS; index++) await call();
    });
    if (round >= WARM_UP) times.push(time / CALLS);
  }

const used = () => {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};
const kept: number[] = [];
for (const { call } of clients) {
  const { signal } = new AbortController();
  const many = async () => {
    for (let left = KEPT_CALLS; left > 0; left--) await call(signal);
  };
  await many();
  const before = used();
  await many();
  kept.push((used() - before) / KEPT_CALLS);
}
process.send?.({ microseconds: clients.map(({ times }) => median(times)), kept });
process.disconnect?.();
