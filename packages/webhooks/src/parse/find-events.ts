import { readJson } from './body/read-json.ts';
import { ownField } from './own-field.ts';

/** Levels of envelopes that are opened: enough for events in JSON in messages in records. */
const MOST_LEVELS = 8;

/**
 * The events in the value of a body: itself, or those of the only field that holds some, also as JSON text; of a list those of
 * all its items. None where something might be left out: where several fields hold events, or an item of a list has none.
 */
export function findEvents(value: unknown, levels = MOST_LEVELS): object[] {
  const opened = typeof value === 'string' && value.includes('event_name') ? jsonIn(value) : value;
  if (typeof opened !== 'object' || opened === null || levels < 0) return [];
  if (ownField(opened, 'event_name') !== undefined) return [opened];
  const inside = Object.values(opened).map((inner) => findEvents(inner, levels - 1));
  const holding = inside.filter(([event]) => event);
  return holding.length === (Array.isArray(opened) ? inside.length : 1) ? holding.flat() : [];
}

function jsonIn(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    return undefined;
  }
}
