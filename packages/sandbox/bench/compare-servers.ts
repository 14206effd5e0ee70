import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPlatformContract } from '../src/contract/contract.ts';
import { exampleData } from '../src/story/story-records.ts';
import { asked } from './asked.ts';
import { type Bar, formatTable } from './bar.ts';
import { commands } from './commands.ts';
import { type MeasuredServer, startMeasured } from './measured-server.ts';

const BASE = '/v1.2/voice';
const WARM_UP = 4000;
const REQUESTS = 2000;
const ROUNDS = 5;

/** Processor time of a request and time to the first response, side by side with other servers. */
export async function compareServers(): Promise<Bar[]> {
  using folder = temporaryFolder();
  const database = join(folder.path, 'db.json');
  writeFileSync(database, JSON.stringify({ cdrs: exampleData(loadPlatformContract(), '/cdrs') }));
  await using running = new AsyncDisposableStack();
  const start = async (args: string[], base?: string) => running.use(await startMeasured(args, base));
  const servers: Record<string, MeasuredServer> = {
    sandbox: await start(commands.sandbox, BASE),
    'bare Fastify': await start(commands.bareFastify),
    Prism: await start(commands.prism),
    'Prism, silent': await start(commands.silentPrism),
    'json-server': await start(commands.jsonServer(database)),
  };
  const costs = await costOfRequest(servers);
  const own = costs.get('sandbox')!;
  const header = ['', 'CPU of a request', 'times the sandbox', 'first response'];
  const rows = Object.entries(servers).map(([name, { ready }]) => {
    const cost = costs.get(name)!;
    return [name, `${cost.toFixed(0)} µs`, (cost / own).toFixed(2), `${ready.toFixed(0)} ms`];
  });
  console.log(`GET ${asked.path}, 10 connections\n\n${formatTable([header, ...rows])}\n`);
  return [
    {
      name: 'CPU of a request, of bare Fastify',
      measured: own / costs.get('bare Fastify')!,
      atMost: 3,
      unit: ' x',
    },
    {
      name: 'CPU of a request of Prism, of the sandbox',
      measured: costs.get('Prism')! / own,
      atLeast: 15,
      unit: ' x',
    },
  ];
}

/** Microseconds of each server. They take turns, and the least disturbed round of each counts. */
async function costOfRequest(servers: Record<string, MeasuredServer>): Promise<Map<string, number>> {
  const costs = new Map<string, number>();
  for (const [name, server] of Object.entries(servers))
    await server.ask(name.startsWith('Prism') ? 500 : WARM_UP, 10);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, server] of Object.entries(servers)) {
      const amount = name.startsWith('Prism') ? REQUESTS / 10 : REQUESTS;
      const before = await server.usage();
      await server.ask(amount, 10);
      const cost = ((await server.usage()).cpu - before.cpu) / amount;
      costs.set(name, Math.min(cost, costs.get(name) ?? Infinity));
    }
  }
  return costs;
}

function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'sandbox-bench-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
