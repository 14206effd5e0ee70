import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { compilerArguments } from '@telephony/testing/compilers';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { build, root } from '../turbo.mjs';

// The packages as strangers get them: packed, installed from the registry in an empty folder, and used there.

const NAMES = ['openapi', 'calls', 'cli', 'client', 'mock', 'sandbox', 'webhooks'];
const NODE = /^@telephony\/(client\/node|mock|openapi|sandbox.*|webhooks\/(node|sqlite)|webhooks\/testing)$/;
const REACT = /^@telephony\/client\/tanstack$/;

const node = process.env['PACKAGES_NODE'] ?? process.execPath;
// Strangers have no sources of ours, and no package in a cache.
const { NODE_OPTIONS: _, ...inherited } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'telephony-packages-'));
const env = {
  ...inherited,
  NO_COLOR: '1',
  PATH: `${dirname(node)}${delimiter}${process.env['PATH']}`,
  npm_config_cache: join(folder, 'npm-cache'),
};
const packed = process.env['PACKED'];
const modules = join(folder, 'node_modules');
const run = promisify(execFile);
const npm = (args: string[], cwd: string) =>
  run('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund'], { cwd, env, maxBuffer: 1 << 26 });

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, string | { types?: string; default?: string }>;
  dependencies?: Record<string, string>;
}
const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(modules, '@telephony', name, 'package.json'), 'utf8')) as Manifest;
const tarballs = () => readdirSync(folder).filter((file) => file.endsWith('.tgz'));

function entriesOf(name: string): string[] {
  return Object.entries(manifestOf(name).exports)
    .filter(([path, target]) => typeof target === 'object' && 'default' in target && !path.includes('*'))
    .map(([path]) => `@telephony/${name}${path.slice(1)}`);
}

beforeAll(async () => {
  const workspaces = NAMES.flatMap((name) => ['-w', name === 'openapi' ? name : `packages/${name}`]);
  // What is published is tested as it is published; else it is packed here.
  if (packed === undefined) {
    if ((await build(NAMES.map((name) => `@telephony/${name}`))) !== 0) throw new Error('The build failed.');
    await npm(['pack', '--silent', '--pack-destination', folder, ...workspaces], root);
  } else
    for (const file of readdirSync(packed).filter((name) => name.endsWith('.tgz')))
      cpSync(join(packed, file), join(folder, file));
  writeFileSync(join(folder, 'package.json'), '{ "name": "stranger", "private": true, "type": "module" }');
  const peers = ['@tanstack/react-query', 'openapi-fetch@0.17', 'react', '@types/react', '@types/node'];
  await npm(['install', ...tarballs().map((file) => join(folder, file)), ...peers], folder);
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

test('nothing unpublished is needed, and nothing of the tests is shipped', () => {
  expect(readdirSync(join(modules, '@telephony')).toSorted()).toEqual(NAMES.toSorted());
  for (const name of NAMES) {
    const files = readdirSync(join(modules, '@telephony', name), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /(^|\/)(test|tests|bench|fixtures)\/|\.test\./.test(file))).toEqual([]);
  }
});

test('the line of the README that installs from a clone beside needs no network', async () => {
  const place = join(folder, 'beside');
  mkdirSync(join(place, 'app'), { recursive: true });
  symlinkSync(root, join(place, 'telephony'), 'junction');
  writeFileSync(join(place, 'app/package.json'), '{ "name": "app", "private": true, "type": "module" }');
  const [, line = ''] =
    /^npm (install (?: ?\.\.\/telephony\/[\w/]+)+)/m.exec(readFileSync(join(root, 'README.md'), 'utf8')) ??
    [];
  await npm([...line.split(' '), '--offline'], join(place, 'app'));
  const program = `for (const name of ['client', 'calls', 'webhooks'])
    console.log(Object.keys(await import('@telephony/' + name)).length > 0)`;
  const { stdout } = await run(node, ['--input-type=module', '--eval', program], {
    cwd: join(place, 'app'),
    env,
  });
  expect(stdout).toBe('true\ntrue\ntrue\n');
});

const PLACES_OF_PACKAGES = [
  '**/node_modules/{*,@*/*}/package.json',
  'node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json',
];

function installedIn(place: string): string[] {
  const files = globSync(PLACES_OF_PACKAGES, { cwd: place });
  const manifests = files.map(
    (file) => JSON.parse(readFileSync(join(place, file), 'utf8')) as Partial<Manifest>,
  );
  return manifests.map(({ name = '' }) => name);
}

const MANAGERS = {
  npm: undefined,
  pnpm: ['--package=pnpm@10.21.0', '--', 'pnpm', 'install', '--ignore-scripts'],
};

test.for(Object.entries(MANAGERS))(
  'what %s installs with the packages has nothing of Prism',
  { timeout: 240_000 },
  async ([manager, command]) => {
    let place = folder;
    if (command) {
      place = join(folder, `by-${manager}`);
      mkdirSync(place);
      const files = tarballs().map((file) => [
        `@telephony/${NAMES.find((name) => file.startsWith(`telephony-${name}-`))}`,
        `file:${join(folder, file)}`,
      ]);
      const own = {
        name: 'stranger',
        private: true,
        license: 'MIT',
        dependencies: Object.fromEntries(files),
      };
      // The packages need each other by their names, which no registry has.
      writeFileSync(
        join(place, 'package.json'),
        JSON.stringify({ ...own, pnpm: { overrides: own.dependencies } }),
      );
      await run('npm', ['exec', '--yes', ...command], {
        cwd: place,
        env,
        maxBuffer: 1 << 26,
      });
    }
    const names = installedIn(place);
    expect(names).toContain('fastify');
    expect(names.filter((name) => /^@stoplight\/|^postman-collection$|^lodash$/.test(name))).toEqual([]);
  },
);

test.for(NAMES)('%s brings its license', (name) => {
  expect(readFileSync(join(modules, '@telephony', name, 'LICENSE'), 'utf8')).toBe(
    readFileSync(join(root, 'LICENSE'), 'utf8'),
  );
});

test.for(NAMES)('publint and attw have nothing to say of %s', async (name) => {
  const { messages } = await publint({
    pkgDir: join(modules, '@telephony', name),
    pack: false,
    strict: true,
  });
  expect(messages).toEqual([]);
  const tarball = tarballs().find((file) => file.startsWith(`telephony-${name}-`))!;
  const analysis = await checkPackage(
    createPackageFromTarballData(new Uint8Array(readFileSync(join(folder, tarball)))),
    { excludeEntrypoints: [/\.(yaml|md)$/] },
  );
  // A command alone has nothing to import.
  if (!analysis.types && entriesOf(name).length > 0) throw new Error('There are no types.');
  // Packages of ES modules are not for `require`, nor for TypeScript without `exports`.
  const forUs = (analysis.types ? analysis.problems : []).filter(
    (problem) => !('resolutionKind' in problem && /^node(10|16-cjs)$/.test(problem.resolutionKind)),
  );
  expect(forUs).toEqual([]);
});

test.for(NAMES)('every entry of %s is imported', async (name) => {
  const peers = /lambda|redis|postgres/;
  for (const entry of entriesOf(name)) {
    const program = `console.log(Object.keys(await import('${entry}')).length)`;
    const { stdout, stderr } = await run(node, ['--input-type=module', '--eval', program], {
      cwd: folder,
      env,
    });
    expect(peers.test(entry) ? '' : stderr).toBe('');
    expect(Number(stdout)).toBeGreaterThan(0);
  }
});

const PLACES = { everywhere: ['dom', 'es2022'], 'with-node': ['es2022'], 'with-react': ['esnext', 'dom'] };

test.for(
  Object.keys(PLACES).flatMap((place) =>
    (['nodenext', 'bundler'] as const).map((resolution) => ({ place, resolution })),
  ),
)('a strict program compiles $place with $resolution', async ({ place, resolution }) => {
  const own = join(folder, `${place}-${resolution}`);
  mkdirSync(own);
  cpSync(join(import.meta.dirname, 'consumer', `${place}.ts`), join(own, 'program.ts'));
  const wanted = (entry: string) =>
    NODE.test(entry) ? 'with-node' : REACT.test(entry) ? 'with-react' : 'everywhere';
  const entries = NAMES.flatMap(entriesOf).filter((entry) => wanted(entry) === place);
  writeFileSync(
    join(own, 'entries.ts'),
    entries.map((entry, index) => `export * as entry${index} from '${entry}';\n`).join(''),
  );
  const compilerOptions = {
    target: 'es2022',
    lib: PLACES[place as keyof typeof PLACES],
    types: place === 'with-node' ? ['node'] : [],
    ...(resolution === 'nodenext'
      ? { module: 'nodenext' }
      : { module: 'esnext', moduleResolution: 'bundler' }),
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipDefaultLibCheck: true,
    noEmit: true,
  };
  writeFileSync(join(own, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  const { stdout } = await run(process.execPath, [...compilerArguments['7.0'], '-p', own], { env }).catch(
    (error: unknown) => error as { stdout: string },
  );
  expect(stdout).toBe('');
});

test.for(['telephony-sandbox', 'telephony-mock'])('npx %s starts and responds', async (command) => {
  const child = spawn('npx', ['--no-install', command, '--port', '0'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  onTestFinished(() => void process.kill(-child.pid!, 'SIGTERM'));
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  while (!/http:\/\/127\.0\.0\.1:\d+/.test(output)) await once(child.stdout, 'data');
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)![0];
  const token = /Token +([\da-f]{40})/.exec(output)?.[1] ?? 'any';
  const response = await fetch(`${url}/v1.2/voice/cdrs?limit=1`, { headers: { 'x-auth-token': token } });
  expect(response.status).toBe(200);
});

test('telephony hands commands of other packages on to them', async () => {
  const telephony = (...args: string[]) =>
    run('npx', ['--no-install', 'telephony', ...args], { cwd: folder, env }).catch(
      (error: unknown) => error as { code: number; stdout: string },
    );
  expect((await telephony('mock', '--help')).stdout).toContain('telephony-mock');
  expect(await telephony('certify', '--nonsense')).toMatchObject({ code: 2 });
});
