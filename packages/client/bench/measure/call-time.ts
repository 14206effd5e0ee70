/**
 * Run as a process of its own, so that nothing else of the benchmark is in its heap. Prints, as JSON, the microseconds
 * of a call by each of the modules that are given as arguments; they export `prepare(fetch)`. It is processor time of the
 * process: over a stub nothing is waited for, and what else the machine does is left out. (That of a thread is counted in
 * ticks of the kernel, which are longer than a round.)
 */
import { median } from './quantile.ts';

/** In each round the clients have another order, so that all meet the garbage of all others, and the same clock. */
const rounds = 100;
const warmRounds = 15;
const callsPerRound = 500;

const record = JSON.stringify({ data: { id: 42, calldate: '2026-11-21 10:00:00' }, links: [] });
const stub = async (): Promise<Response> =>
  new Response(record, { headers: { 'content-type': 'application/json' } });

const clients = await Promise.all(
  process.argv.slice(2).map(async (module) => {
    const { prepare } = (await import(module)) as { prepare: (fetch: typeof stub) => () => Promise<unknown> };
    return { call: prepare(stub), microseconds: [] as number[] };
  }),
);

for (const client of clients) {
  const data = JSON.stringify(await client.call());
  if (!data?.includes('"id":42')) throw new Error(`A client read ${data} instead of the record of the stub.`);
}

for (let round = 0; round < warmRounds + rounds; round++) {
  for (const { call, microseconds } of shuffled(clients)) {
    const before = process.cpuUsage();
    for (let index = 0; index < callsPerRound; index++) await call();
    const { user, system } = process.cpuUsage(before);
    if (round >= warmRounds) microseconds.push((user + system) / callsPerRound);
  }
}

function shuffled<T>(items: T[]): T[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

console.log(JSON.stringify(clients.map(({ microseconds }) => median(microseconds))));
