import { join } from 'node:path';
import type { Finding } from './finding.ts';
import { runRedocly } from './run-redocly.ts';
import { runSpectral } from './run-spectral.ts';
import { lintWorkflows } from './workflows/lint-workflows.ts';

/** Findings of a file that cannot be read, which both linters have; those of Redocly say more. */
const UNREADABLE = new Set(['parser', 'invalid-ref']);

/** What is wrong with the contract in a folder and with its workflows, by file and line. */
export async function lintContract(folder: string): Promise<Finding[]> {
  const roots = [join(folder, 'openapi.yaml')];
  const [redocly, spectral, workflows] = await Promise.all([
    runRedocly(roots),
    runSpectral(roots),
    lintWorkflows(folder),
  ]);
  const broken = redocly.some(({ rule }) => rule === 'no-unresolved-refs');
  const findings = [
    ...redocly,
    ...spectral.filter(({ rule }) => !broken || !UNREADABLE.has(rule)),
    ...workflows,
  ];
  return findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
