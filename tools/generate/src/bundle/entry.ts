import { readFileSync } from 'node:fs';
import { isJsonObject, type JsonObject, listOperations } from '@telephony/contract';
import type { LedgerEntry } from '../ledger.ts';

// The paths are relative to `dist`.
const PUBLISHED_FILES: [name: string, path: string, about: string][] = [
  ['openapiJson', './openapi.json', 'The whole contract as one OpenAPI 3.1 document, in JSON.'],
  ['openapiYaml', './openapi.yaml', 'The same document in YAML.'],
  [
    'openapiCodegenJson',
    './openapi.codegen.json',
    'The contract for code generators that read OpenAPI 3.1, in JSON.',
  ],
  [
    'openapi30Json',
    './openapi-3.0.json',
    'The contract for code generators and gateways that read OpenAPI 3.0 only, in JSON.',
  ],
  [
    'ledgerJson',
    './ledger.json',
    'The open questions about the platform, and the observations: a `Ledger` in JSON.',
  ],
  ['changelog', '../CHANGELOG.md', 'The changes of each version of the contract, in Markdown.'],
];

const ABOUT_VERSION = 'The version of the contract: `info.version` of the document.';

export function entryModule(version: string): string {
  return [
    ...PUBLISHED_FILES.map(
      ([name, path, about]) =>
        `/** ${about} */\nexport const ${name} = new URL('${path}', import.meta.url);\n`,
    ),
    `/** ${ABOUT_VERSION} */\nexport const version = ${JSON.stringify(version)};\n`,
  ].join('\n');
}

export function entryDeclarations(): string {
  return [
    `/** The global \`URL\`, also where no types of a browser or of Node are loaded. */
type FileUrl = typeof globalThis extends { URL: { prototype: infer Url } } ? Url : { readonly href: string };
`,
    ...PUBLISHED_FILES.map(([name, , about]) => `/** ${about} */\nexport declare const ${name}: FileUrl;\n`),
    `/** ${ABOUT_VERSION} */\nexport declare const version: string;\n`,
  ].join('\n');
}

export function entryTypes(bundle: JsonObject, ledger: LedgerEntry[]): string {
  const components = isJsonObject(bundle['components']) ? bundle['components'] : {};
  return [
    operationTable(bundle),
    '/** The id of an operation. */\nexport type OperationId = keyof Operations;\n',
    "/** The path of an operation, with its parameters in braces. */\nexport type Path = Operations[OperationId]['path'];\n",
    unionType('WebhookName', 'The name of an event that the platform sends.', keysIn(bundle['webhooks'])),
    unionType(
      'SchemaName',
      'The name of a schema under `components` of the document.',
      keysIn(components['schemas']),
    ),
    unionType(
      'LedgerId',
      'The id of an entry of the ledger, as `x-ledger` names it in the document.',
      ledger.map(({ id }) => id),
    ),
    '/** The content of `ledger.json`. */\nexport interface Ledger {\n  entries: LedgerEntry[];\n}\n',
    readFileSync(new URL('../ledger-entry.ts', import.meta.url), 'utf8'),
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

function unionType(name: string, about: string, members: string[]): string {
  const alternatives = members.toSorted().map((member) => `\n  | ${JSON.stringify(member)}`);
  return `/** ${about} */\nexport type ${name} =${alternatives.join('') || ' never'};\n`;
}

function keysIn(value: unknown): string[] {
  return isJsonObject(value) ? Object.keys(value) : [];
}
