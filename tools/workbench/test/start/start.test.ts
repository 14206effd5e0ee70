import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { runScript } from '@telephony/testing/run-script';
import { temporaryFolder } from '@telephony/testing/temporary-folder';

const SERVICE = `
import { createServer } from 'node:http';
const server = createServer((request, response) => {
  if (request.url === '/die') process.exit(3);
  response.end(String(process.pid));
});
server.listen(0, '127.0.0.1', () => process.send({ url: 'http://127.0.0.1:' + server.address().port }));
process.once('SIGTERM', () => process.exit());
process.once('disconnect', () => process.exit());
`;

/** A process that serves three small services as `npm start` serves the mock, the sandbox and the docs site. */
async function started() {
  const folder = temporaryFolder();
  const service = join(folder, 'service.mjs');
  writeFileSync(service, SERVICE);
  const src = fileURLToPath(new URL('../../src/start/', import.meta.url));
  const main = join(folder, 'main.mjs');
  writeFileSync(
    main,
    `import { serve } from ${JSON.stringify(`${src}serve.ts`)};
     import { formatAddresses } from ${JSON.stringify(`${src}format-addresses.ts`)};
     const service = (name) => ({ name, script: ${JSON.stringify(service)}, port: 0, option: '' });
     process.exitCode = await serve(['mock', 'sandbox', 'docs'].map(service), (urls) => console.log(formatAddresses(urls)));`,
  );
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [output] = await once(child.stdout, 'data');
  const text = String(output);
  const mock = /Mock +(\S+)/.exec(text)?.[1] ?? '';
  const others = [/Sandbox +(\S+)/, /Docs +(\S+)/].map((line) => line.exec(text)?.[1] ?? '');
  return { child, text, mock, urls: [mock, ...others], ended: once(child, 'close') };
}

/** How many of the services answer. A process id says less: without a reaper an ended process keeps it. */
async function answering(urls: string[]): Promise<number> {
  const answers = await Promise.allSettled(urls.map((url) => fetch(url)));
  return answers.filter(({ status }) => status === 'fulfilled').length;
}

test('shows the addresses and a request that works as pasted, without colours in a pipe', async () => {
  const { text, mock } = await started();
  expect(text).toContain(`curl -H 'X-Auth-Token: any' '${mock}/cdrs?limit=2'`);
  expect(text).not.toContain('\u001B[');
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends all processes with exit code 0', async (signal) => {
  const { child, urls, ended } = await started();
  expect(await answering(urls)).toBe(3);
  child.kill(signal);
  expect(await ended).toEqual([0, null]);
  expect(await answering(urls)).toBe(0);
});

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
    stderr: '--mock-port is a port number from 1 to 65535, not "x".\n',
  });
  expect((await runScript(new URL('../../src/start/cli.ts', import.meta.url), ['--nope'])).stderr).toContain(
    "Unknown option '--nope'",
  );
});
