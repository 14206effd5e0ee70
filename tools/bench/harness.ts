import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { freePort } from '@telephony/testing/free-port';
import { rolldown } from 'rolldown';
import { locate } from '../consumers/javascript/locate.mjs';
import { root } from '../turbo.mjs';

export { locate };

export interface Row {
  name: string;
  figure: number;
  unit: string;
  atMost?: number;
  atLeast?: number;
}

export function isMet({ figure, atMost = Infinity, atLeast = -Infinity }: Row): boolean {
  return (atMost === Infinity && atLeast === -Infinity) || (figure <= atMost && figure >= atLeast);
}

export function formatRows(rows: readonly Row[]): string {
  const limitOf = ({ atMost, atLeast, unit }: Row) => {
    if (atMost !== undefined) return `at most ${format(atMost)} ${unit}`;
    return atLeast === undefined ? '' : `at least ${format(atLeast)} ${unit}`;
  };
  const cells = rows.map((row) => [
    limitOf(row) === '' ? '' : isMet(row) ? 'met' : 'MISSED',
    row.name,
    `${format(row.figure)} ${row.unit}`,
    limitOf(row),
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const format = (value: number): string =>
  Number.isNaN(value) ? '-' : value.toFixed(Number.isInteger(value) || value >= 100 ? 0 : 2);

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

/** Microseconds of processor time of this process, in all its threads: what else the machine does is left out. */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

export const foreign: string = join(root, 'tools/consumers/javascript/');

export const prismCli: string = fileURLToPath(import.meta.resolve('@stoplight/prism-cli'));

export async function importForeign<Module>(specifier: string): Promise<Module> {
  return (await import(pathToFileURL(locate(specifier)).href)) as Module;
}

export interface MeasuredServer extends AsyncDisposable {
  url: string;
  /** From the command to the first response, in milliseconds. */
  ready: number;
  /** What the process has used: microseconds of processor time, bytes of memory. */
  usage(): Promise<{ cpu: number; memory: number }>;
}

export async function startMeasured(
  args: readonly string[],
  path: string,
  headers: Record<string, string>,
): Promise<MeasuredServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const reporter = fileURLToPath(new URL('report-usage.mjs', import.meta.url));
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', reporter, ...args, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const isReady = () =>
    fetch(url + path, { headers }).then(
      (response) => response.arrayBuffer().then(() => true),
      () => false,
    );
  while (child.exitCode === null && !(await isReady()))
    await new Promise((resolve) => setTimeout(resolve, 2));
  if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended before its first response.`);
  return {
    url,
    ready: performance.now() - started,
    async usage() {
      child.send('usage');
      for (;;) {
        const [message] = (await once(child, 'message')) as [
          { cpu: number; memory: number } | { url: string },
        ];
        if ('cpu' in message) return message;
      }
    },
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

type Autocannon = (options: {
  url: string;
  amount: number;
  connections: number;
  headers: Record<string, string>;
}) => Promise<{ '2xx': number }>;

export interface Load {
  path: string;
  headers: Record<string, string>;
  connections: number;
}

const ROUNDS = 5;

export async function send(server: MeasuredServer, { path, ...load }: Load, amount: number): Promise<void> {
  const { default: autocannon } = await importForeign<{ default: Autocannon }>('autocannon');
  const result = await autocannon({ url: server.url + path, amount, ...load });
  if (result['2xx'] !== amount) throw new Error(`${path}: ${result['2xx']} of ${amount} responses were 2xx.`);
}

/**
 * Microseconds of processor time that one request costs each server. They take turns, so that what else runs on the machine
 * affects all, and the least disturbed round of each counts.
 */
export async function costOfRequests<Name extends string>(
  servers: Record<Name, { server: MeasuredServer; load: Load; amount: number }>,
): Promise<Record<Name, number>> {
  const entries = Object.entries(servers) as [Name, (typeof servers)[Name]][];
  const costs = Object.fromEntries(entries.map(([name]) => [name, Infinity])) as Record<Name, number>;
  for (const [, { server, load, amount }] of entries) await send(server, load, amount * 2);
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, { server, load, amount }] of entries) {
      const before = await server.usage();
      await send(server, load, amount);
      costs[name] = Math.min(costs[name], ((await server.usage()).cpu - before.cpu) / amount);
    }
  return costs;
}

export async function inOwnProcess<Result>(
  script: string,
  args: readonly string[] = [],
  execArgv: string[] = [],
) {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), args, { execArgv });
  let result: Result | undefined;
  child.on('message', (message) => (result = message as Result));
  await once(child, 'exit');
  if (result === undefined) throw new Error(`${script} measured nothing.`);
  return result;
}

/** Bytes of a module with all that it imports, bundled for a browser, minified and compressed. */
export async function gzipBytes(source: string): Promise<number> {
  const entry = 'virtual:app';
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    plugins: [
      {
        name: 'app',
        resolveId(id, importer) {
          if (id === entry) return entry;
          if (importer !== entry) return undefined;
          return this.resolve(id, id.startsWith('@telephony/') ? import.meta.filename : `${foreign}app.ts`);
        },
        load: (id) => (id === entry ? source : undefined),
      },
    ],
  });
  try {
    const { output } = await build.generate({ format: 'esm', minify: true });
    return gzipSync(output[0].code, { level: 9 }).length;
  } finally {
    await build.close();
  }
}
