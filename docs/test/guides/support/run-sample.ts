import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { request, type RequestListener } from 'node:http';
import { spawn, spawnSync } from 'node:child_process';
import { startServer } from '@telephony/testing/start-server';
import { fillSample, SANDBOX_TOKEN } from '../../../src/scripts/servers.ts';
import type { Sample } from './read-samples.ts';
import type { SampleFolder } from './sample-folder.ts';

export interface Stage {
  sandbox: string;
  mock: string;
  folder: SampleFolder;
  /** Port of a sample that runs in the background, in place of 8787. */
  port: number;
  inBackground: Program[];
}

/**
 * Runs a sample.
 *
 * @returns What is wrong: it fails, prints something else than the guide says, or meets a refusal of which the guide says nothing.
 * Empty when nothing is.
 */
export async function runSample(sample: Sample, stage: Stage): Promise<string[]> {
  const { guide, line, output } = sample;
  const proxy = await startRecordingProxy(stage.sandbox);
  try {
    const program = start(sample, stage, proxy.url);
    if (sample.background) {
      stage.inBackground.push(program);
      await Promise.race([program.ended, untilItSpeaks(program)]);
      return [];
    }
    const printed = (await program.ended).trimEnd();
    const faults = [
      output !== undefined && !matches(printed, output.trimEnd()) && `prints\n${printed}\nand not\n${output}`,
      output === undefined &&
        proxy.statuses.some((status) => status >= 400) &&
        `is refused: ${proxy.statuses.join()}`,
    ];
    return faults.filter((fault) => fault !== false).map((fault) => `${guide}, line ${line}: ${fault}`);
  } catch (error) {
    return [`${guide}, line ${line}: ${(error as Error).message}`];
  } finally {
    proxy.close();
  }
}

function start(
  { guide, line, language, title, code, background }: Sample,
  { folder, port, mock }: Stage,
  origin: string,
): Program {
  const local = fillSample(code)
    .replaceAll('http://127.0.0.1:4020', origin)
    .replaceAll('http://127.0.0.1:4010', mock)
    .replaceAll(/\b8787\b/g, String(port));
  const env = {
    TELEPHONY_URL: `${origin}/v1.2/voice`,
    TELEPHONY_TOKEN: SANDBOX_TOKEN,
    EVENTS_PASSWORD: 'a-very-long-secret',
    NODE_NO_WARNINGS: '1',
    PATH: `${join(folder.path, 'bin')}:${process.env['PATH']}`,
  };
  switch (language) {
    case 'sh':
      return startProgram('bash', ['-euo', 'pipefail', '-c', local], { cwd: folder.path, env });
    case 'ts':
      return startProgram(process.execPath, [folder.writeProgram(`${guide}-${line}`, local)], {
        cwd: folder.path,
        env,
      });
    default: {
      // The programs of a guide find each other's files.
      const cwd = join(folder.path, guide);
      mkdirSync(cwd, { recursive: true });
      writeFileSync(join(cwd, title), local);
      const command = language === 'php' ? 'php' : 'python3';
      const serve = language === 'php' && background ? ['-S', `127.0.0.1:${port}`] : [];
      return startProgram(command, [...serve, title], { cwd, env });
    }
  }
}

// `…` stands for text that differs from run to run.
function matches(printed: string, expected: string): boolean {
  const pieces = expected.split('…').map((piece) => piece.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`^${pieces.join('[^]*')}$`).test(printed);
}

async function untilItSpeaks(program: Program): Promise<void> {
  while (!program.hasSpoken()) await sleep(20);
}

// Records the statuses of the responses to a sample.
async function startRecordingProxy(sandbox: string) {
  const statuses: number[] = [];
  const forward: RequestListener = (incoming, outgoing) => {
    const forwarded = request(
      new URL(incoming.url ?? '/', sandbox),
      { method: incoming.method ?? 'GET', headers: incoming.headers },
      (response) => {
        const status = response.statusCode ?? 502;
        statuses.push(status);
        outgoing.writeHead(status, response.headers);
        response.pipe(outgoing);
      },
    );
    forwarded.on('error', (error) => {
      statuses.push(502);
      outgoing.writeHead(502).end(error.message);
    });
    incoming.pipe(forwarded);
  };
  let close = () => {};
  const url = await startServer(forward, (end) => (close = end));
  return { url, statuses, close };
}

interface Program {
  hasSpoken(): boolean;
  /** Resolves with all it has printed when it ends. Rejects with what it said where it fails. */
  ended: Promise<string>;
  stop(): void;
}

function startProgram(
  command: string,
  args: string[],
  options: { cwd: string; env: Record<string, string> },
): Program {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, NO_COLOR: '1', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Error(`ended with ${code}\n${output}${complaints}`));
    });
  });
  return {
    hasSpoken: () => output + complaints !== '',
    ended,
    stop: () => void child.kill(),
  };
}

const CHECKS = new Map([
  ['python', ['python3', '-c', 'import flask, requests']],
  ['php', ['php', '-r', 'exit(PHP_MAJOR_VERSION < 8 ? 1 : 0);']],
]);

/**
 * Not every machine has Python with the packages of its guide, and PHP 8. With ALL_INTERPRETERS set, as in CI for these languages,
 * they have to be there.
 */
export function hasInterpreter(language: string): boolean {
  const [command, ...args] = CHECKS.get(language) ?? [];
  return (
    command === undefined ||
    process.env['ALL_INTERPRETERS'] !== undefined ||
    spawnSync(command, args).status === 0
  );
}
