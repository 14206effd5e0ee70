import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openapiJson } from '@telephony/openapi';
import { startSandbox } from '@telephony/sandbox';
import { root } from '../turbo.mjs';
import { signalGroup, WINDOWS } from './programs.ts';

const SEEDS = ['1', '2', '3'];
const FOLDER = join(root, 'tools/consumers/python');
const PROGRAM = join(FOLDER, '.venv', WINDOWS ? 'Scripts/schemathesis.exe' : 'bin/schemathesis');

interface Report {
  seed: number;
  complete: boolean;
  operations: { tested: number };
  phases: Record<string, { status: string }>;
  test_cases: { generated: number };
  failures: { title: string; count: number }[];
  errors: { title?: string }[];
}

interface Result {
  report: Report;
  /** Messages in `refusals.json` that excused a refusal. */
  used: string[];
}

export async function runSchemathesis({
  seeds = SEEDS,
  operations,
  signal,
}: {
  seeds?: readonly string[] | undefined;
  operations: readonly string[];
  signal: AbortSignal;
}): Promise<number> {
  const wrong = seeds.find((seed) => !/^\d{1,9}$/.test(seed));
  if (wrong !== undefined) throw new Error(`--seed ${wrong}: must be a whole number.`);
  if (!existsSync(PROGRAM))
    throw new Error(
      [
        'Schemathesis is not installed. Install it once, with Python 3.10 or newer:',
        '',
        '  python3 -m venv tools/consumers/python/.venv',
        '  tools/consumers/python/.venv/bin/pip install -r tools/consumers/python/requirements.txt',
      ].join('\n'),
    );
  const folder = mkdtempSync(join(tmpdir(), 'telephony-schemathesis-'));
  try {
    const results: Result[] = [];
    for (const seed of seeds) {
      if (signal.aborted) return 1;
      results.push(await runSeed(Number(seed), { operations, folder, signal }));
    }
    for (const { report } of results) console.log(summaryLine(report));
    // A few operations or seeds cannot use all of them.
    const isWhole = operations.length === 0 && SEEDS.every((seed) => seeds.includes(seed));
    const refusals = JSON.parse(readFileSync(join(FOLDER, 'refusals.json'), 'utf8')) as { message: string }[];
    for (const { message } of isWhole ? refusals : [])
      if (results.every(({ used }) => !used.includes(message)))
        console.error(`refusals.json: nothing was refused with ${message} this time.`);
    return results.every(({ report }) => listProblems(report).length === 0) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// With its own sandbox and a manual clock, so that the same seed sends the same requests.
async function runSeed(
  seed: number,
  { operations, folder, signal }: { operations: readonly string[]; folder: string; signal: AbortSignal },
): Promise<Result> {
  const sandbox = await startSandbox({ port: 0, clock: 'manual', seed: 1, liveCalls: true });
  try {
    const token = sandbox.signIn?.token ?? '';
    // Schemathesis keeps its findings in the folder, and the next run would try them again.
    const own = join(folder, String(seed));
    mkdirSync(own, { recursive: true });
    const [report, used] = [join(own, 'report.json'), join(own, 'used.json')];
    const args = [
      `--config-file=${join(FOLDER, 'schemathesis.toml')}`,
      'run',
      fileURLToPath(openapiJson),
      `--url=${sandbox.baseUrl}`,
      `--seed=${seed}`,
      `--header=X-Auth-Token: ${token}`,
      '--report=json',
      `--report-json-path=${report}`,
      ...operations.map((operation) => `--include-operation-id=${operation}`),
    ];
    const child = spawn(PROGRAM, args, {
      cwd: own,
      env: {
        ...process.env,
        PYTHONPATH: FOLDER,
        PYTHONDONTWRITEBYTECODE: '1',
        PROOF_API: sandbox.baseUrl,
        PROOF_CONTROL: `${sandbox.url}/_sandbox`,
        PROOF_TOKEN: token,
        PROOF_USED: used,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: !WINDOWS,
    });
    const end = () => signalGroup(child, 'SIGTERM');
    signal.addEventListener('abort', end, { once: true });
    await once(child, 'close');
    signal.removeEventListener('abort', end);
    const read = JSON.parse(readFileSync(report, 'utf8')) as Report;
    return {
      // A few operations may have no chain for the stateful tests.
      report: operations.length > 0 ? { ...read, phases: {} } : read,
      used: JSON.parse(readFileSync(used, 'utf8')) as string[],
    };
  } finally {
    await sandbox.close();
  }
}

function listProblems({ complete, phases, failures, errors }: Report): string[] {
  return [
    ...failures.map(({ title, count }) => `${title}: ${count}`),
    ...errors.map(({ title = 'Error' }) => title),
    ...Object.entries(phases).flatMap(([name, { status }]) =>
      status === 'skip' ? [`${name} was not run`] : [],
    ),
    ...(complete ? [] : ['it ended before its end']),
  ];
}

function summaryLine(report: Report): string {
  const { seed, operations, test_cases: cases } = report;
  const problems = listProblems(report).join('; ') || 'no failures';
  return `seed ${seed}: ${operations.tested} operations, ${cases.generated} requests, ${problems}`;
}
