import type { Stored } from '../ground/store/collection.ts';
import type { TableName } from '../platform/core/tables.ts';
import { shifted } from '../contract/story-time.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How far ids of the day before are below those of the story, which are less than this apart. */
const BELOW = 100;

/** What the company does every day. */
const DAILY: ReadonlySet<TableName> = new Set<TableName>(['cdrs', 'monitors', 'sms', 'voicemessages']);
/** Fields with the id of a record or of a call. */
const IDS = ['id', 'call_id', 'live_id', 'parent_live_id', 'root_live_id'];

/** The records of the day before the story: the same calls and messages, a day earlier and with ids of their own. */
export function dayBefore(table: TableName, records: Stored[]): Stored[] {
  if (!DAILY.has(table)) return [];
  return records.map((record) => {
    const earlier: Stored & Record<string, unknown> = { ...shifted(record, -DAY) };
    for (const name of IDS) {
      const id = earlier[name];
      if (typeof id === 'number') earlier[name] = id - BELOW;
    }
    if (typeof earlier['token'] === 'string')
      earlier['token'] = earlier['token'].split('').toReversed().join('');
    // Who was left a message yesterday has heard it.
    if (table === 'voicemessages') Object.assign(earlier, { is_new: false, folder: 1 });
    return earlier;
  });
}
