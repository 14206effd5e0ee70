import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { openapiJson } from '@telephony/openapi';
import { compilers } from '@telephony/testing/compilers';
import { rolldown } from 'rolldown';
import { root } from '../turbo.mjs';
import { foreign, importForeign, inOwnProcess, locate, median, type Row } from './harness.ts';

const BASE_URL = 'https://pbx.example/v1.2/voice';
const bundle = fileURLToPath(openapiJson);

/** A client of the comparison: the TypeScript that an integrator would write with it. */
interface Client {
  app: string;
  timed: string;
  typed?: (times: number) => string;
}

const repeat = (times: number, line: (at: number) => string) =>
  Array.from({ length: times }, (_, at) => line(at)).join('\n');
const withToken = `baseUrl: '${BASE_URL}', headers: { 'X-Auth-Token': 'TOKEN' }`;

const CLIENTS = {
  raw: {
    app: `
      const response = await fetch('${BASE_URL}/cdrs/42', { headers: { 'X-Auth-Token': 'TOKEN' } });
      if (!response.ok) throw new Error(String(response.status));
      console.log((await response.json()).data);`,
    timed: `
      export const prepare = (fetch) => async (signal) => {
        const response = await fetch('${BASE_URL}/cdrs/42', { headers: { 'X-Auth-Token': 'TOKEN' }, signal });
        if (!response.ok) throw new Error(String(response.status));
        return (await response.json()).data;
      };`,
  },
  'openapi-fetch': {
    app: `
      import createClient from 'openapi-fetch';
      const api = createClient({ ${withToken} });
      const { data, error } = await api.GET('/cdrs/{id}', { params: { path: { id: 42 } } });
      if (error) throw error;
      console.log(data.data);`,
    timed: `
      import createClient from 'openapi-fetch';
      export const prepare = (fetch) => {
        const api = createClient({ ${withToken}, fetch });
        return async (signal) => {
          const { data, error } = await api.GET('/cdrs/{id}', { params: { path: { id: 42 } }, signal });
          if (error) throw error;
          return data.data;
        };
      };`,
    typed: (times) => `
      import createClient from 'openapi-fetch';
      import type { paths } from './openapi-fetch/schema.js';
      const api = createClient<paths>({ ${withToken} });
      ${repeat(
        times,
        (at) => `
        const list${at} = await api.GET('/cdrs', { params: { query: { page: ${at}, limit: 100 } } });
        const one${at} = await api.GET('/cdrs/{id}', { params: { path: { id: ${at} } } });
        console.log(list${at}.data?.data[0], one${at}.data?.data);`,
      )}`,
  },
  'hey-api': {
    app: `
      import { client } from './hey-api/client.gen.js';
      import { getCdr } from './hey-api/sdk.gen.js';
      client.setConfig({ ${withToken} });
      const { data } = await getCdr({ path: { id: 42 }, throwOnError: true });
      console.log(data.data);`,
    timed: `
      import { client } from './hey-api/client.gen.js';
      import { getCdr } from './hey-api/sdk.gen.js';
      export const prepare = (fetch) => {
        client.setConfig({ ${withToken}, fetch });
        return async (signal) => (await getCdr({ path: { id: 42 }, throwOnError: true, signal })).data.data;
      };`,
    typed: (times) => `
      import { client } from './hey-api/client.gen.js';
      import { getCdr, listCdrs } from './hey-api/sdk.gen.js';
      client.setConfig({ ${withToken} });
      ${repeat(
        times,
        (at) => `
        const list${at} = await listCdrs({ query: { page: ${at}, limit: 100 } });
        const one${at} = await getCdr({ path: { id: ${at} } });
        console.log(list${at}.data?.data[0], one${at}.data?.data);`,
      )}`,
  },
  ours: {
    app: `
      import { createTelephony, getCdr } from '@telephony/client';
      const pbx = createTelephony({ baseUrl: '${BASE_URL}', auth: 'TOKEN' });
      const { data } = await getCdr(pbx, { id: 42 });
      console.log(data);`,
    timed: `
      import { createTelephony, getCdr } from '@telephony/client';
      export const prepare = (fetch) => {
        const pbx = createTelephony({ baseUrl: '${BASE_URL}', auth: 'TOKEN', fetch });
        return async (signal) => (await getCdr(pbx, { id: 42 }, { signal })).data;
      };`,
    typed: (times) => `
      import { createTelephony, operations } from '@telephony/client';
      const pbx = createTelephony({ baseUrl: '${BASE_URL}', auth: 'TOKEN', operations });
      ${repeat(
        times,
        (at) => `
        const list${at} = await pbx.listCdrs({ page: ${at}, limit: 100 });
        const one${at} = await pbx.getCdr({ id: ${at} });
        console.log(list${at}.data[0], one${at}.data);`,
      )}`,
  },
} satisfies Record<string, Client>;
type Name = keyof typeof CLIENTS;
const names = Object.keys(CLIENTS) as Name[];

export async function measureClient(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'client-bench-'));
  try {
    // What files of that folder import: the workspace's packages and the foreign ones.
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(join(root, 'node_modules/@telephony'), join(folder, 'node_modules/@telephony'));
    symlinkSync(join(foreign, 'node_modules/openapi-fetch'), join(folder, 'node_modules/openapi-fetch'));
    symlinkSync(
      join(foreign, 'node_modules/openapi-typescript-helpers'),
      join(folder, 'node_modules/openapi-typescript-helpers'),
    );
    await generate(folder);
    return [...(await sizes(folder)), ...(await calls(folder)), ...(await compilations(folder))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function generate(folder: string): Promise<void> {
  const { createClient } = await importForeign<{ createClient: (options: object) => Promise<unknown> }>(
    '@hey-api/openapi-ts',
  );
  await createClient({
    input: bundle,
    output: join(folder, 'hey-api'),
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { file: false, level: 'silent' },
  });
  await promisify(execFile)(
    process.execPath,
    [
      join(dirname(locate('openapi-typescript/package.json')), 'bin/cli.js'),
      bundle,
      '--output',
      join(folder, 'openapi-fetch/schema.d.ts'),
      // Without these two, requests are typed wrong.
      '--default-non-nullable',
      'false',
      '--empty-objects-unknown',
      // Elsewhere it would read the redocly.yaml of the repository.
    ],
    { cwd: folder },
  );
}

async function bundleOf(folder: string, source: string, minify: boolean): Promise<string> {
  const file = join(folder, 'main.ts');
  writeFileSync(file, source);
  const build = await rolldown({
    input: file,
    platform: 'browser',
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
  });
  try {
    return (await build.generate({ format: 'esm', minify })).output[0].code;
  } finally {
    await build.close();
  }
}

async function sizes(folder: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of names) {
    const code = await bundleOf(folder, CLIENTS[name].app, true);
    const figure = gzipSync(code, { level: 9 }).length;
    rows.push({
      name: `app with one GET, gzip, ${name}`,
      figure,
      unit: 'bytes',
      ...(name === 'ours' && { atMost: 6150 }),
    });
  }
  return rows;
}

async function calls(folder: string): Promise<Row[]> {
  const modules: string[] = [];
  for (const name of names) {
    const module = join(folder, `${name}.mjs`);
    writeFileSync(module, await bundleOf(folder, CLIENTS[name].timed, false));
    modules.push(module);
  }
  const runs: { microseconds: number[]; kept: number[] }[] = [];
  for (let run = 0; run < 3; run++)
    runs.push(await inOwnProcess('client-calls.ts', modules, ['--expose-gc']));
  const times = names.map((_, index) => median(runs.map(({ microseconds }) => microseconds[index]!)));
  const over = (name: Name) => times[names.indexOf(name)]! - times[names.indexOf('raw')]!;
  const kept = median(runs.map((run) => run.kept[names.indexOf('ours')]!));
  return [
    ...names
      .filter((name) => name !== 'raw')
      .map((name) => ({
        name: `a call over raw fetch, ${name}`,
        figure: over(name),
        unit: 'µs',
        ...(name === 'ours' && { atMost: over('hey-api') }),
      })),
    { name: 'kept per call with a shared signal, ours', figure: kept, unit: 'bytes', atMost: 100 },
  ];
}

const TIMES = 100;
const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'es2022',
  lib: ['es2023', 'esnext.disposable', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  types: [],
};

async function compilations(folder: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [version, tsc] of Object.entries(compilers)) {
    const seconds = new Map<Name, number>();
    for (const name of names) {
      const client: Client = CLIENTS[name];
      if (!client.typed) continue;
      writeFileSync(join(folder, 'calls.ts'), client.typed(TIMES));
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['calls.ts'] }));
      const times: number[] = [];
      let instantiations = NaN;
      for (let round = 0; round < 3; round++) {
        const { stdout } = await promisify(execFile)(process.execPath, [
          tsc,
          '--project',
          folder,
          '--extendedDiagnostics',
        ]).catch((cause: unknown) => {
          const { stdout: findings } = cause as { stdout: string };
          throw new Error(`${name} does not compile:\n${findings.slice(0, 2000)}`, { cause });
        });
        instantiations = Number(/^Instantiations:\s+(\d+)/m.exec(stdout)?.[1]);
        times.push(Number(/^Check time:\s+([\d.]+)s/m.exec(stdout)?.[1]));
      }
      seconds.set(name, median(times));
      rows.push({
        name: `tsc ${version}, 200 calls, instantiations, ${name}`,
        figure: instantiations,
        unit: '',
        ...(name === 'ours' && { atMost: 12_000 }),
      });
    }
    for (const [name, figure] of seconds)
      rows.push({
        name: `tsc ${version}, 200 calls, check, ${name}`,
        figure,
        unit: 's',
        ...(name === 'ours' && { atMost: 0.8 * (seconds.get('hey-api') ?? NaN) }),
      });
  }
  return rows;
}
