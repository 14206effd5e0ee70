import type { Alternative } from './alternative.ts';
import { boundsBeside } from './bounds-beside.ts';
import { listTexts } from './compare-patterns.ts';
import { satisfiesBounds } from './satisfies-bounds.ts';

/** More texts than this are not listed. */
const MOST = 100;
/** Keywords that a schema of all texts of a pattern may have. */
const OF_TEXTS: ReadonlySet<string> = new Set(['type', 'pattern', 'minLength', 'maxLength', 'format']);

/** The texts of an alternative whose pattern matches few; undefined where it is another. */
export function listedTexts({ type, parts }: Alternative): string[] | undefined {
  if (type !== 'string' || parts.some(({ value }) => boundsBeside(OF_TEXTS, value))) return undefined;
  const lists = parts.map(({ value }) => listTexts(value['pattern'], MOST));
  return lists.find((list) => list !== undefined)?.filter((text) => satisfiesBounds(text, parts));
}
