/**
 * Run as a process of its own, so that nothing else of the benchmark is in its heap. Prints, as JSON, the microseconds
 * of a call by each of the modules that are given as arguments; they export `prepare(fetch)`. It is processor time of the
 * thread: over a stub nothing is waited for, and what else the machine does is left out.
 */
import { median } from './quantile.ts';

/** Rounds are interleaved, so that all clients meet the same garbage and the same clock. */
const rounds = 150;
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
  for (const { call, microseconds } of clients) {
    const before = process.threadCpuUsage();
    for (let index = 0; index < callsPerRound; index++) await call();
    const { user, system } = process.threadCpuUsage(before);
    if (round >= warmRounds) microseconds.push((user + system) / callsPerRound);
  }
}

console.log(JSON.stringify(clients.map(({ microseconds }) => median(microseconds))));
