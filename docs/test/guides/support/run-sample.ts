import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fillSample } from '../../../src/guides/fill-sample.ts';
import { SANDBOX_TOKEN } from '../../../src/scripts/servers.ts';
import type { Sample } from './read-samples.ts';
import { startRecordingProxy } from './recording-proxy.ts';
import { type Program, startProgram } from './run-program.ts';
import type { SampleFolder } from './sample-folder.ts';

/** Where samples run. */
export interface Stage {
  /** Origin of the sandbox. */
  sandbox: string;
  /** Origin of the mock. */
  mock: string;
  folder: SampleFolder;
  /** Where a sample that runs in the background listens in place of 8787. */
  port: number;
  /** Those samples. */
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
    await proxy.close();
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

/** Whether a text is as expected, where `…` stands for what differs from run to run. */
function matches(printed: string, expected: string): boolean {
  const pieces = expected.split('…').map((piece) => RegExp.escape(piece));
  return new RegExp(`^${pieces.join('[^]*')}$`).test(printed);
}

async function untilItSpeaks(program: Program): Promise<void> {
  while (!program.hasSpoken()) await sleep(20);
}
