import type { MeasuredServer } from './measured-server.ts';

export interface Load {
  path: string;
  /** Number of busy connections. With one, much of the cost is the process going to sleep and waking up again. */
  connections: number;
}

const warmUp = 2000;
const requests = 600;
const rounds = 5;

/**
 * Processor time that one request costs each server, in microseconds. The servers take turns, so that whatever else runs on
 * the machine affects all of them, and the least disturbed round of each counts.
 */
export async function cpuPerRequest(servers: MeasuredServer[], load: Load): Promise<number[]> {
  const costs = servers.map(() => Infinity);
  for (const server of servers) await askMany(server, load, warmUp);
  for (let round = 0; round < rounds; round++) {
    for (const [index, server] of servers.entries()) {
      const before = await server.usage();
      await askMany(server, load, requests);
      const after = await server.usage();
      costs[index] = Math.min(costs[index]!, (after.cpu - before.cpu) / requests);
    }
  }
  return costs;
}

/** Sends requests over some connections at once; all must get 200. */
export async function askMany(
  server: MeasuredServer,
  { path, connections }: Load,
  count: number,
): Promise<void> {
  const askOnOne = async () => {
    for (let index = 0; index < count / connections; index++) {
      const status = await server.asker.get(path);
      if (status !== 200) throw new Error(`GET ${path} returned ${status} instead of 200.`);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOnOne));
}
