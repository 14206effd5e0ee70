/** `npm start`: builds and serves the sandbox, the mock and the docs until Ctrl-C. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { build, root } from './turbo.mjs';

/** Each part: its program, its port unless another is chosen, and what is built before. */
const PARTS = {
  sandbox: { script: 'packages/sandbox/dist/bin.js', port: 4020, needs: '@telephony/sandbox' },
  mock: { script: 'packages/mock/dist/bin.js', port: 4010, needs: '@telephony/mock' },
  docs: { script: 'docs/src/serve.ts', port: 4000, needs: '@telephony/docs' },
} as const;
type Part = keyof typeof PARTS;
const names = Object.keys(PARTS) as Part[];

const HELP = `Builds and serves the sandbox, the mock and the docs site. Ctrl-C stops them.

Usage: npm start -- [sandbox] [mock] [docs] [options]
       npm start -- sandbox [options of the sandbox]
       npm start -- sandbox init account.yaml
       npm start -- sandbox test scenario.yaml
       npm start -- mock [options of the mock]

  --sandbox-port <port>  port of the sandbox (default: ${PARTS.sandbox.port})
  --mock-port <port>     port of the mock (default: ${PARTS.mock.port})
  --docs-port <port>     port of the docs site (default: ${PARTS.docs.port})
  --help                 show this text

Without a name all three start. The sandbox starts with --examples, as the samples of the docs assume, unless --no-examples is given.

Example: npm start -- sandbox --sandbox-port 8080
         npm start -- sandbox --clock manual`;

interface Ready {
  url: string;
  baseUrl?: string;
  signIn?: { name: string; email: string; password: string; token: string };
}

/** Milliseconds that a part has to end by itself. */
const GRACE = 1500;
const children: ChildProcess[] = [];

async function end(code: number): Promise<never> {
  await Promise.all(
    children.map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), GRACE);
      await ended;
      clearTimeout(timer);
    }),
  );
  process.exit(code);
}

function fail(message: string): Promise<never> {
  console.error(message);
  return end(1);
}

function splitOptions([name = '', ...rest]: string[]): { own: string[]; passed: string[] } {
  const isOwn = (arg: string) => /^--(?:\w+-port|help)\b|^-h$/.test(arg);
  const first = rest.findIndex(
    (arg, index) => arg.startsWith('-') && !isOwn(arg) && !isOwn(rest[index - 1] ?? ''),
  );
  if (!/^(?:sandbox|mock)$/.test(name) || first < 0)
    return { own: [name, ...rest].filter(Boolean), passed: [] };
  return { own: [name, ...rest.slice(0, first)], passed: rest.slice(first) };
}

function readOptions(args: string[]): Map<Part, number> {
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'sandbox-port': text,
        'mock-port': text,
        'docs-port': text,
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) {
      console.log(HELP);
      process.exit();
    }
    const unknown = positionals.find((name) => !names.includes(name as Part));
    if (unknown !== undefined)
      throw new Error(`There is no part "${unknown}". The parts are ${names.join(', ')}.`);
    const wanted = names.filter((name) => positionals.length === 0 || positionals.includes(name));
    return new Map(
      wanted.map((name) => {
        const port = Number(values[`${name}-port`] ?? PARTS[name].port);
        if (!Number.isInteger(port) || port < 1 || port > 65_535)
          throw new Error(
            `--${name}-port must be a port number from 1 to 65535, not "${values[`${name}-port`]}".`,
          );
        return [name, port];
      }),
    );
  } catch (error) {
    console.error(`${(error as Error).message}\nHelp: npm start -- --help`);
    process.exit(2);
  }
}

async function takenPorts(ports: ReadonlyMap<Part, number>): Promise<string[]> {
  const lines: string[] = [];
  const seen = new Set<number>();
  for (const [name, port] of ports) {
    const problem = seen.has(port) ? 'is asked for twice' : await whyNotFree(port);
    seen.add(port);
    if (problem)
      lines.push(`Port ${port} of the ${name} ${problem}: choose another with --${name}-port <port>.`);
  }
  return lines;
}

function whyNotFree(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${error.code})`),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(undefined)));
  });
}

function serve(name: Part, port: number): Promise<Ready> {
  const args = [join(root, PARTS[name].script), '--port', String(port), ...passed];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // What the command line or the environment says takes precedence.
    env: { TELEPHONY_SANDBOX_EXAMPLES: 'true', ...process.env },
    // A group of its own: Ctrl-C reaches this process alone, which ends all.
    detached: process.platform !== 'win32',
  });
  children.push(child);
  child.once('exit', (code, signal) => {
    if (!stopping)
      void fail(`The ${name} ended by itself (${signal ?? `exit code ${code}`}); everything is stopped.`);
  });
  return new Promise((resolve) => child.once('message', (message) => resolve(message as Ready)));
}

const started = performance.now();
const say = (name: string, text: string) => {
  const seconds = styleText('dim', `${((performance.now() - started) / 1000).toFixed(0)} s`);
  console.log(`  ${styleText('bold', name.padEnd(9))} ${text}  ${seconds}`);
};

function addresses({ sandbox, mock, docs }: Partial<Record<Part, Ready>>): string {
  const call = JSON.stringify({ to: '447700900456', from: '410003' });
  const request = (token: string, url: string, body = '') =>
    `     curl -H 'X-Auth-Token: ${token}' '${url}'${body && ` -H 'Content-Type: application/json' -d '${body}'`}`;
  const lines: string[] = [''];
  if (sandbox) {
    const { signIn, baseUrl = sandbox.url } = sandbox;
    const token = signIn?.token ?? '<token>';
    lines.push(
      `  ${styleText('bold', 'Sandbox')}  ${sandbox.url}/  keeps what you send; calls ring, connect and end`,
    );
    if (signIn)
      lines.push(
        `     sign in: ${signIn.email} ${signIn.password}`,
        `     token: ${signIn.token} (${signIn.name})`,
      );
    lines.push(request(token, `${baseUrl}/calls`, call), request(token, `${baseUrl}/calls`));
  }
  if (mock)
    lines.push(
      `  ${styleText('bold', 'Mock')}     ${mock.url}/  returns the contract's examples`,
      request('any', `${mock.url}/cdrs/42001`),
    );
  if (docs) lines.push(`  ${styleText('bold', 'Docs')}     ${docs.url}/  guides and reference`);
  return [...lines, '', '  Ctrl-C stops all.'].join('\n');
}

if (process.argv[2] === 'sandbox' && /^(?:init|test)$/.test(process.argv[3] ?? '')) {
  if ((await build([PARTS.sandbox.needs])) !== 0) process.exit(1);
  const args = [join(root, PARTS.sandbox.script), ...process.argv.slice(3)];
  process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1);
}
let stopping = false;
const { own, passed } = splitOptions(process.argv.slice(2));
const ports = readOptions(own);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    stopping = true;
    void end(signal === 'SIGINT' ? 0 : 128 + constants.signals[signal]);
  });
// A part's own option comes after the one that `serve` gives it.
const [, ownPort] = /(?:^| )--port[= ](\d+)(?: |$)/.exec(passed.join(' ')) ?? [];
if (ownPort !== undefined) for (const name of ports.keys()) ports.set(name, Number(ownPort));
const taken = await takenPorts(ports);
if (taken.length > 0) await fail(taken.join('\n'));

const ready: Partial<Record<Part, Ready>> = {};
// The docs take longest to build: what people try first is served before.
const packages = [...ports].filter(([name]) => name !== 'docs');
if (packages.length > 0) {
  say('Build', `building ${packages.map(([name]) => name).join(' and ')} …`);
  if ((await build(packages.map(([name]) => PARTS[name].needs))) !== 0) await end(1);
}
for (const [name, port] of ports) {
  if (name === 'docs') {
    say('Docs', 'building, which takes up to a minute the first time …');
    if ((await build([PARTS.docs.needs])) !== 0) await end(1);
  }
  const part = await serve(name, port);
  ready[name] = part;
  say(name[0]!.toUpperCase() + name.slice(1), part.url);
}
console.log(addresses(ready));
