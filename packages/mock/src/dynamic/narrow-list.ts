import type { JsonSchema } from '@telephony/contract';
import { exampleValues } from './narrow-value.ts';
import { schemaOf, schemasIn } from './parts-of.ts';
import { allows, containsItself, type Narrowing, type Node, type Place } from './place.ts';

/** Items that the generator makes at most where it is not told a number. */
const MOST_ITEMS = 5;

/** A list of one to five items, and of fewer where it is within another one. */
export function narrowList(node: Node, narrowing: Narrowing): JsonSchema | undefined {
  const { parts, name, place } = node;
  const least = Math.max(...parts.map(({ minItems = 0 }) => Number(minItems)));
  const most = Math.min(...parts.map(({ maxItems = Infinity }) => Number(maxItems)));
  const prefix = parts.find((part) => Array.isArray(part['prefixItems']));
  if (prefix) return narrowTuple(schemasIn(prefix['prefixItems']), node, narrowing);
  const schemas = parts.flatMap((part) =>
    ['items', 'contains'].flatMap((keyword) => (keyword in part ? [schemaOf(part[keyword])] : [])),
  );
  if (schemas.length === 0 || most === 0) return narrowFree(node, narrowing);
  const items = containsItself(parts, place.within)
    ? undefined
    : narrowing.narrow(schemas, name, placeOfItems(node));
  if (!items) return narrowFree(node, narrowing);
  return {
    type: 'array',
    items,
    ...sizeOf(items, least, most, place),
  };
}

function placeOfItems({ parts, place }: Node): Place {
  return {
    ...place,
    lists: place.lists + 1,
    times: place.times * (usualItems(place) ?? 3),
    alternative: false,
    within: [...place.within, ...parts.filter((part) => 'items' in part)],
  };
}

/** Items of a list within other lists; undefined for an outer one. */
function usualItems({ lists }: Place): number | undefined {
  return lists === 0 ? undefined : lists === 1 ? 2 : 1;
}

function sizeOf(items: JsonSchema, least: number, most: number, place: Place): JsonSchema {
  const { enum: values } = items as { enum?: unknown[] };
  const usual = (values ? undefined : usualItems(place)) ?? MOST_ITEMS;
  const greatest = Math.max(least, Math.min(most, usual, values?.length ?? Infinity));
  // The generator takes a `maxItems` for the number of items.
  return {
    minItems: Math.max(1, least),
    ...((greatest < MOST_ITEMS || least > MOST_ITEMS) && { maxItems: greatest }),
    ...(values && { uniqueItems: true }),
  };
}

function narrowTuple(
  schemas: JsonSchema[],
  { name, place }: Node,
  narrowing: Narrowing,
): JsonSchema | undefined {
  const items = schemas.map((schema) => narrowing.narrow([schema], name, { ...place, alternative: false }));
  return items.includes(undefined) ? undefined : { type: 'array', items };
}

/** A list whose items nobody declares, or cannot have any: one of an example, or an empty one. */
function narrowFree(node: Node, narrowing: Narrowing): JsonSchema | undefined {
  const declared = node.parts.some((part) => 'items' in part);
  if (declared && node.place.optional) return undefined;
  const values = declared ? [] : exampleValues(node, narrowing).filter(Array.isArray);
  const allowed = values.concat([[]]).filter((value) => allows(narrowing, node.schemas, value));
  return allowed.length > 0 ? { enum: allowed } : undefined;
}
