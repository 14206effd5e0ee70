import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@telephony/command-line';
import { runRedoclyProgram } from './run-redocly-program.ts';

/** How much of the contract a run has seen, as `redocly drift` counts it. */
export interface Coverage {
  totals: Record<
    'operations' | 'parameters' | 'properties' | 'responses',
    { covered: number; total: number }
  >;
  operations: {
    method: string;
    path: string;
    operationId: string;
    missing: { kind: string; status?: string }[];
  }[];
}

/** A difference that `redocly drift` reports. */
export interface DriftProblem {
  ruleId: string;
  severity: 'info' | 'warning' | 'error';
  message: string;
  target: 'request' | 'response';
  operationId?: string;
  method: string;
  path: string;
  status: number;
}

/**
 * Runs `redocly drift` on an archive.
 *
 * @param har File of the archive, without secrets.
 * @param contract File of the strict bundle.
 * @param folder A temporary folder for what it writes.
 * @throws UserError when it writes no report.
 */
export async function runDrift(
  har: string,
  contract: string,
  server: string,
  folder: string,
  signal: AbortSignal,
): Promise<{ coverage: Coverage; problems: DriftProblem[] }> {
  const report = join(folder, 'drift.json');
  const coverage = join(folder, 'coverage.json');
  // A run without a single response has nothing to compare.
  const files = ['--format', 'json', '-o', report, '--coverage', '--coverage-output', coverage];
  const args = ['drift', har, '--traffic-format', 'har', '--api', contract, '--server', server, ...files];
  writeFileSync(join(folder, 'redocly.yaml'), 'telemetry: off\n');
  const printed = await runRedoclyProgram(args, folder, {}, signal);
  if (!existsSync(report) || !existsSync(coverage)) {
    throw new UserError(`redocly drift did not write a report. Its output:\n\n${printed}`);
  }
  const { problems } = JSON.parse(readFileSync(report, 'utf8')) as { problems: DriftProblem[] };
  return { coverage: JSON.parse(readFileSync(coverage, 'utf8')) as Coverage, problems };
}
