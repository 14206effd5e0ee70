import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openapiJson } from '@telephony/openapi';
import { startSandbox } from '@telephony/sandbox';
import { signalGroup, WINDOWS } from '../signal-group.ts';
import { PROOF_FOLDER } from './find-schemathesis.ts';
import { type ProofReport, readReport } from './read-report.ts';

/** What a run needs. */
export interface SeedOptions {
  /** Schemathesis. */
  program: string;
  /** Operations to test; all if empty. */
  operations: readonly string[];
  /** A temporary folder. */
  folder: string;
  signal: AbortSignal;
}

/** What a run came to. */
export interface SeedResult {
  report: ProofReport;
  /** Entries of `refusals.json`, by their message, that have excused a refusal. */
  used: string[];
}

/**
 * Runs Schemathesis with a seed against a sandbox of its own, on a free port, with the whole story and a manual clock, so that the
 * same seed asks the same. Its output goes to this program's.
 *
 * @throws Error when it ends before its report.
 */
export async function runSeed(
  seed: number,
  { program, operations, folder, signal }: SeedOptions,
): Promise<SeedResult> {
  const sandbox = await startSandbox({ port: 0, clock: 'manual', seed: 1, liveCalls: true });
  try {
    const token = sandbox.signIn?.token ?? '';
    // A folder of its own: what a run has found is kept there and would be tried again by the next one.
    const own = join(folder, String(seed));
    mkdirSync(own, { recursive: true });
    const [report, used] = [join(own, 'report.json'), join(own, 'used.json')];
    const child = spawn(
      program,
      [
        `--config-file=${join(PROOF_FOLDER, 'schemathesis.toml')}`,
        'run',
        fileURLToPath(openapiJson),
        `--url=${sandbox.baseUrl}`,
        `--seed=${seed}`,
        `--header=X-Auth-Token: ${token}`,
        '--report=json',
        `--report-json-path=${report}`,
        ...operations.map((operation) => `--include-operation-id=${operation}`),
      ],
      {
        cwd: own,
        env: {
          ...process.env,
          PYTHONPATH: PROOF_FOLDER,
          PYTHONDONTWRITEBYTECODE: '1',
          PROOF_API: sandbox.baseUrl,
          PROOF_CONTROL: `${sandbox.url}/_sandbox`,
          PROOF_TOKEN: token,
          PROOF_USED: used,
        },
        stdio: ['ignore', 'inherit', 'inherit'],
        detached: !WINDOWS,
      },
    );
    const end = () => signalGroup(child, 'SIGTERM');
    signal.addEventListener('abort', end, { once: true });
    await once(child, 'close');
    signal.removeEventListener('abort', end);
    const read = readReport(report);
    return {
      // A few operations may make no chain for the stateful tests.
      report: operations.length > 0 ? { ...read, skipped: [] } : read,
      used: JSON.parse(readFileSync(used, 'utf8')) as string[],
    };
  } finally {
    await sandbox.close();
  }
}
