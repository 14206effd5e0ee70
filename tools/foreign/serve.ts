/** Tests `telephony serve` with the docs' programs in Python and PHP, while both sides are killed at random. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSandbox } from '@telephony/sandbox';
import { freePort } from '@telephony/testing/free-port';
import { build, root } from '../turbo.mjs';
import { missingPrograms } from './programs.ts';

const BIN = join(root, 'packages/cli/dist/bin.js');
const PAGE = join(root, 'docs/src/content/docs/packages/cli.mdx');
const PROGRAMS: Readonly<Record<string, (port: string) => string[]>> = {
  python: (port) => ['python3', '-m', 'flask', '--app', 'calls', 'run', '--port', port],
  php: (port) => ['php', '-S', `127.0.0.1:${port}`, 'calls.php'],
};
/** For the last calls to reach the program. */
const ARRIVAL_TIMEOUT_MS = 300_000;
/** Then the next comparison with the records must find nothing. */
const COMPARISON_WAIT_MS = 70_000;
const MAX_CALLS_AHEAD = 100;

export async function runServe(names: readonly string[], signal: AbortSignal): Promise<number> {
  const languages = Object.keys(PROGRAMS).filter((one) => names.length === 0 || names.includes(one));
  const missing = missingPrograms(languages.map((one) => PROGRAMS[one]!('')[0]!));
  if (missing.length > 0)
    throw new Error(
      `This machine has no ${missing.join(' and no ')}. Run: apt-get install python3-flask php-cli php-sqlite3`,
    );
  if ((await build(['@telephony/cli'])) !== 0) return 1;
  let faults = 0;
  for (const language of languages)
    faults += await tryLanguage(language, Number(process.env['CALLS'] ?? 500), signal);
  return faults === 0 ? 0 : 1;
}

async function tryLanguage(language: string, count: number, signal: AbortSignal): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'telephony-serve-'));
  const [, title = '', code = ''] = new RegExp(`^\`\`\`${language} title="(.*?)"\n(.*?)^\`\`\``, 'ms').exec(
    readFileSync(PAGE, 'utf8'),
  )!;
  writeFileSync(join(folder, title), code);
  // Comparisons read the machine's day, and events are retried while the receiver is down.
  const startTime = Date.now();
  const webhooks = { retrySeconds: Array.from({ length: 30 }, () => 1) };
  const sandbox = await startSandbox({ port: 0, startTime, webhooks });
  const posts = new Map<string, Set<string>>();
  const [front, ports] = [
    await startFront(posts),
    [String(await freePort()), String(await freePort())] as const,
  ];
  const to = `http://127.0.0.1:${(front.address() as AddressInfo).port}/${ports[0]}`;
  const env = {
    TELEPHONY_URL: sandbox.baseUrl,
    TELEPHONY_TOKEN: sandbox.signIn!.token,
    TELEPHONY_SIGNING_SECRET: `whsec_${randomBytes(24).toString('base64')}`,
  };
  const flags = ['--to', to, '--port', ports[1], '--reconcile-every', '1'];
  const app = new KillableProgram(PROGRAMS[language]!(ports[0]), ports[0], folder, env);
  const serve = new KillableProgram([process.execPath, BIN, 'serve', ...flags], ports[1], folder, env);
  await Promise.all([app.start(), serve.start()]);
  // It listens before it has subscribed: until then, only the records show calls.
  while ((await sandbox.control.GET('/webhooks')).data?.total === 0) await sleep(20);

  const expected = new Map<number, string>();
  const making = new AbortController();
  let kills = 0;
  const killing = (async () => {
    for (; !making.signal.aborted; kills += 1) {
      await sleep(Math.random() * 5000);
      const side = kills % 2 === 0 ? serve : app;
      await side.kill();
      await sleep(Math.random() * 2000);
      await side.start();
    }
  })();
  const began = Date.now();
  for (let index = 0; index < count && !signal.aborted; index += 1) {
    const { id } = await sandbox.control.call({ from: String(447_700_000_000 + index), to: '2104' });
    const result = Math.random() < 0.5 ? 'answered' : 'missed';
    if (result === 'answered') await sandbox.control.answer(id);
    await sandbox.control.hangUp(id, 'src');
    expected.set(id, result);
    // Calls are never far ahead of the program, so that kills hit each stage.
    if (index % 20 === 0)
      await until(() => signal.aborted || callsIn(folder).size >= index - MAX_CALLS_AHEAD);
  }
  const called = Date.now();
  making.abort();
  await killing;
  await until(
    () => signal.aborted || Date.now() - called > ARRIVAL_TIMEOUT_MS || callsIn(folder).size >= count,
  );
  const lag = Date.now() - called;
  await sleep(COMPARISON_WAIT_MS, undefined, { signal }).catch(() => undefined);
  const calls = callsIn(folder);
  const faults = [
    ...[...expected].flatMap(([id, result]) =>
      calls.get(id) === result ? [] : [`${id}: ${calls.get(id) ?? 'lost'}, was ${result}`],
    ),
    ...[...calls.keys()].flatMap((id) => (expected.has(id) ? [] : [`${id}: nobody called`])),
    ...[...posts].flatMap(([id, bodies]) => (bodies.size > 1 ? [`${id}: with different bodies`] : [])),
  ];
  const memory = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${serve.pid}/status`, 'utf8'))?.[1]) / 1024;
  console.log(
    `${faults.length === 0 ? 'passed' : 'FAILED'}  ${language}: ${count} calls in ${((called - began) / 1000).toFixed()} s, the last ` +
      `${(lag / 1000).toFixed(1)} s after it; ${kills} kills; ${posts.size - calls.size} further revisions; ${memory.toFixed()} MB`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  await Promise.all([app.kill(), serve.kill()]);
  front.close();
  front.closeAllConnections();
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
  return faults.length;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(50);
}

function callsIn(folder: string): Map<number, string> {
  try {
    using database = new DatabaseSync(join(folder, 'calls.sqlite'), { readOnly: true, timeout: 5000 });
    const rows = database.prepare('SELECT id, result FROM calls WHERE result IS NOT NULL').all();
    return new Map(rows.map(({ id, result }) => [Number(id), String(result)]));
  } catch {
    // The program creates the file with the first call.
    return new Map();
  }
}

class KillableProgram {
  readonly #start: () => ChildProcess;
  readonly #port: number;
  #child: ChildProcess | undefined;

  constructor([program = '', ...args]: string[], port: string, cwd: string, env: Record<string, string>) {
    this.#start = () => spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: 'ignore' });
    this.#port = Number(port);
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async start(): Promise<void> {
    this.#child = this.#start();
    while (this.#child.exitCode === null) {
      const socket = connect(this.#port, '127.0.0.1');
      const isThere = await once(socket, 'connect').catch(() => undefined);
      socket.destroy();
      if (isThere) return;
      await sleep(20);
    }
    throw new Error(`The program for port ${this.#port} ends at once.`);
  }

  async kill(): Promise<void> {
    const ended = once(this.#child!, 'close');
    this.#child!.kill('SIGKILL');
    await ended;
  }
}

async function startFront(posts: Map<string, Set<string>>) {
  const server = createServer((request, response) => {
    const pass = async () => {
      const body = await text(request);
      const id = String(request.headers['webhook-id']);
      posts.set(id, (posts.get(id) ?? new Set()).add(body));
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => /^(?:webhook-|content-type)/.test(name)),
      ) as Record<string, string>;
      const { status } = await fetch(`http://127.0.0.1:${request.url!.slice(1)}/calls`, {
        method: 'POST',
        headers,
        body,
      });
      response.writeHead(status).end();
    };
    pass().catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
