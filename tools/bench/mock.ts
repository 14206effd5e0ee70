import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { METHODS, type OpenApiDocument } from '@telephony/contract';
import { openapiJson } from '@telephony/openapi';
import { root } from '../turbo.mjs';
import { costOfRequests, median, prismCli, type Row, send, startMeasured } from './harness.ts';

const PATH = '/cdrs/5';
const headers = { 'x-auth-token': 'any' };
const load = { path: PATH, headers, connections: 10 };
const bundle = fileURLToPath(openapiJson);
const mock = (document: string) => [join(root, 'packages/mock/dist/bin.js'), document, '--quiet', '--port'];
const prism = (document: string, ...options: string[]) => [
  prismCli,
  'mock',
  '--multiprocess',
  'false',
  ...options,
  document,
  '--port',
];
const silent = ['--verboseLevel', 'silent'];
const STARTS = 5;

export async function measureMock(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mock-bench-'));
  try {
    await using servers = new AsyncDisposableStack();
    const start = async (args: string[]) => servers.use(await startMeasured(args, PATH, headers));
    const sizes: Record<string, string> = {};
    for (const count of [20, 668]) {
      sizes[count] = join(folder, `${count}.json`);
      writeFileSync(sizes[count], JSON.stringify(withOperations(count)));
    }
    const cost = await costOfRequests({
      mock: { server: await start(mock(bundle)), load, amount: 2000 },
      small: { server: await start(mock(sizes[20]!)), load, amount: 2000 },
      large: { server: await start(mock(sizes[668]!)), load, amount: 2000 },
      silent: { server: await start(prism(bundle, ...silent)), load, amount: 200 },
      prism: { server: await start(prism(bundle)), load, amount: 200 },
    });
    const [own, stock]: [number[], number[]] = [[], []];
    for (let at = 0; at < STARTS; at++) {
      own.push(await readyTime(mock(bundle)));
      stock.push(await readyTime(prism(bundle, ...silent)));
    }
    await using swept = await startMeasured(mock(bundle), PATH, headers);
    for (const path of getPaths())
      await fetch(swept.url + path, { headers }).then((response) => response.arrayBuffer());
    const afterSweep = (await swept.usage()).memory;
    // V8 takes more memory up to here, for objects that are soon dropped.
    await send(swept, load, 60_000);
    const early = (await swept.usage()).memory;
    await send(swept, load, 180_000);
    const late = (await swept.usage()).memory;
    return [
      { name: `CPU of GET ${PATH}`, figure: cost.mock, unit: 'µs' },
      { name: 'the same, Prism with its log', figure: cost.prism, unit: 'µs' },
      { name: 'CPU, of Prism silent', figure: cost.mock / cost.silent, unit: 'x', atMost: 0.1 },
      {
        name: '668 operations, of 20',
        figure: cost.large / cost.small,
        unit: 'x',
        atMost: 1.25,
      },
      { name: 'first response', figure: median(own), unit: 'ms' },
      {
        name: 'first response, of Prism silent',
        figure: median(own) / median(stock),
        unit: 'x',
        atMost: 0.3,
      },
      { name: 'memory after all GETs', figure: afterSweep / 1e6, unit: 'MB', atMost: 160 },
      { name: 'memory after 240,000 requests, of 60,000', figure: late / early, unit: 'x', atMost: 1.15 },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function readyTime(args: string[]): Promise<number> {
  await using server = await startMeasured(args, PATH, headers);
  return server.ready;
}

const document = JSON.parse(readFileSync(bundle, 'utf8')) as OpenApiDocument;

function getPaths(): string[] {
  return Object.entries(document.paths)
    .filter(([, item]) => item.get)
    .map(([path]) => path.replaceAll(/\{\w+\}/g, '5'));
}

function withOperations(count: number): OpenApiDocument {
  const { paths } = document;
  const first = '/cdrs/{id}';
  const all = [first, ...Object.keys(paths).filter((path) => path !== first)].flatMap((path) =>
    METHODS.filter((method) => paths[path]![method]).map((method) => ({ path, method })),
  );
  const result: OpenApiDocument['paths'] = {};
  for (let index = 0; index < count; index++) {
    const { path, method } = all[index % all.length]!;
    const copy = Math.floor(index / all.length);
    const { parameters = [], [method]: operation } = paths[path]!;
    const item = (result[(copy > 0 ? `/copy${copy}` : '') + path] ??= { parameters });
    item[method] = { ...operation, operationId: `${operation?.operationId}${copy || ''}` };
  }
  return { ...document, paths: result };
}
