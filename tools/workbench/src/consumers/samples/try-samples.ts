import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type OperationSample, readSamples, SANDBOX_TOKEN } from '@telephony/docs/samples';
import { startSandbox } from '@telephony/sandbox';
import type { Command, DocsSamples } from '../consumer.ts';
import type { Outcome } from '../outcome.ts';
import { compareRuns } from './compare-runs.ts';
import { runSamples } from './run-samples.ts';
import { mainOf, wrapSample } from './wrap-sample.ts';

/** What trying samples needs. */
export interface TrySamplesOptions {
  folder: string;
  /** Runs commands, and tells what is wrong. */
  failure: (doing: string, commands: readonly Command[]) => Promise<string | undefined>;
  onProgress: (doing: string) => void;
  signal: AbortSignal;
}

/** What the environment of a sample has, with all that JSON and programs trip over. */
const SECRETS = {
  TELEPHONY_TOKEN: SANDBOX_TOKEN,
  TELEPHONY_OLD_TOKEN: 'no-such-token',
  TELEPHONY_PASSWORD: String.raw`it's "quoted", \back, %s $HOME £`,
  TELEPHONY_CODE: '314159',
  TELEPHONY_NONCE: 'nonce',
  TELEPHONY_RESET_TOKEN: 'reset',
};
/** The same for cURL, where readers write them as JSON does. */
const IN_JSON = Object.fromEntries(
  Object.entries(SECRETS).map(([name, value]) => [name, JSON.stringify(value).slice(1, -1)]),
);

/** Compiles the samples of a language, runs all against a sandbox, and compares what arrives with what those for cURL send. */
export async function trySamples(
  { samples: language, file, compiles, calls }: DocsSamples,
  { folder, failure, onProgress, signal }: TrySamplesOptions,
): Promise<Outcome> {
  await using sandbox = await startSandbox({ port: 0, seed: 1, clock: 'manual' });
  const samples = readSamples(language, sandbox.baseUrl);
  rmSync(join(folder, 'samples'), { recursive: true, force: true });
  const files = [
    ...samples.map(({ id, code }) => ({ name: of(file, id), code: wrapSample(language, id, code) })),
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
    return [program, ...args.map((argument) => of(argument, id))];
  };
  const curl = await runSamples(readSamples('curl', sandbox.baseUrl), sandbox, {
    folder,
    commandOf: ({ code }) => ['bash', '-c', code],
    environment: IN_JSON,
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

function of(pattern: string, id: string): string {
  return pattern.replaceAll('ID', id);
}
