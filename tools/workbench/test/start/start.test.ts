import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runScript } from '@telephony/testing/run-script';
import { temporaryFolder } from '@telephony/testing/temporary-folder';

const SERVICE = `
import { createServer } from 'node:http';
const server = createServer((request, response) => {
  if (request.url === '/die') process.exit(3);
  response.end(String(process.pid));
});
server.listen(0, '127.0.0.1', () => {
  const url = 'http://127.0.0.1:' + server.address().port;
  process.send({ url, baseUrl: url + '/v1.2/voice', signIn: { name: 'Mei', email: 'mei@harbourlane.example', password: 'seven', token: 'secret' } });
});
process.once('SIGTERM', () => process.exit());
process.once('disconnect', () => process.exit());
`;

/** A process that serves three small services as `npm start` serves the sandbox, the mock and the docs site. */
async function started() {
  const folder = temporaryFolder();
  const service = join(folder, 'service.mjs');
  writeFileSync(service, SERVICE);
  const src = new URL('../../src/start/', import.meta.url).href;
  const main = join(folder, 'main.mjs');
  writeFileSync(
    main,
    `import { stopSignal } from ${JSON.stringify(import.meta.resolve('@telephony/command-line'))};
     import { start } from '${src}start.ts';
     import { createSteps } from '${src}../steps.ts';
     const service = (name) => ({ name, script: ${JSON.stringify(service)}, port: 0, option: '' });
     const services = { sandbox: service('sandbox'), mock: service('mock'), docs: service('docs') };
     const build = async (names) => console.log('build', ...names);
     const surroundings = { build, steps: createSteps(process.stdout), signal: stopSignal(), print: console.log };
     process.exitCode = await start(services, surroundings);`,
  );
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let text = '';
  child.stdout.on('data', (data) => (text += String(data)));
  await vi.waitFor(() => expect(text).toContain('Ctrl-C'), { timeout: 20_000 });
  const urls = [...text.matchAll(/^ {2}(?:Sandbox|Mock|Docs) +(http\S+)/gm)].map(([, url]) => url ?? '');
  return { child, text, mock: urls[1] ?? '', urls, ended: once(child, 'close') };
}

/** How many of the services answer. A process id says less: without a reaper an ended process keeps it. */
async function answering(urls: string[]): Promise<number> {
  const answers = await Promise.allSettled(urls.map((url) => fetch(url)));
  return answers.filter(({ status }) => status === 'fulfilled').length;
}

test('builds and serves in order, says at the end what to do first, without colours in a pipe, until SIGINT', async () => {
  const { child, text, urls, ended } = await started();
  const [sandbox, mock, docs] = urls;
  const lines = text.split('\n').map((line) => line.replace(/ +\d+\.\d s$/, '').trim());
  expect(lines.slice(0, 9)).toEqual([
    'build @telephony/openapi',
    'Contract  bundled',
    'build @telephony/sandbox @telephony/mock',
    'Packages  compiled',
    `Sandbox   ${sandbox}`,
    `Mock      ${mock}`,
    'build @telephony/docs',
    'Docs      built',
    `Docs      ${docs}`,
  ]);
  expect(text).toContain(
    `curl -H 'X-Auth-Token: secret' '${sandbox}/v1.2/voice/calls' -H 'Content-Type: application/json' -d '{"to":"447700900456","from":"410003"}'\n`,
  );
  expect(text).toContain(`curl -H 'X-Auth-Token: secret' '${sandbox}/v1.2/voice/calls'\n`);
  expect(text).toContain('sign in: mei@harbourlane.example seven\n     token: secret (Mei)\n');
  expect(text.indexOf('1. Sandbox')).toBeLessThan(text.indexOf('2. Mock'));
  expect(text.indexOf('2. Mock')).toBeLessThan(text.indexOf('3. Docs'));
  expect(text).not.toContain('\u001B[');
  expect(await endingOn('SIGINT', { child, urls, ended })).toEqual(ALL_ENDED);
});

test.each(['SIGTERM', 'SIGHUP'] as const)('%s ends all processes with exit code 0', async (signal) => {
  expect(await endingOn(signal, await started())).toEqual(ALL_ENDED);
});

const ALL_ENDED = { before: 3, exit: [0, null], after: 0 };

/** Sends a signal, and gives how many services answer before and after, and how the process has ended. */
async function endingOn(
  signal: NodeJS.Signals,
  { child, urls, ended }: Pick<Awaited<ReturnType<typeof started>>, 'child' | 'urls' | 'ended'>,
) {
  const before = await answering(urls);
  child.kill(signal);
  return { before, exit: await ended, after: await answering(urls) };
}

test('when one service ends, all end with its reason', async () => {
  const { child, mock, urls, ended } = await started();
  let stderr = '';
  child.stderr.on('data', (data) => (stderr += String(data)));
  await fetch(`${mock}/die`).catch(() => {});
  expect(await ended).toEqual([1, null]);
  expect(stderr).toContain('The mock has ended by itself (exit code 3)');
  expect(await answering(urls)).toBe(0);
});

test('when it is killed outright, no service stays', async () => {
  const { child, urls, ended } = await started();
  child.kill('SIGKILL');
  await ended;
  await expect.poll(() => answering(urls)).toBe(0);
});

/** A server on a free port; what else runs on this machine may have the ports that `npm start` takes by itself. */
async function listening() {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return { server, port: String((server.address() as AddressInfo).port) };
}

test('a taken port is said before anything starts, with the option to change it', async () => {
  const taken = await listening();
  const free = await listening();
  free.server.close();
  const other = await listening();
  other.server.close();
  const options = ['--docs-port', taken.port, '--mock-port', free.port, '--sandbox-port', other.port];
  const { code, stdout, stderr } = await runScript(
    new URL('../../src/start/cli.ts', import.meta.url),
    options,
  );
  expect({ code, stdout, stderr }).toEqual({
    code: 1,
    stdout: '',
    stderr: `Port ${taken.port} of the docs is taken: choose another with --docs-port <port>.\n`,
  });
});

test('--help shows the options; an unknown option and a port that is none are refused', async () => {
  expect((await runScript(new URL('../../src/start/cli.ts', import.meta.url), ['--help'])).stdout).toContain(
    '--mock-port <port>',
  );
  expect(
    await runScript(new URL('../../src/start/cli.ts', import.meta.url), ['--mock-port', 'x']),
  ).toMatchObject({
    code: 1,
    stderr: '--mock-port must be a port number from 1 to 65535, not "x".\n',
  });
  expect((await runScript(new URL('../../src/start/cli.ts', import.meta.url), ['--nope'])).stderr).toContain(
    "Unknown option '--nope'",
  );
});
