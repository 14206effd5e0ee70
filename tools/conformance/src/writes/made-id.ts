import type { Exchange } from '../server/exchange.ts';
import type { Made } from './journal-file.ts';
import { recordOf } from './json-of.ts';
import type { Reader } from './read-around.ts';

/** What is known of a record that is made. */
export interface Making {
  /** Path of the collection. */
  path: string;
  mark: Made['mark'];
  /** The name of what identifies it. */
  name: 'id' | 'token';
  /** Ids that were there before. */
  earlier: readonly string[];
  /** The server keeps no state. */
  stateless: boolean;
}

/**
 * The id that a response gives to a record of the run; undefined where there is none. A server may give the id of a record that
 * was there before: without the mark it is not the run's.
 */
export async function madeId(
  exchange: Exchange,
  { path, mark, name, earlier, stateless }: Making,
  reader: Reader,
): Promise<string | undefined> {
  const id = recordOf(exchange)?.[name];
  if ((typeof id !== 'number' && typeof id !== 'string') || earlier.includes(String(id))) return undefined;
  if (stateless || !mark || name === 'token') return String(id);
  return (await reader.hasMark(`${path}/${id}`, mark)) ? String(id) : undefined;
}
