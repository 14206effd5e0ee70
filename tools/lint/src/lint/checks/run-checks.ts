import type { ContractFiles, Finding } from '../files/contract-files.ts';
import type { Check } from './check.ts';
import { exampleField, exampleHost, exampleSummary } from './examples.ts';
import { filterField, queryExample } from './queries.ts';
import {
  finishedProse,
  plainSigns,
  possibleDate,
  proseForm,
  schemaDescribed,
  secureAddress,
  spelling,
} from './texts.ts';
import { ledgerForm } from './ledger.ts';
import { mentionKnown } from './mentions.ts';
import { orphanFile, referenceKind, referenceTarget } from './references.ts';
import { workflowExpression, workflowRequest, workflowSource } from './workflows.ts';
import { sourceKnown } from './sources.ts';

const OTHERS: Check[] = [
  exampleField,
  exampleHost,
  exampleSummary,
  filterField,
  finishedProse,
  ledgerForm,
  mentionKnown,
  plainSigns,
  possibleDate,
  queryExample,
  workflowSource,
  proseForm,
  referenceKind,
  schemaDescribed,
  secureAddress,
  sourceKnown,
  spelling,
  workflowExpression,
  workflowRequest,
];

/** What the files of a contract have that no linter of documents sees. */
export async function runChecks(files: ContractFiles): Promise<Finding[]> {
  const broken = await referenceTarget(files);
  // A misspelt $ref makes an orphan of the file that it means.
  const checks = broken.length > 0 ? OTHERS : [orphanFile, ...OTHERS];
  const findings = await Promise.all(checks.map(async (check) => check(files)));
  return [...broken, ...findings.flat()];
}
