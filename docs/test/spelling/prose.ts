import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { sources } from '../../src/contract/load-contract.ts';
import { readGuides } from '../guides/support/read-samples.ts';

/** Members of the contract that people read. */
const PROSE = new Set([
  'description',
  'summary',
  'title',
  'unknown',
  'treatment',
  'observed',
  'noPlace',
  'x-closed-enumeration',
]);

/** The comments of guides that name the sources of a section: they have names of records. */
const SOURCES = /^\{\/\* source: .*$/gm;

/** A text and where it is from. */
export interface Prose {
  place: string;
  text: string;
}

/** All that people read: guides, the descriptions of the contract, the ledger. */
export function allProse(): Prose[] {
  return [
    ...readGuides().map(({ name, text }) => ({ place: name, text: text.replaceAll(SOURCES, '') })),
    ...proseIn(JSON.parse(readFileSync(sources.json, 'utf8')), 'openapi'),
    ...proseIn(parse(readFileSync(sources.ledger, 'utf8')), 'ledger'),
  ];
}

function proseIn(value: unknown, place: string): Prose[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    // What stands in an example is data.
    if (name === 'value' || (name === 'examples' && Array.isArray(member))) return [];
    const inner = `${place}/${name}`;
    return typeof member === 'string' && PROSE.has(name)
      ? [{ place: inner, text: member }]
      : proseIn(member, inner);
  });
}
