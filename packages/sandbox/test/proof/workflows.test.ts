/** Every workflow of the contract passes here, asked directly and through Prism's validating proxy. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { bundleFile } from '../../src/contract/contract.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { runConformance } from '@telephony/conformance';
import { type Sandbox, startSandbox } from '../../src/start-sandbox.ts';
import { storyNow } from '../../src/seed/story-time.ts';

const running: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0).toReversed()) await stop();
});

async function start(): Promise<Sandbox> {
  const sandbox = await startSandbox({ port: 0, startTime: storyNow, answerSeconds: 1 });
  running.push(() => sandbox.close());
  return sandbox;
}

/** Runs every workflow, those that write, ring and empty collections too. */
async function conformance(sandbox: Sandbox, server: string, workflows: string[] = []) {
  const { report, har } = await runConformance(
    {
      server,
      access: { token: sandbox.wayIn?.token ?? '' },
      permissions: { writes: true, dialling: true, collectionDeletes: true },
      workflows,
      inputs: [],
      stateless: false,
      timeout: 30_000,
      report: undefined,
      json: undefined,
      har: undefined,
    },
    new AbortController().signal,
  );
  return { report, har };
}

describe('every workflow passes', { timeout: 120_000 }, () => {
  test('asked directly: no answer outside the contract, nothing left out', async () => {
    const sandbox = await start();
    const { report } = await conformance(sandbox, sandbox.baseUrl);
    expect(report.violations).toEqual([]);
    expect(report.workflows.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
    expect(report.workflows.length).toBeGreaterThanOrEqual(29);
  });

  test("through Prism's validating proxy, which finds nothing wrong with any answer", async () => {
    const sandbox = await start();
    const proxy = await startProxy(sandbox.baseUrl);
    const { report, har } = await conformance(sandbox, proxy);
    expect(report.workflows.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
    expect(violationsInAnswers(har)).toEqual([]);
  });

  test('and it would find an answer that the contract does not have', async () => {
    const sandbox = await start();
    const proxy = await startProxy(sandbox.baseUrl);
    await sandbox.control.POST('/faults', { body: { operation_id: 'listCdrs', status: 418 } });
    const { har } = await conformance(sandbox, proxy, ['pageCdrs']);
    expect(violationsInAnswers(har)).not.toEqual([]);
  });
});

/** Prism's proxy on a free port. */
async function startProxy(upstream: string): Promise<string> {
  const port = await freePort();
  const program = createRequire(import.meta.url).resolve('@stoplight/prism-cli');
  const args = [
    'proxy',
    bundleFile,
    upstream,
    '--port',
    String(port),
    '--host',
    '127.0.0.1',
    '-v',
    'silent',
    '-m',
    'false',
  ];
  const child = spawn(process.execPath, [program, ...args], { stdio: 'ignore' });
  running.push(() => void child.kill());
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${url}/ping`).then(
          () => true,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
  return url;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** What the proxy says of answers, warnings included: only there does it tell of undocumented statuses. */
function violationsInAnswers(har: object): string[] {
  const { entries } = (har as { log: { entries: HarEntry[] } }).log;
  return entries.flatMap(({ request, response }) => {
    const header = response.headers.find(({ name }) => name.toLowerCase() === 'sl-violations');
    const found: { location?: string[]; message: string }[] = JSON.parse(header?.value ?? '[]');
    return found
      .filter(({ location }) => location?.[0] === 'response')
      .map(({ message, location }) => `${request.method} ${request.url}: ${location?.join('.')} ${message}`);
  });
}

interface HarEntry {
  request: { method: string; url: string };
  response: { headers: { name: string; value: string }[] };
}
