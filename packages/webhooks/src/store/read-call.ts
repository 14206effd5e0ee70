import type { StoredCall } from '../tracker/keep/call-store.ts';
import type { KeptCall } from '../tracker/keep/kept-call.ts';
import { columnOf } from './column-of.ts';

/** A call of a row with its key, its version and its JSON. */
export function readCall(row: unknown): StoredCall {
  const textOf = (name: string) => String(columnOf(row, name));
  return { key: textOf('key'), version: textOf('version'), call: JSON.parse(textOf('call')) as KeptCall };
}
