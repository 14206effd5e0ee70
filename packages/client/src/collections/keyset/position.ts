import type { WireValue } from '../wire-value.ts';

/** What the text of a position holds. */
export interface Position {
  path: string;
  by: string;
  /** Default: from the lowest key. */
  dir?: 'DESC';
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

/** @throws TypeError for a text that is not a position, or one of another path, field or direction */
export function readPosition(
  path: string,
  by: string,
  dir: 'ASC' | 'DESC',
  text: string | undefined,
): Partial<Position> {
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
  const { path: ownPath, by: ownBy, dir: ownDir = 'ASC' } = position;
  if (ownPath !== path || ownBy !== by || ownDir !== dir)
    throw new TypeError(
      `after: the position belongs to ${String(ownPath)} by ${String(ownBy)} ${ownDir}, not to ${path} by ${by} ${dir}. ` +
        'Pass the `position` of an earlier run with this path, field and direction.',
    );
  return position;
}
