import { type JsonObject, walkContract } from '@telephony/contract';
import { isFact } from './is-fact.ts';
import { ledgerMentions } from './ledger-mentions.ts';
import { sentencesOf } from './sentences.ts';
import type { Statement } from './statement.ts';

/** Parts of the contract whose texts are about something that was made up for it. */
const MADE_UP = '/examples/';

/**
 * The sentences of fact in the descriptions of a bundle.
 *
 * A description rests on the `x-source` and the `x-ledger` of its own element. A description of a single sentence without
 * either rests on the nearest element above it that has an `x-source`: the field of a record on that of the record. A
 * sentence that names an entry of the ledger rests on it.
 */
export function contractStatements(bundle: JsonObject): Statement[] {
  const above = new Map<string, string[]>();
  const statements: Statement[] = [];
  walkContract(bundle, (element, pointer) => {
    const sections = names(element['x-source']);
    const inherited = above.get(nearest(above, pointer)) ?? [];
    if (sections.length > 0) above.set(pointer, sections);
    const { description } = element;
    if (typeof description !== 'string' || pointer.includes(MADE_UP)) return;
    const facts = sentencesOf(description).filter(isFact);
    const own = [...sections, ...names(element['x-ledger'])];
    const sources = own.length === 0 && facts.length === 1 ? inherited : own;
    const from = (sentence: string) => [...sources, ...ledgerMentions(sentence)];
    statements.push(...facts.map((sentence) => ({ at: pointer, sentence, sources: from(sentence) })));
  });
  return statements;
}

/** All sections that an `x-source` of the bundle names, with the places. */
export function namedSections(bundle: JsonObject): { section: string; at: string }[] {
  const named: { section: string; at: string }[] = [];
  walkContract(bundle, (element, at) => {
    named.push(...names(element['x-source']).map((section) => ({ section, at })));
  });
  return named;
}

/** The walk comes to an element after those above it. */
function nearest(above: ReadonlyMap<string, unknown>, pointer: string): string {
  for (let end = pointer.lastIndexOf('/'); end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    if (above.has(pointer.slice(0, end))) return pointer.slice(0, end);
  }
  return '';
}

function names(value: unknown): string[] {
  return [value].flat().filter((name) => typeof name === 'string');
}
