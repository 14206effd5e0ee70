import { join, relative, sep } from 'node:path';
import { styleText } from 'node:util';
import { contractVersion, orphanFile, readableFile, referenceKind } from './checks/references.ts';
import { claimMarked } from './checks/claims.ts';
import { sourceKnown, sourceMissing } from './checks/sources.ts';
import { ContractFiles, type Finding } from './files/contract-files.ts';
import { runRedocly, runSpectral } from './linters.ts';
import type { Check } from './checks/check.ts';
import { exampleField, exampleHost } from './checks/examples.ts';
import * as queryChecks from './checks/queries.ts';
import * as textChecks from './checks/texts.ts';
import {
  workflowExpression,
  workflowExtension,
  workflowRequest,
  workflowSource,
  workflowStep,
} from './checks/workflows.ts';
import { ledgerForm } from './checks/ledger.ts';
import { mentionKnown } from './checks/mentions.ts';
import { repositoryRoot } from '@telephony/generate/files';

export type { Finding } from './files/contract-files.ts';

/** Lints contracts with their ledgers and workflows, starting each linter once, and returns the findings of each folder by file and line. */
export async function lintContracts(folders: readonly string[]): Promise<Finding[][]> {
  const contracts = folders.map((folder) => new ContractFiles(folder));
  const lintable = contracts.filter(
    (files) => !files.get('openapi.yaml')?.error && contractVersion(files).length === 0,
  );
  const roots = lintable.map(({ folder }) => join(folder, 'openapi.yaml'));
  const workflows = lintable.flatMap(({ all }) =>
    all.filter(({ name, error }) => name.startsWith('workflows/') && !error).map(({ path }) => path),
  );
  const [redocly, spectral, checks] = await Promise.all([
    roots.length > 0 ? runRedocly([...roots, ...workflows]) : [],
    roots.length > 0 ? runSpectral(roots) : [],
    Promise.all(contracts.map(runChecks)),
  ]);
  return contracts.map((files, index) => {
    const own = [...redocly, ...spectral].filter(
      ({ file }) => isIn(files.folder, file) || !folders.some((folder) => isIn(folder, file)),
    );
    return inOrder([...(checks[index] ?? []), ...withoutEchoes(own, files)]);
  });
}

const isIn = (folder: string, file: string): boolean => file.startsWith(join(folder, sep));

// A linter reports an unreadable file in its own words, in the file and at each $ref to it.
function withoutEchoes(findings: Finding[], { all, references }: ContractFiles): Finding[] {
  const unreadable = new Map(all.filter(({ error }) => error).map((file) => [file.name, file]));
  const paths = new Set([...unreadable.values()].map(({ path }) => path));
  const lines = new Set(
    references
      .filter(({ target }) => unreadable.has(target))
      .map(({ from, path }) => `${from.path}:${from.finding(path, '', '').line}`),
  );
  return findings.filter(({ file, line }) => !paths.has(file) && !lines.has(`${file}:${line}`));
}

function inOrder(findings: Finding[]): Finding[] {
  return findings.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

const CHECKS: Check[] = [
  ...Object.values(queryChecks),
  ...Object.values(textChecks),
  claimMarked,
  contractVersion,
  exampleField,
  exampleHost,
  ledgerForm,
  readableFile,
  referenceKind,
  sourceKnown,
  sourceMissing,
  workflowExtension,
  workflowSource,
];
// These would call every name in an unreadable file unknown.
const CHECKS_OF_NAMES: Check[] = [
  mentionKnown,
  orphanFile,
  workflowExpression,
  workflowRequest,
  workflowStep,
];

async function runChecks(files: ContractFiles): Promise<Finding[]> {
  const isReadable = files.all.every(({ error }) => !error);
  const checks = [...CHECKS, ...(isReadable ? CHECKS_OF_NAMES : [])];
  return (await Promise.all(checks.map(async (check) => check(files)))).flat();
}

/** Formats findings for people, with paths of the repository. */
export function formatFindings(findings: Finding[]): string[] {
  return findings.map(({ file, line, column, rule, message }) => {
    const path = relative(repositoryRoot, file).split(sep).join('/');
    const place = styleText('cyan', `${path}:${line}:${column}`, { stream: process.stdout });
    return `${place}\n  ${message} ${styleText('dim', `(${rule})`, { stream: process.stdout })}`;
  });
}
