import { rmSync, writeFileSync } from 'node:fs';
import { UserError } from '@telephony/command-line';
import { contractFolder, writeFileAtomically } from '@telephony/lint/files';
import type { ConformanceOptions } from './options.ts';
import { operationFiles } from './report/operation-files.ts';
import { toJunit } from './report/to-junit.ts';
import { toMarkdown } from './report/to-markdown.ts';
import { toSarif } from './report/to-sarif.ts';
import type { ConformanceResult } from './run-conformance.ts';

/**
 * Writes the files that were asked for. The archive names customers and their calls, so only its owner can read it.
 *
 * @throws UserError for a file that cannot be written.
 */
export function writeOutputs(
  { report, har, proposals }: ConformanceResult,
  options: ConformanceOptions,
): void {
  write('--report', options.report, (file) => writeFileAtomically(file, toMarkdown(report)));
  write('--json', options.json, (file) => writeFileAtomically(file, json(report)));
  write('--junit', options.junit, (file) => writeFileAtomically(file, toJunit(report)));
  write('--sarif', options.sarif, (file) =>
    writeFileAtomically(file, json(toSarif(report, operationFiles(contractFolder)))),
  );
  write('--propose', options.propose, (file) => writeFileAtomically(file, proposals));
  write('--har', options.har, (file) => {
    // A file that is there would keep the rights that it has.
    rmSync(file, { force: true });
    writeFileSync(file, json(har), { mode: 0o600 });
  });
}

/**
 * Writes the plan to the file of the report: every request on a line of its own.
 *
 * @throws UserError for a file that cannot be written.
 */
export function writePlan(plan: string, report: string): void {
  write('--report', report, (file) => writeFileAtomically(file, `${plan}\n`));
}

function write(option: string, file: string | undefined, act: (file: string) => void): void {
  if (file === undefined) return;
  try {
    act(file);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(`${option} ${file} cannot be written: ${reason}`, { cause });
  }
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
