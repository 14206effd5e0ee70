import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deepEqual, equal, match, notEqual } from 'node:assert/strict';
import { freePort } from '@telephony/testing/free-port';
import { parse } from 'yaml';
import { root } from '../turbo.mjs';

const NAMES = ['openapi', 'calls', 'client', 'webhooks', 'mock', 'sandbox', 'cli'];
const VERDACCIO = {
  private: true,
  dependencies: { verdaccio: '6.10.0' },
  overrides: { 'verdaccio-audit': { 'node-fetch': '2.7.0' } },
};

interface Workflow {
  jobs: Record<string, { steps?: { name?: string; run?: string }[] }>;
}

/** Walks release histories by the steps of publish.yml, against a registry on loopback. It has no stages: they are published at once. */
export async function runReleases(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'telephony-releases-'));
  const registry = await startRegistry(folder);
  try {
    for (const [name, walk] of Object.entries(HISTORIES)) {
      walk(publisher(folder, registry));
      console.log(`  ${name}`);
    }
    return 0;
  } finally {
    registry.child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Publisher {
  /** Publishes all packages as a version, and returns what "shown" says of it; undefined if publishing failed. */
  publish: (version: string, options?: { broken?: string }) => string | undefined;
  /** Publishes the packages of this repository. */
  publishReal: () => string | undefined;
  /** The tags of a package, with their versions. */
  tags: (name?: string) => Record<string, string>;
  npm: (...args: string[]) => string;
}

/** One after the other, in one registry. */
const HISTORIES: Record<string, (publisher: Publisher) => void> = {
  'a first release, which one command installs in an empty folder': ({ publishReal, npm }) => {
    equal(publishReal(), 'newest=true');
    npm(
      'install',
      ...NAMES.map((name) => `@telephony/${name}`),
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    );
    const run = (...args: string[]) => npm('exec', '--no', '--', ...args);
    match(run('telephony', '--version'), /contract \d/);
    match(run('telephony', 'sandbox', '--help'), /telephony-sandbox/);
    match(run('telephony', 'mock', '--help'), /telephony-mock/);
    match(run('telephony', 'certify', '--help'), /certify/);
    const names = NAMES.filter((name) => name !== 'cli').map((name) => `await import('@telephony/${name}');`);
    run('node', '--input-type=module', '--eval', names.join('\n'));
    match(run('telephony', 'mcp', '--help'), /--allow-writes/);
  },
  'a release after it': ({ publish, tags }) => {
    equal(publish('100.1.0'), 'newest=true');
    equal(publish('100.2.0'), 'newest=true');
    deepEqual(tags(), { latest: '100.2.0' });
  },
  'a hotfix of an older line, which is not the latest': ({ publish, tags }) => {
    equal(publish('100.1.1'), 'newest=false');
    deepEqual(tags(), { latest: '100.2.0', 'release-100.1': '100.1.1' });
  },
  'a canary, which is never the latest': ({ publish, tags }) => {
    equal(publish('0.0.0-canary.20261128'), 'newest=false');
    equal(tags()['latest'], '100.2.0');
    equal(tags()['canary'], '0.0.0-canary.20261128');
  },
  'a revert after a release': ({ publish, tags, npm }) => {
    equal(publish('100.2.1'), 'newest=true');
    npm('deprecate', '@telephony/client@100.2.0', 'Use 100.2.1.');
    equal(tags()['latest'], '100.2.1');
    equal(npm('view', '@telephony/client@100.2.0', 'deprecated').trim(), 'Use 100.2.1.');
  },
  'a release that broke half way, and is run again': ({ publish, tags }) => {
    equal(publish('100.3.0', { broken: 'webhooks' }), undefined);
    deepEqual([tags('client')['latest'], tags('cli')['latest']], ['100.3.0', '100.2.1']);
    equal(publish('100.3.0'), 'newest=true');
    deepEqual([tags('client')['latest'], tags('cli')['latest']], ['100.3.0', '100.3.0']);
    // Once more changes nothing.
    equal(publish('100.3.0'), 'newest=true');
  },
};

function publisher(folder: string, { environment }: { environment: NodeJS.ProcessEnv }): Publisher {
  const npm = (...args: string[]) =>
    execFileSync('npm', args, {
      cwd: folder,
      env: environment,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const tags = (name = 'client') =>
    JSON.parse(npm('view', `@telephony/${name}`, 'dist-tags', '--json')) as Record<string, string>;
  const step = (job: string, name: string, output: string) => {
    const { jobs } = parse(readFileSync(join(root, '.github/workflows/publish.yml'), 'utf8')) as Workflow;
    const script = jobs[job]?.steps?.find((one) => one.name === name)?.run;
    notEqual(script, undefined, `publish.yml has no step "${name}" in ${job}.`);
    const text = script?.replaceAll(/npx --yes npm@\S+ (?:stage (?=publish))?/g, 'npm ');
    const env = {
      ...environment,
      GITHUB_OUTPUT: output,
      MINUTES: '0',
      PROVENANCE: 'false',
      RUNNER_TEMP: join(folder, 'temporary'),
    };
    return spawnSync('bash', ['-e', '-c', text ?? ''], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    }).status;
  };
  const publishPacked = () => {
    const output = join(folder, 'output');
    writeFileSync(output, '');
    if (step('packages', 'Stage what the registry does not have', output) !== 0) return undefined;
    equal(step('shown', 'Wait until the registry shows all packages', output), 0);
    return readFileSync(output, 'utf8').trim();
  };
  return {
    npm,
    tags,
    publish(version, { broken } = {}) {
      pack(folder, version, broken);
      return publishPacked();
    },
    publishReal() {
      packReal(folder);
      equal(step('check', 'List what each package brings', ''), 0);
      const bills = readdirSync(join(folder, 'packed')).filter((file) => file.endsWith('.cdx.json'));
      equal(bills.length, NAMES.length);
      const mock = bills.find((file) => file.includes('-mock-')) ?? '';
      const { components } = JSON.parse(readFileSync(join(folder, 'packed', mock), 'utf8')) as Bill;
      const names = new Set(components.map(({ name }) => name));
      // What its bundle brings in, and what it installs.
      deepEqual([names.has('ajv'), names.has('fastify')], [true, true]);
      return publishPacked();
    },
  };
}

interface Bill {
  components: { name: string }[];
}

/** The packages of this repository, without what keeps them from being published. */
function packReal(folder: string): void {
  const workspaces = NAMES.flatMap((name) => ['-w', name === 'openapi' ? name : `packages/${name}`]);
  const [packed, sources] = [join(folder, 'packed'), join(folder, 'sources')];
  mkdirSync(packed);
  execFileSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', packed, ...workspaces], {
    cwd: root,
  });
  for (const file of readdirSync(packed)) {
    const place = join(sources, file);
    mkdirSync(place, { recursive: true });
    execFileSync('tar', ['-xzf', join(packed, file), '-C', place]);
    const manifest = join(place, 'package/package.json');
    const { private: _, ...published } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<
      string,
      unknown
    >;
    writeFileSync(manifest, JSON.stringify(published));
    execFileSync('tar', ['-czf', join(packed, file), '-C', place, 'package']);
  }
}

/** Packages with nothing in them, so that a history takes seconds. */
function pack(folder: string, version: string, broken?: string): void {
  const packed = join(folder, 'packed');
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(packed);
  for (const name of NAMES) {
    const place = join(folder, 'sources', name);
    mkdirSync(join(place, 'package'), { recursive: true });
    const manifest = { name: `@telephony/${name}`, version: name === broken ? 'no version' : version };
    writeFileSync(join(place, 'package/package.json'), JSON.stringify(manifest));
    execFileSync('tar', ['-czf', join(packed, `telephony-${name}-${version}.tgz`), '-C', place, 'package']);
  }
  execFileSync('bash', ['-c', 'sha256sum -- *.tgz > SHA256SUMS'], { cwd: packed });
}

async function startRegistry(
  folder: string,
): Promise<{ child: ChildProcess; environment: NodeJS.ProcessEnv }> {
  const place = join(folder, 'registry');
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), JSON.stringify(VERDACCIO));
  execFileSync('npm', ['install', '--silent', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: place });
  const access = { access: '$all', publish: '$authenticated', unpublish: '$authenticated' };
  const config = {
    storage: './storage',
    auth: { htpasswd: { file: './htpasswd' } },
    uplinks: {
      upstream: { url: execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim() },
    },
    packages: { '@telephony/*': access, '**': { ...access, proxy: 'upstream' } },
    log: { type: 'stdout', format: 'json', level: 'error' },
  };
  writeFileSync(join(place, 'config.json'), JSON.stringify(config));
  const port = await freePort();
  const program = join(place, 'node_modules/verdaccio/bin/verdaccio');
  const args = ['--config', join(place, 'config.json'), '--listen', `127.0.0.1:${port}`];
  const child = spawn(process.execPath, [program, ...args], { cwd: place, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  const body = JSON.stringify({ name: 'releases', password: 'on loopback alone' });
  const signUp = () =>
    fetch(`${address}/-/user/org.couchdb.user:releases`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
    });
  let response: Response | undefined;
  for (let attempt = 0; attempt < 100 && !response?.ok; attempt += 1) {
    response = await signUp().catch(() => undefined);
    if (!response?.ok) await new Promise((resolve) => setTimeout(resolve, 200));
  }
  if (!response?.ok) throw new Error('The registry did not start.');
  const { token } = (await response.json()) as { token: string };
  const settings = join(folder, 'npmrc');
  writeFileSync(settings, `registry=${address}/\n//127.0.0.1:${port}/:_authToken=${token}\n`);
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const environment = {
    ...inherited,
    npm_config_userconfig: settings,
    npm_config_registry: `${address}/`,
    npm_config_cache: join(folder, 'cache'),
    npm_config_prefer_online: 'true',
  };
  return { child, environment };
}
