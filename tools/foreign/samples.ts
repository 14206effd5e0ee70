import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type OperationSample, readSamples } from '@telephony/docs/samples';
import { type Sandbox, startSandbox } from '@telephony/sandbox';
import type { Outcome } from './platform.ts';
import { type Command, runCommand } from './programs.ts';

export interface ForeignProgram {
  name: string;
  folder: string;
  language: string;
  needs: string[];
  installs: Command[];
}

export interface DocsSamples extends ForeignProgram {
  samples: SampleLanguage;
  file: string;
  compiles: Command[];
  calls: Command;
}

interface SampleRun {
  id: string;
  ok: boolean;
  requests: ReceivedRequest[];
  /** The file that it should write; undefined if there is none. */
  written?: Buffer;
  output: string;
}

interface ReceivedRequest {
  status: number;
  method: string;
  path: string;
  query: [string, string][];
  token: string | undefined;
  contentType: string | undefined;
  body: unknown;
}

export interface RunOptions {
  folder: string;
  commandOf: (sample: OperationSample) => Command;
  environment: Record<string, string>;
  signal: AbortSignal;
}

const METHOD_ORDER = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];
const LAST_OPERATION = 'logout';

async function runSamples(
  samples: readonly OperationSample[],
  sandbox: Sandbox,
  { folder, commandOf, environment, signal }: RunOptions,
): Promise<SampleRun[]> {
  await sandbox.control.reset();
  const ran: SampleRun[] = [];
  for (const sample of inOrder(samples)) {
    if (signal.aborted) break;
    const file = sample.file === undefined ? undefined : join(folder, sample.file);
    if (file !== undefined) rmSync(file, { force: true });
    const run = () => {
      sandbox.clear();
      return runCommand(commandOf(sample), {
        folder,
        environment: { ...environment, TELEPHONY_TOKEN: sample.token },
        signal,
      });
    };
    // A reader downloads a file again.
    if (file !== undefined) await run();
    const { ok, output } = await run();
    const written = file === undefined ? undefined : read(file);
    ran.push({
      id: sample.id,
      ok,
      requests: sandbox.requests.map(receivedRequest),
      ...(written && { written }),
      output,
    });
  }
  return ran;
}

function inOrder(samples: readonly OperationSample[]): OperationSample[] {
  const rank = ({ id, method }: OperationSample) =>
    id === LAST_OPERATION ? METHOD_ORDER.length : METHOD_ORDER.indexOf(method);
  return samples.toSorted((one, other) => rank(one) - rank(other) || one.id.localeCompare(other.id, 'en'));
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function receivedRequest({
  status,
  method,
  url,
  headers,
  body,
}: Sandbox['requests'][number]): ReceivedRequest {
  const { pathname, searchParams } = new URL(url, 'http://sandbox');
  const text = body.toString();
  return {
    status,
    method,
    path: pathname,
    query: [...searchParams].toSorted(([one], [other]) => one.localeCompare(other, 'en')),
    token: headers['x-auth-token'],
    contentType: headers['content-type']?.replace(/;.*/, ''),
    body: text === '' ? undefined : parse(text),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return `not JSON: ${text}`;
  }
}

function compareRuns(curl: readonly SampleRun[], ran: readonly SampleRun[]): string[] {
  return curl.flatMap((expected) => {
    const found = ran.find(({ id }) => id === expected.id);
    const fault = found ? faultOf(expected, found) : 'it did not run';
    return fault === undefined ? [] : [`${expected.id}: ${fault}`];
  });
}

function faultOf(curl: SampleRun, { requests, ok, written, output }: SampleRun): string | undefined {
  if (requests.length !== 1) return `it sent ${requests.length} requests instead of 1\n${output}`;
  if (!isDeepStrictEqual(requests, curl.requests))
    return `it sent and got ${JSON.stringify(requests[0])}, cURL ${JSON.stringify(curl.requests[0])}\n${output}`;
  const status = requests[0]?.status ?? 0;
  if (ok !== status < 400) return `it ended ${ok ? 'well' : 'with an error'} after ${status}\n${output}`;
  if (!ok && !output.includes(String(status)))
    return `its error does not name the status ${status}\n${output}`;
  if (!isDeepStrictEqual(written, curl.written))
    return `it wrote ${written?.length ?? 'no'} bytes to its file, cURL ${curl.written?.length ?? 'none'}`;
  return undefined;
}

export type SampleLanguage = 'python' | 'php' | 'go' | 'java';

const WRAPS: Record<SampleLanguage, (id: string, code: string) => string> = {
  python: (_id, code) => code,
  php: (_id, code) => code,
  java: (id, code) => `package ${id};\n\n${code}`,
  go: (id, code) =>
    replaceOnce(replaceOnce(code, 'package main\n', `package ${id}\n`), '\nfunc main() {', '\nfunc Main() {'),
};

function replaceOnce(code: string, old: string, text: string): string {
  if (code.split(old).length !== 2) throw new Error(`A sample must have "${old.trim()}" once:\n${code}`);
  return code.replace(old, text);
}

function mainOf(language: SampleLanguage, ids: readonly string[]): { name: string; code: string }[] {
  if (language !== 'go') return [];
  const imports = ids.map((id) => `\t"example.test/samples/${id}"`).join('\n');
  const cases = ids.map((id) => `\t"${id}": ${id}.Main,`).join('\n');
  const code = `package main\n\nimport (\n\t"os"\n${imports}\n)\n\nvar samples = map[string]func(){\n${cases}\n}\n\nfunc main() {\n\tsamples[os.Args[1]]()\n}\n`;
  return [{ name: 'main.go', code }];
}

export interface TrySamplesOptions {
  folder: string;
  failure: (doing: string, commands: readonly Command[]) => Promise<string | undefined>;
  onProgress: (doing: string) => void;
  signal: AbortSignal;
}

// With all characters that trip up JSON and programs.
const SECRETS = {
  TELEPHONY_OLD_TOKEN: 'no-such-token',
  TELEPHONY_PASSWORD: String.raw`it's "quoted", \back, %s $HOME £`,
  TELEPHONY_CODE: '314159',
  TELEPHONY_NONCE: 'nonce',
  TELEPHONY_RESET_TOKEN: 'reset',
};
// Readers write them into JSON for cURL.
const JSON_SECRETS = Object.fromEntries(
  Object.entries(SECRETS).map(([name, value]) => [name, JSON.stringify(value).slice(1, -1)]),
);

export async function trySamples(
  { samples: language, file, compiles, calls }: DocsSamples,
  { folder, failure, onProgress, signal }: TrySamplesOptions,
): Promise<Outcome> {
  await using sandbox = await startSandbox({ port: 0, seed: 1, clock: 'manual', examples: true });
  const samples = readSamples(language, sandbox.baseUrl);
  rmSync(join(folder, 'samples'), { recursive: true, force: true });
  const files = [
    ...samples.map(({ id, code }) => ({ name: withId(file, id), code: `${WRAPS[language](id, code)}\n` })),
    ...mainOf(
      language,
      samples.map(({ id }) => id),
    ),
  ];
  for (const { name, code } of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
  const notCompiled = await failure('compiling the samples', compiles);
  if (notCompiled !== undefined) return { compiles: false, reason: notCompiled };

  onProgress(`running ${samples.length} samples, and those for cURL`);
  const command = ({ id }: OperationSample): Command => {
    const [program, ...args] = calls;
    return [program, ...args.map((argument) => withId(argument, id))];
  };
  const curl = await runSamples(readSamples('curl', sandbox.baseUrl), sandbox, {
    folder,
    commandOf: ({ code }) => ['bash', '-c', code],
    environment: JSON_SECRETS,
    signal,
  });
  const ran = await runSamples(samples, sandbox, {
    folder,
    commandOf: command,
    environment: SECRETS,
    signal,
  });
  const faults = compareRuns(curl, ran);
  return {
    compiles: true,
    calls: faults.length === 0,
    ...(faults.length > 0 && { reason: faults.join('\n') }),
  };
}

function withId(pattern: string, id: string): string {
  return pattern.replaceAll('ID', id);
}
