import type { StoredCall } from '../tracker/keep/call-store.ts';
import type { KeptCall } from '../tracker/keep/kept-call.ts';
import { fieldOf } from '../field-of.ts';

/** A call of a row with its key, its version and its JSON. */
export function readCall(row: unknown): StoredCall {
  const textOf = (name: string) => String(fieldOf(row, name));
  return { key: textOf('key'), version: textOf('version'), call: JSON.parse(textOf('call')) as KeptCall };
}
