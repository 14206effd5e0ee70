import { readContract } from '@telephony/contract';
import { refuseCaseClashes } from './addresses.ts';
import { textOf } from './json.ts';
import { ledgerEntries, readEntries } from './ledger.ts';
import type { Contract } from './model.ts';
import { operationPages } from './operations.ts';
import { placeFinder } from './places.ts';
import { schemaPages } from './schemas.ts';
import { serverOf } from './server.ts';
import type { Source } from './source.ts';
import { tagGroups } from './tags.ts';
import { webhookPages } from './webhooks.ts';
import type { WorkflowStep } from './workflows.ts';

/**
 * The models of all pages from a bundle, a ledger and the steps of workflows. Throws on what the templates cannot show: a keyword they do not
 * know, a mark without an entry, two addresses that differ by case only.
 */
export function buildContract(
  bundle: unknown,
  ledger: unknown,
  workflows: readonly WorkflowStep[][] = [],
): Contract {
  const contract = readContract(bundle);
  const { info } = contract.document;
  const entries = readEntries(ledger);
  const source: Source = {
    contract,
    mark(id) {
      const entry = entries.get(id);
      if (!entry) throw new Error(`x-ledger: ${id} has no entry in ledger.yaml.`);
      return entry.mark;
    },
  };
  const server = serverOf(contract.document);
  const operations = operationPages(source, server, workflows);
  const webhooks = webhookPages(source, operations);
  const schemas = schemaPages(source, operations, webhooks);
  const groups = tagGroups(contract.document, operations, webhooks);
  refuseCaseClashes([
    ...[...operations, ...webhooks, ...schemas].map(({ address }) => address),
    ...groups.flatMap(({ tags }) => tags.map(({ address }) => address)),
  ]);
  return {
    title: textOf(info.title),
    version: textOf(info.version),
    summary: textOf(info.summary),
    description: textOf(info.description),
    server,
    groups,
    operations,
    schemas,
    webhooks,
    ledger: ledgerEntries(entries, placeFinder(contract, { operations, webhooks, schemas })),
  };
}
