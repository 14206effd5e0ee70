import { isJsonObject } from '@telephony/contract';
import type { Path } from './contract-files.ts';

const SOURCES = ['x-source', 'x-ledger'] as const;

/** The sections and ledger entries of the nearest element that names any: the one with this text, or one above it. */
export function sourcesOf(content: unknown, text: Path): string[] {
  let nearest: string[] = [];
  let element = content;
  for (const key of ['', ...text]) {
    if (key !== '')
      element = typeof element === 'object' && element !== null ? Reflect.get(element, key) : undefined;
    if (!isJsonObject(element)) continue;
    const marked = element;
    const own = SOURCES.flatMap((name) => marked[name] ?? []).map(String);
    if (own.length > 0) nearest = own;
  }
  return nearest;
}
