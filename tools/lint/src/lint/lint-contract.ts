import { join, relative, sep } from 'node:path';
import { styleText } from 'node:util';
import { contractVersion, orphanFile, readableFile, referenceKind } from './checks/references.ts';
import { sourceKnown, sourceMissing } from './checks/sources.ts';
import { ContractFiles, type Finding } from './files/contract-files.ts';
import { runRedocly, runSpectral } from './linters.ts';
import type { Check } from './checks/check.ts';
import { exampleField, exampleHost } from './checks/examples.ts';
import * as ofQueries from './checks/queries.ts';
import * as ofTexts from './checks/texts.ts';
import * as ofWorkflows from './checks/workflows.ts';
import { ledgerForm } from './checks/ledger.ts';
import { mentionKnown } from './checks/mentions.ts';
import { repositoryRoot } from '../files.ts';

export type { Finding } from './files/contract-files.ts';

/** What is wrong with the contract in a folder, its ledger and its workflows, by file and line. */
export async function lintContract(folder: string): Promise<Finding[]> {
  const [findings = []] = await lintContracts([folder]);
  return findings;
}

/** What is wrong with each of several copies of a contract: Redocly and Spectral start once, beside our own checks. */
export async function lintContracts(folders: readonly string[]): Promise<Finding[][]> {
  const contracts = folders.map((folder) => new ContractFiles(folder));
  const hiding = await Promise.all(contracts.map(hidesAll));
  const readable = contracts.filter((_, index) => hiding[index]?.length === 0);
  const roots = readable.map(({ folder }) => join(folder, 'openapi.yaml'));
  const workflows = readable.flatMap(({ all }) =>
    all.filter(({ name }) => name.startsWith('workflows/')).map(({ path }) => path),
  );
  // Without a document, Redocly would lint that of its configuration.
  const [redocly, spectral, checks] = await Promise.all([
    roots.length > 0 ? runRedocly([...roots, ...workflows]) : [],
    roots.length > 0 ? runSpectral(roots) : [],
    Promise.all(contracts.map(async (files, index) => (hiding[index]?.length === 0 ? runChecks(files) : []))),
  ]);
  const told = [...redocly, ...spectral];
  return contracts.map((files, index) => {
    const early = hiding[index] ?? [];
    if (early.length > 0) return inOrder(early);
    const own = told.filter(
      ({ file }) => isIn(files.folder, file) || !folders.some((one) => isIn(one, file)),
    );
    const findings = [...(checks[index] ?? []), ...own];
    // A text that is wrong is not compared with the documents.
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

const CHECKS: Check[] = [
  ...Object.values(ofQueries),
  ...Object.values(ofTexts),
  ...Object.values(ofWorkflows),
  exampleField,
  exampleHost,
  ledgerForm,
  mentionKnown,
  orphanFile,
  referenceKind,
  sourceKnown,
];

async function runChecks(files: ContractFiles): Promise<Finding[]> {
  return (await Promise.all(CHECKS.map(async (check) => check(files)))).flat();
}

/** Findings as lines for people, with paths of the repository. */
export function formatFindings(findings: Finding[]): string[] {
  return findings.map(({ file, line, column, rule, message }) => {
    const path = relative(repositoryRoot, file).split(sep).join('/');
    const place = styleText('cyan', `${path}:${line}:${column}`, { stream: process.stdout });
    return `${place}\n  ${message} ${styleText('dim', `(${rule})`, { stream: process.stdout })}`;
  });
}
