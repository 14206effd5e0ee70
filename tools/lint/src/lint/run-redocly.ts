import { resolve } from 'node:path';
import type { Finding } from './finding.ts';
import { configurationFolder, runLinter } from './run-linter.ts';

interface RedoclyReport {
  problems: {
    ruleId: string;
    message: string;
    suggest?: string[];
    location: { source: { ref: string }; pointer?: string; start?: { line: number; col: number } }[];
  }[];
}

/** What Redocly finds in root documents, whatever its severity. */
export async function runRedocly(roots: string[], folder = configurationFolder): Promise<Finding[]> {
  const args = ['lint', ...roots, '--format', 'json', '--max-problems', '100000'];
  const reports = (await runLinter('@redocly/cli/bin/cli.js', args, folder)) as RedoclyReport[];
  return reports.flatMap(({ problems }) =>
    problems.map(({ ruleId, message, suggest, location: [place] }) => ({
      file: resolve(folder, place?.source.ref ?? ''),
      line: place?.start?.line ?? 1,
      column: place?.start?.col ?? 1,
      ...(place?.pointer === undefined ? {} : { pointer: place.pointer }),
      rule: ruleId,
      message,
      ...(suggest && suggest.length > 0 ? { suggestions: suggest } : {}),
    })),
  );
}
