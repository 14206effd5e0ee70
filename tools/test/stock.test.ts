/**
 * The tools that users of OpenAPI know, run as they know them: by their own commands, at the root, with no configuration but that
 * at the root.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { exampleRequests, loadContractSync } from '@telephony/contract';
import { compilerArguments } from '@telephony/testing/compilers';
import { freePort } from '@telephony/testing/free-port';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { quiet, root } from '../turbo.mjs';

const windows = process.platform === 'win32';
const bin = join(root, 'node_modules', '.bin');
/** What npx does: it finds the command in node_modules/.bin, and Node there too. */
const options = {
  cwd: root,
  shell: windows,
  env: { ...process.env, ...quiet, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` },
};

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(bin, command), args, { ...options, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

test('Redocly and Spectral find nothing', () => {
  const redocly = run('redocly', 'lint', 'openapi/openapi.yaml');
  expect(redocly).toMatchObject({ status: 0, output: expect.stringContaining('is valid') });
  for (const file of ['openapi/openapi.yaml', 'openapi/paths/cdrs/cdrs.yaml']) {
    const spectral = run('spectral', 'lint', file);
    expect(spectral).toMatchObject({ status: 0, output: expect.stringContaining('No results') });
    expect(spectral.output).not.toContain('unrecognized');
  }
});

test('Redocly renders its page of the contract', () => {
  const page = join(temporaryFolder(), 'page.html');
  expect(run('redocly', 'build-docs', 'openapi/openapi.yaml', '--output', page).status).toBe(0);
  expect(readFileSync(page, 'utf8')).toContain('Read one call detail record');
});

test('a document without a ledger is linted by the stock rules, and its types are made where they are asked for', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'other.json');
  const responses = { 200: { description: 'Pets.' } };
  const other = {
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    paths: { '/Pets': { get: { responses } } },
  };
  writeFileSync(file, JSON.stringify(other));
  const { status, output } = run('redocly', 'lint', file);
  expect([status, output]).toEqual([1, expect.stringContaining('info-license')]);
  expect(output).not.toContain('contract/');
  expect(run('openapi-typescript', file, '--output', join(folder, 'pets.d.ts'))).toMatchObject({ status: 0 });
  expect(readFileSync(join(folder, 'pets.d.ts'), 'utf8')).toContain('"/Pets"');
  // A misread text of these becomes a key that no schema has.
  for (const name of ['http', 'sandbox'])
    expect(run('openapi-typescript', `packages/${name}/control/openapi.yaml`)).toMatchObject({ status: 0 });
});

test('the types of openapi-typescript compile, and openapi-fetch takes them', () => {
  const folder = temporaryFolder();
  const types = join(folder, 'openapi.d.ts');
  expect(run('openapi-typescript', 'openapi/openapi.yaml', '-o', types)).toMatchObject({ status: 0 });
  const program = join(folder, 'program.ts');
  writeFileSync(
    program,
    `import createClient from ${JSON.stringify(join(root, 'node_modules/openapi-fetch'))};
     import type { paths } from ${JSON.stringify(types)};
     const { data } = await createClient<paths>().GET('/cdrs/{id}', { params: { path: { id: 42001 } } });
     const source: string | null | undefined = data?.data.src;
     // @ts-expect-error There is no such path.
     await createClient<paths>().GET('/cdr/{id}', {});
     console.log(source);`,
  );
  const flags = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--target',
    'esnext',
  ];
  const { stdout } = spawnSync(process.execPath, [...compilerArguments['7.0'], ...flags, program], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});

const contract = loadContractSync(join(root, 'openapi', 'dist', 'openapi.json'));
const HAS_LIST = /^[^?]*,/;

describe('Prism', () => {
  let prism: ChildProcess;
  let url: string;

  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const args = ['mock', 'openapi/openapi.yaml', '--port', String(port), '--verboseLevel', 'silent'];
    prism = spawn(join(bin, 'prism'), args, { ...options, stdio: 'ignore' });
    while (!(await isUp())) await wait(100);
  }, 60_000);
  afterAll(() => prism.kill('SIGKILL'));

  const isUp = () =>
    fetch(url).then(
      () => true,
      () => false,
    );

  async function send(line: string, body: unknown): Promise<number> {
    const [method = '', path = ''] = line.split(' ');
    const headers = {
      'x-auth-token': 'any',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const content = body !== undefined && { body: JSON.stringify(body) };
    const response = await fetch(url + path, { method, headers, redirect: 'manual', ...content });
    await response.arrayBuffer();
    return response.status;
  }

  test.each(contract.operations)('serves the example requests of $operationId', async (operation) => {
    const requests = exampleRequests(operation).filter(
      ({ lines }) => !lines.some((line) => HAS_LIST.test(line)),
    );
    for (const { name, lines, body } of requests) {
      const statuses = await Promise.all(lines.map((line) => send(line, body)));
      expect([name, statuses.some((status) => status >= 200 && status < 400)]).toEqual([name, true]);
    }
  });

  // Each limit of stock Prism that our users meet. When one of these tests fails, Prism has learned it: remove the limit.
  const known = contract.operations.flatMap((one) => exampleRequests(one));

  test('prefers a 2XX to the 301 of PATCH /calls/{id} (stoplightio/prism#982)', async () => {
    const request = known.find(({ lines }) => lines[0]?.startsWith('PATCH /calls/'));
    expect(await send(request?.lines[0] ?? '', request?.body)).toBe(200);
  });

  test('ends at a list of ids in a path (stoplightio/prism#2710)', async () => {
    const line = known.flatMap(({ lines }) => lines).find((one) => HAS_LIST.test(one));
    await expect(send(line ?? '', undefined)).rejects.toThrow('fetch failed');
    await vi.waitUntil(() => prism.exitCode !== null);
  });
});
