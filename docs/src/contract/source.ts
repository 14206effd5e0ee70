import { type Contract, isJsonObject, type JsonObject, walkContract } from '@telephony/contract';
import { foreignIn } from '../markdown/render-markdown.ts';
import type { LedgerMark } from './model.ts';

/** What the models are made from. */
export interface Source {
  contract: Contract;
  /** The badge of a ledger id. Throws when the ledger has no such entry. */
  mark(id: string): LedgerMark;
}

/** The badges of an element and of the elements that stand for it, each once. */
export function marksOf(source: Source, ...elements: (object | undefined)[]): LedgerMark[] {
  const ids = elements.flatMap((element) => textsOf(objectOf(element)['x-ledger']));
  return [...new Set(ids)].map((id) => source.mark(id));
}

/** The sections of the documents that the text of an element is from. */
export function sourcesOf(element: unknown): string[] {
  return textsOf(objectOf(element)['x-source']);
}

/** Badges of an element and of what it holds, each once. */
export function uniqueMarks(...lists: LedgerMark[][]): LedgerMark[] {
  return [...new Map(lists.flat().map((mark) => [mark.id, mark])).values()];
}

/** The member as an object; an empty one when it is absent. */
export function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** The member as a list of objects; an empty one when it is absent. */
export function objectsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** The member as text without blanks around it; empty when it is absent. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The member as a list of texts: a single text is a list of one. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** The text that is most often in a list; the first of those that are as often in it. */
export function mostFrequent(texts: readonly string[]): string | undefined {
  const counted = [...Map.groupBy(texts, (text) => text).values()];
  return counted.toSorted((one, other) => other.length - one.length)[0]?.[0];
}

/** Fields of the contract that pages and twins show as text. */
const TEXTS = ['title', 'summary', 'description', 'name', 'x-closed-enumeration'];

/**
 * Throws when a text has HTML, a picture, or a link that leads to neither a page nor a person: nobody writes pages, or runs
 * anything in them, by writing a description. Names all such texts.
 *
 * @param ledger A parsed `ledger.yaml`
 */
export function refuseForeignTexts(bundle: unknown, ledger: unknown): void {
  const found: string[] = [];
  const check = (place: string, text: unknown) => {
    const foreign = typeof text === 'string' ? foreignIn(text) : undefined;
    if (foreign !== undefined) found.push(`${place}: ${foreign}`);
  };
  walkContract(bundle, (element, pointer) => {
    for (const name of TEXTS) check(`#${pointer}/${name}`, element[name]);
  });
  for (const entry of objectsOf(objectOf(ledger)['entries'])) {
    for (const [name, value] of Object.entries(entry))
      for (const text of textsOf(value)) check(`ledger.yaml, ${textOf(entry['id'])}, ${name}`, text);
  }
  if (found.length > 0) throw new Error(`No page can show these texts:\n${found.join('\n')}`);
}

/** Every field that the templates show, by the kind of element. What is not here would be lost without a word. */
const KNOWN = {
  schema:
    '$ref additionalProperties allOf anyOf const contentEncoding contentMediaType contentSchema default deprecated description enum examples exclusiveMaximum exclusiveMinimum format items maxItems maxLength maximum minItems minLength minimum pattern properties required type uniqueItems x-closed-enumeration x-ledger x-secret',
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
  // Sources are in the twins of operations, events and schemas.
  const unknown = Object.keys(element).find((name) => !known.includes(name) && name !== 'x-source');
  if (unknown === undefined) return;
  throw new Error(
    `#${pointer}: the docs site does not know the ${kind === 'schema' ? 'schema keyword' : `field of a ${kind}`} "${unknown}" and would leave it out. ` +
      'Show it in docs/src/contract, docs/src/components and docs/src/markdown, then add it to docs/src/contract/source.ts.',
  );
}

/** The Markdown twin of a page: `/operations/listCdrs/` is `/operations/listCdrs.md`. */
export function twinOf(address: string): string {
  return address === '/' ? '/index.md' : `${address.replace(/\/$/, '')}.md`;
}
