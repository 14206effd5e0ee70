import { readFileSync } from 'node:fs';
import { openapiJson } from '@telephony/openapi';
import { requestsOf } from '../test/support/request-of.ts';
import { commands } from './commands.ts';
import { askMany, type Load } from './cpu-per-request.ts';
import { startMeasured } from './measured-server.ts';

/** Requests before the first look: by then everything is loaded, compiled and optimized. */
const EARLY = 20_000;
const MANY = 200_000;

/** Memory of the mock after a request for each operation, in megabytes. */
export async function memoryAfterSweep(path: string): Promise<number> {
  await using server = await startMeasured(commands.mock, path);
  for (const { method, path: address, body } of requestsOf(JSON.parse(readFileSync(openapiJson, 'utf8'))))
    await server.asker.ask(method, address, body);
  return (await server.usage()).memory / 1e6;
}

/** Memory of the mock after 200,000 requests, of what it was after 20,000. */
export async function memoryGrowth(load: Load): Promise<number> {
  await using server = await startMeasured(commands.mock, load.path);
  await askMany(server, load, EARLY);
  const early = (await server.usage()).memory;
  await askMany(server, load, MANY - EARLY);
  return (await server.usage()).memory / early;
}
