import { readFileSync } from 'node:fs';
import { isJsonObject, type JsonObject, listOperations } from '@telephony/contract';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';

/** The types of the published package: the names of what is in the contract, and the shape of its ledger. */
export function entryTypes(bundle: JsonObject, ledger: LedgerEntry[]): string {
  const components = isJsonObject(bundle['components']) ? bundle['components'] : {};
  return [
    operationTable(bundle),
    '/** The id of an operation. */\nexport type OperationId = keyof Operations;\n',
    "/** The path of an operation, with its parameters in braces. */\nexport type Path = Operations[OperationId]['path'];\n",
    union('WebhookName', 'The name of an event that the platform sends.', keysOf(bundle['webhooks'])),
    union(
      'SchemaName',
      'The name of a schema under `components` of the document.',
      keysOf(components['schemas']),
    ),
    union(
      'LedgerId',
      'The id of an entry of the ledger, as `x-ledger` names it in the document.',
      ledger.map(({ id }) => id),
    ),
    '/** What `ledger.json` holds. */\nexport interface Ledger {\n  entries: LedgerEntry[];\n}\n',
    // The same type that the tools of the contract read the ledger with.
    readFileSync(new URL('../ledger/ledger-entry.ts', import.meta.url), 'utf8'),
  ].join('\n');
}

function operationTable(bundle: JsonObject): string {
  const lines = listOperations(bundle)
    .filter(({ kind }) => kind === 'path')
    .map(({ method, path, value }) => {
      const [id, at] = [value['operationId'], path].map((text) => JSON.stringify(text));
      return `  ${id}: { method: ${JSON.stringify(method)}; path: ${at} };\n`;
    });
  return `/** The method and the path of each operation, by its id. */\nexport interface Operations {\n${lines.join('')}}\n`;
}

function union(name: string, about: string, members: string[]): string {
  const alternatives = members.toSorted().map((member) => `\n  | ${JSON.stringify(member)}`);
  return `/** ${about} */\nexport type ${name} =${alternatives.join('') || ' never'};\n`;
}

function keysOf(value: unknown): string[] {
  return isJsonObject(value) ? Object.keys(value) : [];
}
