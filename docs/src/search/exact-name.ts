import type { Kind, SearchDocument } from './search-document.ts';

/** Which of several places with one name is meant first. */
const RANK: Readonly<Record<Kind, number>> = {
  operation: 5,
  event: 5,
  guide: 4,
  schema: 4,
  question: 4,
  resource: 3,
  error: 3,
  field: 3,
  section: 2,
  parameter: 2,
  simulation: 2,
};

/** What is no word of English: a path, an event, a name of code, or several words. */
const NAME = /[_./\s\d-]|[a-z][A-Z]/;

/**
 * How surely a place is what a query names: 0 if it is not called so, or if the name is a word that others have as well,
 * such as the schema `Queue`. No two operations have the same name.
 */
export function exactRank(document: SearchDocument, query: string): number {
  // A question has a title of words, and its id.
  const named = document.kind === 'question' ? { ...document, title: '' } : document;
  const isName = NAME.test(query.trim()) || document.kind === 'operation';
  return isName && isCalled(named, query) ? RANK[document.kind] : 0;
}

/** Whether a place has what was typed as its name or title. */
export function isCalled({ title, names }: SearchDocument, query: string): boolean {
  const wanted = nameOf(query);
  return title.toLowerCase() === wanted || names.some((name) => nameOf(name) === wanted);
}

/**
 * A name as it is compared: addresses without host, version, service and query, ids and variables of a path as `{}`, so that
 * `https://pbx.example.com/v1.2/voice/cdrs/42001?limit=1` is `/cdrs/{}`.
 */
function nameOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/https?:\/\/[^/\s]+/, '')
    .replace(/\/v\d[\d.]*(?:\/[^/\s]+)?(?=\/)/, '')
    .replace(/\?.*$/, '')
    .replace(/\(\)$/, '')
    .replaceAll(/\/(?:\d+|:\w+|\{\w*\})/g, '/{}')
    .replace(/^(?<method>(?:get|post|patch|put|delete) )?(?<path>\w+\/)/, '$<method>/$<path>')
    .replace(/(?<=.)\/$/, '');
}
