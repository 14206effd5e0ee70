import { STATUS_CODES } from 'node:http';
import type { Contract } from '../../contract/model.ts';
import type { SearchDocument } from '../../search/site-search.ts';
import { plainText } from './plain-text.ts';

/** Statuses that any server may have. */
const OTHERS = new Set(['409', '422', '500', '502', '503', '504']);
/** What the classes of statuses have in common. */
const CLASSES: Readonly<Record<string, string>> = { 4: 'client error', 5: 'server error' };

/**
 * The statuses of the contract, and others that any server may have. Each leads to the section of a guide that names the most of
 * them: the one that says what to do.
 */
export function statusDocuments(
  { operations }: Contract,
  guides: readonly SearchDocument[],
): SearchDocument[] {
  const used = Map.groupBy(
    operations.flatMap(({ responses }) => responses),
    ({ status }) => status,
  );
  const codes = Object.keys(STATUS_CODES).filter((code) => used.has(code) || OTHERS.has(code));
  const counts = guides
    .filter(({ kind }) => kind === 'section')
    .map((section) => ({ section, count: codes.filter((code) => section.text.includes(code)).length }));
  const [best] = counts.toSorted((one, other) => other.count - one.count);
  if (!best || best.count === 0) return [];
  return codes.map((code) => ({
    kind: 'error',
    title: `${code} ${STATUS_CODES[code]}`,
    address: best.section.address,
    path: best.section.path,
    names: [code],
    context: `http status error ${CLASSES[code.charAt(0)] ?? ''}`,
    text: plainText(
      [...new Set((used.get(code) ?? []).map(({ description }) => description))].slice(0, 3).join(' '),
    ),
  }));
}
