import { join, sep } from 'node:path';
import { contractVersion, readableFile } from './checks/references.ts';
import { runChecks } from './checks/run-checks.ts';
import { sourceMissing } from './checks/sources.ts';
import { ContractFiles, type Finding } from './files/contract-files.ts';
import { oneFindingEach } from './one-finding-each.ts';
import { lintWorkflows, runRedocly, runSpectral } from './linters.ts';

export type { Finding } from './files/contract-files.ts';

/** What is wrong with the contract in a folder, its ledger and its workflows, by file and line. */
export async function lintContract(folder: string): Promise<Finding[]> {
  const [findings = []] = await lintContracts([folder]);
  return findings;
}

/** What is wrong with each of several copies of a contract: the linters start once, and read once what is alike. */
export async function lintContracts(folders: readonly string[]): Promise<Finding[][]> {
  const contracts: ContractFiles[] = [];
  for (const folder of folders) contracts.push(new ContractFiles(folder, contracts[0]));
  const hiding = await Promise.all(contracts.map(hidesAll));
  const readable = contracts.filter((_, index) => hiding[index]?.length === 0);
  const roots = readable.map(({ folder }) => join(folder, 'openapi.yaml'));
  // Redocly runs beside, in processes of its own. Without a root it would read those of its configuration.
  const [redocly, workflows, spectral, checks] = await Promise.all([
    roots.length > 0 ? runRedocly(roots) : [],
    lintWorkflows(readable.map(({ folder }) => folder)),
    runSpectral(roots),
    Promise.all(contracts.map(async (files, index) => (hiding[index]?.length === 0 ? runChecks(files) : []))),
  ]);
  const told = [...redocly, ...spectral, ...workflows];
  return contracts.map((files, index) => {
    const early = hiding[index] ?? [];
    if (early.length > 0) return inOrder(early);
    const own = told.filter(
      ({ file }) => isIn(files.folder, file) || !folders.some((one) => isIn(one, file)),
    );
    const findings = oneFindingEach([...(checks[index] ?? []), ...own], files);
    return inOrder(findings.length > 0 ? findings : sourceMissing(files));
  });
}

/** What hides everything else until it is mended. */
async function hidesAll(files: ContractFiles): Promise<Finding[]> {
  const unreadable = await readableFile(files);
  return unreadable.length > 0 ? unreadable : contractVersion(files);
}

const isIn = (folder: string, file: string): boolean => file.startsWith(join(folder, sep));

function inOrder(findings: Finding[]): Finding[] {
  return findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}
