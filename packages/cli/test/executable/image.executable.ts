import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@telephony/testing/free-port';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { parse } from 'yaml';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { executable } from '../support/executable.ts';
import { ends } from '../support/app.ts';

// The image, by buildah, which needs no daemon. Where no base can be pulled, the packages of Debian that the base has stand in for
// it; what the image's configuration says is then run in its files by hand.
const sources = fileURLToPath(new URL('../../executable/', import.meta.url));
const PACKAGES = ['libc6', 'libgcc-s1', 'libstdc++6', 'ca-certificates', 'tzdata'];
const MEGABYTE = 1_000_000;
const USER = '65532';
const folder = temporaryFolder(afterAll);
const buildah = (...args: string[]) =>
  execFileSync('buildah', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

interface Configuration {
  config: {
    User: string;
    Env: string[];
    Entrypoint: string[];
    Cmd: string[];
    WorkingDir: string;
    StopSignal: string;
    ExposedPorts: Record<string, object>;
    Healthcheck: { Test: string[]; Interval: number };
  };
}

function imageOf(name: string, packages: readonly string[], prepare: (root: string) => void): string {
  const place = join(folder, name);
  mkdirSync(place);
  execFileSync('apt-get', ['download', '--quiet', ...packages], { cwd: place, stdio: 'ignore' });
  const container = buildah('from', 'scratch');
  const files = buildah('mount', container);
  for (const file of globSync('*.deb', { cwd: place }))
    execFileSync('dpkg-deb', ['--extract', join(place, file), files]);
  prepare(files);
  buildah('commit', '--quiet', '--rm', container, `localhost/${name}`);
  return `localhost/${name}`;
}

const base = () =>
  imageOf('base', PACKAGES, (files) => {
    const certificates = globSync(join(files, 'usr/share/ca-certificates/mozilla/*.crt'));
    mkdirSync(join(files, 'etc/ssl/certs'), { recursive: true });
    writeFileSync(
      join(files, 'etc/ssl/certs/ca-certificates.crt'),
      certificates.map((file) => readFileSync(file)).join('\n'),
    );
    writeFileSync(
      join(files, 'etc/passwd'),
      `nonroot:x:${USER}:${USER}:nonroot:/home/nonroot:/sbin/nologin\n`,
    );
    mkdirSync(join(files, 'home/nonroot'), { recursive: true });
    execFileSync('chown', [USER, join(files, 'home/nonroot')]);
    mkdirSync(join(files, 'tmp'));
    chmodSync(join(files, 'tmp'), 0o1777);
  });
const libraries = () => imageOf('libraries', ['libatomic1'], () => {});

let container: string;
let root: string;
let image: Configuration['config'];
beforeAll(() => {
  const program = executable();
  const context = join(folder, 'context');
  mkdirSync(join(context, 'executable'), { recursive: true });
  copyFileSync(program, join(context, 'telephony'));
  cpSync(join(dirname(program), 'executable/LICENSES.txt'), join(context, 'executable/LICENSES.txt'));
  const file = ['--file', join(sources, 'Containerfile')];
  buildah(
    'build',
    '--quiet',
    '--format',
    'docker',
    '--build-arg',
    `BASE=${base()}`,
    '--build-arg',
    `LIBRARIES=${libraries()}`,
    ...file,
    '--tag',
    'localhost/telephony',
    context,
  );
  container = buildah('from', 'localhost/telephony');
  root = buildah('mount', container);
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', 'localhost/telephony')) as {
    Docker: Configuration;
  };
  image = Docker.config;
});

afterAll(() => {
  buildah('rm', container);
  buildah('rmi', '--force', ...['telephony', 'base', 'libraries'].map((name) => `localhost/${name}`));
});

function start(
  args: readonly string[],
  env: Record<string, string> = {},
): ChildProcess & { output: () => string } {
  const own = Object.fromEntries(image.Env.map((one) => one.split(/=(.*)/s).slice(0, 2) as [string, string]));
  const command = ['--userspec', image.User, root, ...image.Entrypoint, ...args];
  const child = spawn('chroot', command, {
    env: { PATH: process.env['PATH'], HOME: '/home/nonroot', ...own, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  return Object.assign(child, { output: () => output });
}

test('it has a user without rights, a health check, ports and a signal, and is 80 MB more than the executable at most', () => {
  expect(image).toMatchObject({
    User: `${USER}:${USER}`,
    Entrypoint: ['/usr/bin/telephony'],
    Cmd: ['sandbox'],
    WorkingDir: '/home/nonroot',
    StopSignal: 'SIGTERM',
    ExposedPorts: { '4020/tcp': {}, '4010/tcp': {}, '8080/tcp': {} },
    Healthcheck: { Test: ['CMD', '/usr/bin/telephony', 'healthy'] },
  });
  const bytes = Number(execFileSync('du', ['-sb', root], { encoding: 'utf8' }).split('\t')[0]);
  expect(bytes - statSync(join(root, 'usr/bin/telephony')).size).toBeLessThan(80 * MEGABYTE);
});

test('the sandbox listens for other machines, is healthy, asks them for a token, and ends with the signal', async () => {
  const port = await freePort();
  const check = () =>
    spawnSync('chroot', [
      '--userspec',
      USER,
      root,
      ...image.Healthcheck.Test.slice(1),
      `http://127.0.0.1:${port}/`,
    ]);
  expect(check().status).toBe(1);
  const token = 'a-token-of-16-characters';
  const more = { TELEPHONY_SANDBOX_PORT: String(port), TELEPHONY_SANDBOX_CONTROL_TOKEN: token };
  const child = start(image.Cmd, more);
  await vi.waitFor(() => expect(child.output()).toContain(`:${port}/_sandbox/help`), ends);
  expect(check().status).toBe(0);
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const address =
    addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.1';
  const status = async (headers: Record<string, string>) =>
    (await fetch(`http://${address}:${port}/_sandbox/clock`, { headers })).status;
  expect(await status({})).toBe(403);
  expect(await status({ 'x-control-token': token })).toBe(200);
  child.kill(image.StopSignal as NodeJS.Signals);
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('other programs of it are in the recipe of compose', () => {
  const { services } = parse(readFileSync(join(sources, 'compose.yaml'), 'utf8')) as {
    services: Record<
      string,
      { command: string; depends_on: Record<string, object>; environment: Record<string, string | null> }
    >;
  };
  const { command, depends_on, environment } = services['telephony']!;
  expect(Object.keys(services)).toEqual(expect.arrayContaining(Object.keys(depends_on)));
  const words = command.replace(/\$\{CALLS_URL.*?\}/, 'http://127.0.0.1:1/calls').split(' ');
  const env = {
    TELEPHONY_STORE: environment['TELEPHONY_STORE']!.replace('@postgres/', '@127.0.0.1:1/'),
    TELEPHONY_TOKEN: 'any',
    TELEPHONY_URL: 'http://127.0.0.1:1/v1.2/voice',
    TELEPHONY_SIGNING_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
  };
  const child = start(words, env);
  return vi.waitFor(
    () => expect(child.output()).toContain('TELEPHONY_STORE: connect ECONNREFUSED 127.0.0.1:1'),
    ends,
  );
});
