import { operatorsOf, readValue } from './condition.ts';
import type { Choice } from './condition-row.ts';
import type { Filterable } from './filterable.ts';

/**
 * The choices that make a filter.
 *
 * @param json The filter as it is sent; empty for none
 * @returns undefined where no choices make exactly this filter: it is broken, groups conditions, or has what is not offered
 */
export function choicesOf(json: string, { properties }: Filterable): Choice[] | undefined {
  if (json.trim() === '') return [];
  const choices = parsed(json)?.map((condition): Choice | undefined => {
    if (typeof condition !== 'object' || condition === null) return undefined;
    const { property, operator, value, ...others } = condition as Record<string, unknown>;
    const kind = properties.find(({ name }) => name === property)?.kind;
    const known = kind && operatorsOf(kind).find(({ name }) => name === operator);
    if (!known || Object.keys(others).length > 0) return undefined;
    const text = Array.isArray(value) ? value.join('\n') : String(value);
    const read = readValue(kind, known.name, text);
    const isSame =
      'value' in read && !read.expression && JSON.stringify(read.value) === JSON.stringify(value);
    return isSame ? { property: String(property), operator: known.name, text } : undefined;
  });
  return choices?.every((choice) => choice !== undefined) ? choices : undefined;
}

function parsed(json: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
