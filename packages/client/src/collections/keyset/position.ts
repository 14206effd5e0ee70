import type { WireValue } from '../wire-value.ts';

/** What the text of a position holds. */
export interface Position {
  path: string;
  by: string;
  /** The key of the latest record. */
  value?: WireValue;
  /** Ids of the records with this key that were handed over. */
  seen?: string[];
  /** The id up to which the records with this key were handed over, besides `seen`. */
  upTo?: WireValue;
  /**
   * `from`: records with this key may be left, others follow. `ties`: those with this key are read by id. `after`: none
   * with this key is left. Default: `from`.
   */
  phase?: 'from' | 'ties' | 'after';
}

/** @throws TypeError for a text that is not a position, or one of another path or field */
export function readPosition(path: string, by: string, text: string | undefined): Partial<Position> {
  if (text === undefined) return {};
  let position: Partial<Position> | null;
  try {
    position = JSON.parse(text) as Partial<Position> | null;
  } catch {
    position = null;
  }
  const isPosition =
    (typeof position?.value === 'number' || typeof position?.value === 'string') &&
    [undefined, 'from', 'ties', 'after'].includes(position.phase) &&
    (position.seen === undefined || Array.isArray(position.seen));
  if (!position || !isPosition)
    throw new TypeError('after: not a position. Pass the `position` of an earlier run, unchanged.');
  if (position.path !== path || position.by !== by)
    throw new TypeError(
      `after: the position belongs to ${String(position.path)} by ${String(position.by)}, not to ${path} by ${by}. ` +
        'Pass the `position` of an earlier run with this path and field.',
    );
  return position;
}
