import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openapiJson } from '@telephony/openapi';
import { startSandbox } from '@telephony/sandbox';
import { root } from '../turbo.mjs';
import {
  costOfRequests,
  inOwnProcess,
  locate,
  median,
  prismCli,
  type Row,
  startMeasured,
} from './harness.ts';

const BASE = '/v1.2/voice';
const headers = { 'x-auth-token': '62cdb7020ff920e5aa642c3d4066950dd1f01f4d' };
const load = (base: string) => ({ path: `${base}/cdrs/42001`, headers, connections: 10 });
const sandbox = [join(root, 'packages/sandbox/dist/bin.js'), '--quiet', '--port'];
const bundle = fileURLToPath(openapiJson);
const STARTS = 7;

export async function measureSandbox(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-bench-'));
  try {
    const record = join(folder, 'record.json');
    const database = join(folder, 'db.json');
    const data = await storyRecord();
    writeFileSync(record, JSON.stringify(data));
    writeFileSync(database, JSON.stringify({ cdrs: [data] }));
    const fastify = [fileURLToPath(new URL('bare-fastify.ts', import.meta.url)), record];
    const prism = [prismCli, 'mock', '--multiprocess', 'false', bundle, '--port'];
    const jsonServer = [locate('json-server/lib/cli/bin.js'), '--quiet', database, '--port'];
    await using servers = new AsyncDisposableStack();
    const server = async (args: string[], base: string, amount: number) => ({
      server: servers.use(await startMeasured(args, load(base).path, headers)),
      load: load(base),
      amount,
    });
    const cost = await costOfRequests({
      sandbox: await server(sandbox, BASE, 2000),
      fastify: await server(fastify, '', 2000),
      prism: await server(prism, '', 200),
      jsonServer: await server(jsonServer, '', 2000),
    });
    const [own, bare]: [number[], number[]] = [[], []];
    for (let at = 0; at < STARTS; at++) {
      own.push(await readyTime(sandbox, BASE));
      bare.push(await readyTime(fastify, ''));
    }
    const history = await inOwnProcess<{
      byLiveId: number;
      byMonth: number;
      seconds: number;
      memory: number;
    }>('million-cdrs.ts');
    return [
      { name: 'CPU of GET /cdrs/{id}', figure: cost.sandbox, unit: 'µs' },
      { name: 'the same, bare Fastify', figure: cost.fastify, unit: 'µs' },
      { name: 'the same, json-server', figure: cost.jsonServer, unit: 'µs' },
      { name: 'CPU, of bare Fastify', figure: cost.sandbox / cost.fastify, unit: 'x', atMost: 3 },
      { name: 'CPU of Prism, of the sandbox', figure: cost.prism / cost.sandbox, unit: 'x', atLeast: 15 },
      { name: 'first response', figure: median(own), unit: 'ms' },
      { name: 'first response, of bare Fastify', figure: median(own) / median(bare), unit: 'x', atMost: 1.1 },
      { name: 'a history of 1,000,000 CDRs', figure: history.seconds, unit: 's', atMost: 60 },
      { name: 'memory with it', figure: history.memory / 1e6, unit: 'MB', atMost: 1500 },
      { name: 'a page of it by live_id', figure: history.byLiveId, unit: 'ms', atMost: 1 },
      { name: 'a page of it by a month and type', figure: history.byMonth, unit: 'ms', atMost: 50 },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function storyRecord(): Promise<unknown> {
  const server = await startSandbox({ port: 0, clock: 'manual' });
  try {
    const response = await fetch(`${server.baseUrl}/cdrs/42001`, { headers });
    return ((await response.json()) as { data: unknown }).data;
  } finally {
    await server.close();
  }
}

async function readyTime(args: string[], base: string): Promise<number> {
  await using server = await startMeasured(args, load(base).path, headers);
  return server.ready;
}
