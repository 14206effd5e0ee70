import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { openapiJson } from '@telephony/openapi';
import { compilers } from '@telephony/testing/compilers';
import { locate } from '../consumers/javascript/locate.mjs';
import { root } from '../turbo.mjs';
import type { Row } from './benches.ts';
import { bundleModule, gzipBytes, inOwnProcess, median } from './harness.ts';

interface Client {
  /** A module whose `prepare(fetch)` returns a function that reads a CDR. */
  module: string;
  /** A program that filters and reads CDRs, and uses their fields: its beginning, and a part to repeat. */
  typed?: [beginning: string, repeated: (at: number) => string];
}

const BASE_URL = 'https://pbx.example/v1.2/voice';
const withToken = `baseUrl: '${BASE_URL}', headers: { 'X-Auth-Token': 'TOKEN' }`;

function openapiFetchModule(from: string, options: string): string {
  return `
      import createClient from '${from}';
      export const prepare = (fetch) => {
        const api = createClient({ ${options}, fetch });
        return async (signal) => {
          const { data, error } = await api.GET('/cdrs/{id}', { params: { path: { id: 42 } }, signal });
          if (error) throw error;
          return data.data;
        };
      };`;
}

const CLIENTS = {
  'raw fetch': {
    module: `
      export const prepare = (fetch) => async (signal) => {
        const response = await fetch('${BASE_URL}/cdrs/42', { headers: { 'X-Auth-Token': 'TOKEN' }, signal });
        if (!response.ok) throw new Error(String(response.status));
        return (await response.json()).data;
      };`,
  },
  'openapi-fetch': {
    module: openapiFetchModule('openapi-fetch', withToken),
    typed: [
      `import createClient from 'openapi-fetch';
      import type { paths } from './openapi-fetch/schema.js';
      const api = createClient<paths>({ ${withToken} });`,
      (at) => `
      const filter${at} = JSON.stringify([{ property: 'id', operator: 'gt', value: ${at} }]);
      const list${at} = await api.GET('/cdrs', { params: { query: { filter: filter${at}, limit: 100 } } });
      const one${at} = await api.GET('/cdrs/{id}', { params: { path: { id: ${at} } } });
      console.log(list${at}.data?.data[0]?.src, one${at}.data?.data.disposition);`,
    ],
  },
  'hey-api': {
    module: `
      import { client } from './hey-api/client.gen.js';
      import { getCdr } from './hey-api/sdk.gen.js';
      export const prepare = (fetch) => {
        client.setConfig({ ${withToken}, fetch });
        return async (signal) => (await getCdr({ path: { id: 42 }, throwOnError: true, signal })).data.data;
      };`,
    typed: [
      `import { client } from './hey-api/client.gen.js';
      import { getCdr, listCdrs } from './hey-api/sdk.gen.js';
      client.setConfig({ ${withToken} });`,
      (at) => `
      const filter${at} = JSON.stringify([{ property: 'id', operator: 'gt', value: ${at} }]);
      const list${at} = await listCdrs({ query: { filter: filter${at}, limit: 100 } });
      const one${at} = await getCdr({ path: { id: ${at} } });
      console.log(list${at}.data?.data[0]?.src, one${at}.data?.data.disposition);`,
    ],
  },
  '@telephony/client/openapi-fetch': {
    module: openapiFetchModule('@telephony/client/openapi-fetch', `baseUrl: '${BASE_URL}', auth: 'TOKEN'`),
    typed: [
      `import { type paths, where } from '@telephony/client';
      import createClient from '@telephony/client/openapi-fetch';
      const api = createClient<paths>({ baseUrl: '${BASE_URL}', auth: 'TOKEN' });`,
      (at) => `
      const filter${at} = where('/cdrs').gt('id', ${at});
      const list${at} = await api.GET('/cdrs', { params: { query: { filter: filter${at}, limit: 100 } } });
      const one${at} = await api.GET('/cdrs/{id}', { params: { path: { id: ${at} } } });
      console.log(list${at}.data?.data[0]?.src, one${at}.data?.data.disposition);`,
    ],
  },
  '@telephony': {
    module: `
      import { createTelephony, getCdr } from '@telephony/client';
      export const prepare = (fetch) => {
        const pbx = createTelephony({ baseUrl: '${BASE_URL}', auth: 'TOKEN', fetch });
        return async (signal) => (await getCdr(pbx, { id: 42 }, { signal })).data;
      };`,
    typed: [
      `import { createTelephony, operations, where } from '@telephony/client';
      const pbx = createTelephony({ baseUrl: '${BASE_URL}', auth: 'TOKEN', operations });`,
      (at) => `
      const list${at} = await pbx.listCdrs({ filter: where('/cdrs').gt('id', ${at}), limit: 100 });
      const one${at} = await pbx.getCdr({ id: ${at} });
      console.log(list${at}.data[0]?.src, one${at}.data.disposition);`,
    ],
  },
} satisfies Record<string, Client>;
type Name = keyof typeof CLIENTS;
const names = Object.keys(CLIENTS) as Name[];

export async function measureClient(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'client-bench-'));
  try {
    const modules = join(folder, 'node_modules');
    mkdirSync(modules);
    symlinkSync(join(root, 'node_modules/@telephony'), join(modules, '@telephony'));
    for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
      symlinkSync(dirname(locate(`${name}/package.json`)), join(modules, name));
    await generateClients(folder);
    return [...(await measureSizes(folder)), ...(await measureCalls(folder)), ...measureCompilers(folder)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function generateClients(folder: string): Promise<void> {
  const bundle = fileURLToPath(openapiJson);
  const { createClient } = (await import(pathToFileURL(locate('@hey-api/openapi-ts')).href)) as {
    createClient: (options: object) => Promise<unknown>;
  };
  await createClient({
    input: bundle,
    output: join(folder, 'hey-api'),
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { file: false, level: 'silent' },
  });
  const program = join(dirname(locate('openapi-typescript/package.json')), 'bin/cli.js');
  const output = join(folder, 'openapi-fetch/schema.d.ts');
  // Without these options, the types of requests are wrong.
  const options = ['--default-non-nullable', 'false', '--empty-objects-unknown'];
  // In the repository's folder it would read redocly.yaml.
  execFileSync(process.execPath, [program, bundle, '--output', output, ...options], { cwd: folder });
}

async function measureSizes(folder: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of names) {
    const figure = await gzipBytes(CLIENTS[name].module, folder);
    rows.push(rowOf('app with one GET, gzip', name, figure, 'bytes'));
  }
  return rows;
}

function rowOf(what: string, name: Name, figure: number, unit: string, atMost?: number): Row {
  const isLimited = name === '@telephony' && atMost !== undefined;
  return { name: `${what}, ${name}`, figure, unit, ...(isLimited && { atMost }) };
}

const RUNS = 3;

async function measureCalls(folder: string): Promise<Row[]> {
  const modules: string[] = [];
  for (const [index, { module }] of Object.values(CLIENTS).entries()) {
    const file = join(folder, `${index}.mjs`);
    writeFileSync(file, await bundleModule(module, { folder, minify: false }));
    modules.push(file);
  }
  const runs: { microseconds: number[]; keptBytes: number[] }[] = [];
  for (let run = 0; run < RUNS; run++)
    runs.push(await inOwnProcess('client-calls.ts', modules, ['--expose-gc']));
  const rows: Row[] = [];
  const figures = (key: 'microseconds' | 'keptBytes') =>
    names.map((_, index) => median(runs.map((run) => run[key][index]!)));
  const [raw = NaN, ...others] = figures('microseconds');
  const limit = others[names.indexOf('hey-api') - 1]! - raw;
  for (const [index, time] of others.entries())
    rows.push(rowOf('a call, over raw fetch', names[index + 1]!, time - raw, 'µs', limit));
  for (const [index, bytes] of figures('keptBytes').entries())
    rows.push(rowOf('kept per call, shared signal', names[index]!, bytes, 'bytes', 100));
  return rows;
}

const CALL_PAIRS = 100;
const COMPILER_OPTIONS =
  '--strict --noEmit --skipLibCheck --target es2022 --lib es2023,esnext.disposable,dom,dom.iterable ' +
  '--module esnext --moduleResolution bundler --moduleDetection force --extendedDiagnostics';

function measureCompilers(folder: string): Row[] {
  const rows: Row[] = [];
  for (const [version, tsc] of Object.entries(compilers)) {
    const seconds: Partial<Record<Name, number>> = {};
    for (const name of names) {
      const [beginning, repeated] = (CLIENTS[name] as Client).typed ?? [];
      if (beginning === undefined || repeated === undefined) continue;
      const calls = Array.from({ length: CALL_PAIRS }, (_, at) => repeated(at));
      const compile = (lines: string[]) => compileProgram(tsc, folder, [beginning, ...lines].join('\n'));
      const runs = Array.from({ length: RUNS }, () => compile(calls));
      const { instantiations } = runs[0]!;
      seconds[name] = median(runs.map((run) => run.seconds));
      const what = `200 calls, tsc ${version}`;
      rows.push(
        rowOf(`${what}, instantiations`, name, instantiations, '', 12_000),
        // A client that is source of the program is checked with it.
        rowOf(`no call, tsc ${version}, instantiations`, name, compile([]).instantiations, ''),
        rowOf(`${what}, check`, name, seconds[name], 's', 0.8 * (seconds['hey-api'] ?? NaN)),
      );
    }
  }
  return rows;
}

function compileProgram(
  tsc: string,
  folder: string,
  program: string,
): { instantiations: number; seconds: number } {
  writeFileSync(join(folder, 'calls.ts'), program);
  const args = [tsc, ...COMPILER_OPTIONS.split(' '), 'calls.ts'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`A program does not compile:\n${program.slice(0, 300)}\n${stdout.slice(0, 2000)}`);
  const figure = (line: RegExp) => Number(line.exec(stdout)?.[1]);
  return {
    instantiations: figure(/^Instantiations:\s+(\d+)/m),
    seconds: figure(/^Check time:\s+([\d.]+)s/m),
  };
}
