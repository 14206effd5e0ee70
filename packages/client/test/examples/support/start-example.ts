import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { compileCache } from '@telephony/testing/compile-cache';
import { type Mock, startMock } from '@telephony/mock';
import { onTestFinished } from 'vitest';

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Example {
  process: ChildProcess;
  /** Resolves when what the example has said on standard output contains the text. */
  says(part: string): Promise<void>;
  /** Resolves when the example has ended and all that it said was read. */
  finished: Promise<Finished>;
}

/** Starts an example in an environment that says nothing about a platform. */
export function startExample(
  name: string,
  args: string[],
  { env = {}, folder = tmpdir() }: { env?: Record<string, string>; folder?: string } = {},
): Example {
  const program = fileURLToPath(new URL(`../../../examples/${name}.ts`, import.meta.url));
  const inherited = Object.entries(process.env).filter(([key]) => !/^TELEPHONY_|_COLOR$/.test(key));
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...Object.fromEntries(inherited), ...compileCache, ...env },
    cwd: folder,
  });
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      said[stream] += text;
    });
  }
  const finished = new Promise<Finished>((resolve) =>
    child.once('close', (code) => resolve({ code, ...said })),
  );
  return {
    process: child,
    says: (part) =>
      new Promise((resolve, reject) => {
        const look = () => said.stdout.includes(part) && resolve();
        child.stdout.on('data', look);
        void finished.then(() => reject(new Error(`${name} ended without saying ${part}: ${said.stdout}`)));
      }),
    finished,
  };
}

/** Runs an example to its end. */
export async function runExample(...args: Parameters<typeof startExample>): Promise<Finished> {
  return startExample(...args).finished;
}

/** A mock for one test, and what an example is started with to ask it. */
export async function mockPlatform(): Promise<{ mock: Mock; args: string[] }> {
  const mock = await startMock({ port: 0 });
  onTestFinished(() => mock.close());
  return { mock, args: ['--base-url', `${mock.url}/v1.2/service`] };
}

/** The environment of an example that has a token. */
export const withToken = { TELEPHONY_TOKEN: 'a-token-of-the-test' };
