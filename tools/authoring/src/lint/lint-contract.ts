import { join } from 'node:path';
import { readableFile } from './checks/readable-file.ts';
import { runChecks } from './checks/run-checks.ts';
import { ContractFiles } from './files/contract-files.ts';
import type { Finding } from './finding.ts';
import { oneFindingEach } from './one-finding-each.ts';
import { runRedocly } from './run-redocly.ts';
import { runSpectral } from './run-spectral.ts';
import { lintWorkflows } from './workflows/lint-workflows.ts';

/** What is wrong with the contract in a folder, its ledger and its workflows, by file and line. */
export async function lintContract(folder: string): Promise<Finding[]> {
  const files = new ContractFiles(folder);
  const unreadable = await readableFile(files);
  if (unreadable.length > 0) return inOrder(unreadable);
  const roots = [join(folder, 'openapi.yaml')];
  // Redocly runs beside, in processes of its own.
  const [redocly, workflows, checks, spectral] = await Promise.all([
    runRedocly(roots),
    lintWorkflows(folder),
    runChecks(files),
    runSpectral(roots),
  ]);
  return inOrder(oneFindingEach([...checks, ...redocly, ...spectral, ...workflows], files));
}

function inOrder(findings: Finding[]): Finding[] {
  return findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
