import { commands } from './commands.ts';
import { cpuPerRequest, type Load } from './cpu-per-request.ts';
import { startMeasured } from './measured-server.ts';

/** Processor time of one request, in microseconds, of each server. */
export interface Comparison extends Load {
  mock: number;
  /** Stock Prism with `-v silent`. */
  silent: number;
  /** Stock Prism with its defaults. */
  standard: number;
  /** A server that does nothing: the lower bound for any mock. */
  empty: number;
}

/** Measures all servers side by side, with each load. */
export async function compareServers(document: string, loads: Load[]): Promise<Comparison[]> {
  const { path } = loads[0]!;
  await using mockServer = await startMeasured(commands.mockOf(document), path);
  await using silentServer = await startMeasured(commands.prism(document, '-v', 'silent'), path);
  await using standardServer = await startMeasured(commands.prism(document), path);
  await using emptyServer = await startMeasured(commands.empty, path);
  const servers = [mockServer, silentServer, standardServer, emptyServer];
  const comparisons: Comparison[] = [];
  for (const load of loads) {
    const [mock = 0, silent = 0, standard = 0, empty = 0] = await cpuPerRequest(servers, load);
    comparisons.push({ ...load, mock, silent, standard, empty });
  }
  return comparisons;
}
