import { isTooDeep } from '../parse/is-too-deep.ts';
import { ownField } from '../parse/own-field.ts';

/**
 * Events with the names of their fields as the contract writes them, wherever in a value they are: `eventName`, `EventName`,
 * `event-name` and `EVENT_NAME` are `event_name`.
 */
export function inContractNames(value: unknown): unknown {
  return isTooDeep(value) ? value : renamed(value);
}

function renamed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(renamed);
  const fields = Object.entries(value);
  const own = Object.fromEntries(fields.map(([name, inner]): [string, unknown] => [inContract(name), inner]));
  // Of two names that have become one, nobody knows which counts.
  const isClear = Object.keys(own).length === fields.length && ownField(own, 'event_name') !== undefined;
  return isClear ? own : Object.fromEntries(fields.map(([name, inner]) => [name, renamed(inner)]));
}

function inContract(name: string): string {
  return name.replaceAll(/([a-z])(?=[A-Z])|-/g, '$1_').toLowerCase();
}
