import type { ContractFiles } from '../files/contract-files.ts';
import type { Finding } from '../finding.ts';
import type { Check } from './check.ts';
import { exampleField } from './example-field.ts';
import { exampleHost } from './example-host.ts';
import { exampleSummary } from './example-summary.ts';
import { filterField } from './filter-field.ts';
import { finishedProse } from './finished-prose.ts';
import { ledgerForm } from './ledger-form.ts';
import { mentionKnown } from './mention-known.ts';
import { orphanFile } from './orphan-file.ts';
import { overlayForm } from './overlay-form.ts';
import { plainSigns } from './plain-signs.ts';
import { possibleDate } from './possible-date.ts';
import { queryExample } from './query-example.ts';
import { workflowSource } from './workflow-source.ts';
import { proseForm } from './prose-form.ts';
import { referenceKind } from './reference-kind.ts';
import { referenceTarget } from './reference-target.ts';
import { schemaDescribed } from './schema-described.ts';
import { secureAddress } from './secure-address.ts';
import { sourceKnown } from './source-known.ts';
import { spelling } from './spelling.ts';
import { term } from './term.ts';
import { workflowExpression } from './workflow-expression.ts';
import { workflowRequest } from './workflow-request.ts';

const OTHERS: Check[] = [
  exampleField,
  exampleHost,
  exampleSummary,
  filterField,
  finishedProse,
  ledgerForm,
  mentionKnown,
  overlayForm,
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
  term,
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
