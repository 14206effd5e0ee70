import { commands } from './commands.ts';
import { cpuPerRequest, type Load } from './cpu-per-request.ts';
import type { Documents } from './documents.ts';
import { startMeasured } from './measured-server.ts';

/** Processor time of one request to the mock, in microseconds, for contracts with each number of operations. */
export async function measureSizes(documents: Documents, sizes: number[], load: Load): Promise<number[]> {
  await using servers = new AsyncDisposableStack();
  const mocks = [];
  for (const size of sizes) {
    const command = commands.mockOf(documents.withOperations(size));
    mocks.push(servers.use(await startMeasured(command, load.path)));
  }
  return await cpuPerRequest(mocks, load);
}
