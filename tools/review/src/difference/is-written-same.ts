import { isDeepStrictEqual } from 'node:util';
import { textsIn } from '../schema/texts-in.ts';

/** Lists whose order says nothing. */
const UNORDERED = new Set(['required', 'enum', 'type']);

/** Whether two values of one name are written the same, in whatever order. */
export function isWrittenSame(name: string, before: unknown, after: unknown): boolean {
  if (isDeepStrictEqual(before, after)) return true;
  if (!UNORDERED.has(name)) return false;
  const [was, is] = [textsIn(before), textsIn(after)];
  return was !== undefined && isDeepStrictEqual(was, is);
}
