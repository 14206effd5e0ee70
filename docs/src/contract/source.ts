import { type Contract, isJsonObject, type JsonObject, walkContract } from '@telephony/contract';
import { findForeign } from '../markdown/render-markdown.ts';
import type { LedgerMark } from './model.ts';

export interface Source {
  contract: Contract;
  mark(id: string): LedgerMark;
}

export function marksOf(source: Source, ...elements: (object | undefined)[]): LedgerMark[] {
  const ids = elements.flatMap((element) => asTexts(asObject(element)['x-ledger']));
  return [...new Set(ids)].map((id) => source.mark(id));
}

export function uniqueMarks(...lists: LedgerMark[][]): LedgerMark[] {
  return [...new Map(lists.flat().map((mark) => [mark.id, mark])).values()];
}

export function asObject(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

export function asObjects(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

export function asTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

export function mostFrequent(texts: readonly string[]): string | undefined {
  const counted = [...Map.groupBy(texts, (text) => text).values()];
  return counted.toSorted((one, other) => other.length - one.length)[0]?.[0];
}

const TEXTS = ['title', 'summary', 'description', 'name', 'x-closed-enumeration'];

// Nobody writes pages, or runs anything in them, by writing a description.
export function refuseForeignTexts(bundle: unknown, ledger: unknown): void {
  const found: string[] = [];
  const check = (place: string, text: unknown) => {
    const foreign = typeof text === 'string' ? findForeign(text) : undefined;
    if (foreign !== undefined) found.push(`${place}: ${foreign}`);
  };
  walkContract(bundle, (element, pointer) => {
    for (const name of TEXTS) check(`#${pointer}/${name}`, element[name]);
  });
  for (const entry of asObjects(asObject(ledger)['entries'])) {
    for (const [name, value] of Object.entries(entry))
      for (const text of asTexts(value)) check(`ledger.yaml, ${asText(entry['id'])}, ${name}`, text);
  }
  if (found.length > 0) throw new Error(`No page can show these texts:\n${found.join('\n')}`);
}

/** Every field that the templates show, by the kind of element. What is not here would be lost without a word. */
const KNOWN = {
  schema:
    '$ref additionalProperties allOf anyOf const contentEncoding contentMediaType contentSchema default deprecated description enum examples exclusiveMaximum exclusiveMinimum format items maxItems maxLength maximum minItems minLength minimum pattern properties required type uniqueItems x-closed-enumeration x-columns x-dials x-ledger x-secret',
  operation:
    'deprecated description operationId parameters requestBody responses security summary tags x-effect x-events x-filter x-ledger x-next-events',
  'path item': 'delete get parameters patch post put',
  parameter: '$ref deprecated description examples explode in name required schema style x-ledger',
  'request body': 'content description required x-ledger',
  response: '$ref content description x-ledger',
  'media type': 'examples schema x-ledger',
  example: '$ref description summary value',
  'security scheme': 'description in name scheme type x-ledger',
} as const;

/** Throws when an element has a field that the templates do not know, and so would not show. */
export function refuseUnknownMembers(kind: keyof typeof KNOWN, element: object, pointer: string): void {
  const known = KNOWN[kind].split(' ');
  // No reader has the documents.
  const unknown = Object.keys(element).find((name) => !known.includes(name) && name !== 'x-source');
  if (unknown === undefined) return;
  throw new Error(
    `#${pointer}: the docs site does not know the ${kind === 'schema' ? 'schema keyword' : `field of a ${kind}`} "${unknown}" and would leave it out. ` +
      'Show it in docs/src/contract, docs/src/components and docs/src/markdown, then add it to docs/src/contract/source.ts.',
  );
}

export function twinOf(address: string): string {
  return address === '/' ? '/index.md' : `${address.replace(/\/$/, '')}.md`;
}
