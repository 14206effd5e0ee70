import { childPointer, isJsonObject, type JsonObject, targetOf } from '@telephony/contract';
import { type Alternative, type JsonType, type SchemaSite, typeOfValue } from './alternative.ts';

/** More combinations than this are not told apart: the rest is left out. */
const MOST = 64;
/** Deeper than this, `$ref` and `allOf` go in a circle. */
const DEEPEST = 24;

/**
 * The alternatives of schemas that hold together: `$ref`, `allOf`, `anyOf`, `oneOf` and lists of types are unfolded, so
 * that two schemas that say the same in other words have the same alternatives.
 */
export function alternativesOf(bundle: JsonObject, schemas: SchemaSite[]): Alternative[] {
  const choices = schemas.reduce<SchemaSite[][]>(
    (sofar, schema) => product(sofar, unfold(bundle, schema, 0)),
    [[]],
  );
  return choices.flatMap((parts) => byType(parts));
}

/** A schema at a place; `true` and `false` are schemas as well. */
export function schemaSite(value: unknown, pointer: string): SchemaSite {
  return { value: isJsonObject(value) ? value : value === false ? { not: {} } : {}, pointer };
}

/** The schema to which a `$ref` leads, one step on; one that leads nowhere allows everything. */
export function referredSchema(bundle: JsonObject, reference: string): SchemaSite {
  const target = targetOf<unknown>(bundle, reference);
  return schemaSite(target?.element, target?.pointer ?? reference);
}

function unfold(bundle: JsonObject, { value, pointer }: SchemaSite, depth: number): SchemaSite[][] {
  if (depth > DEEPEST) return [[]];
  const { $ref, allOf, anyOf, oneOf, ...own } = value;
  let choices: SchemaSite[][] = [Object.keys(own).length > 0 || !$ref ? [{ value: own, pointer }] : []];
  if (typeof $ref === 'string') {
    // The target first: it is the place that speaks for the whole.
    choices = product(unfold(bundle, referredSchema(bundle, $ref), depth + 1), choices);
  }
  for (const [index, member] of entriesOf(allOf)) {
    const at = childPointer(childPointer(pointer, 'allOf'), index);
    choices = product(choices, unfold(bundle, schemaSite(member, at), depth + 1));
  }
  for (const [name, list] of Object.entries({ anyOf, oneOf })) {
    if (!Array.isArray(list)) continue;
    const branches = list.flatMap((member, index) =>
      unfold(bundle, schemaSite(member, childPointer(childPointer(pointer, name), index)), depth + 1),
    );
    // A branch speaks for itself: its place before that of the schema around it.
    choices = product(branches, choices);
  }
  return choices;
}

function product(left: SchemaSite[][], right: SchemaSite[][]): SchemaSite[][] {
  return left.flatMap((a) => right.map((b) => [...a, ...b])).slice(0, MOST);
}

function entriesOf(list: unknown): [number, unknown][] {
  return Array.isArray(list) ? [...list.entries()] : [];
}

function byType(parts: SchemaSite[]): Alternative[] {
  const stated = parts.flatMap((part) => statedTypes(part));
  const [first, ...others] = stated;
  if (!first) return [{ type: 'any', whole: false, parts }];
  return [...first].flatMap((name): Alternative[] => {
    const type: JsonType = name === 'integer' ? 'number' : (name as JsonType);
    const held = others.every((types) => types.has(name) || (name === 'integer' && types.has('number')));
    const wholeElsewhere =
      name === 'number' && others.some((types) => types.has('integer') && !types.has('number'));
    return held || wholeElsewhere ? [{ type, whole: name === 'integer' || wholeElsewhere, parts }] : [];
  });
}

/** The types that one schema allows, by `type`, by its values, or by keywords that only speak of one type. */
function statedTypes({ value }: SchemaSite): Set<string>[] {
  const { type } = value;
  if (typeof type === 'string') return [new Set([type])];
  if (Array.isArray(type)) return [new Set(type.filter((name) => typeof name === 'string'))];
  if ('const' in value) return [new Set([typeOfValue(value['const'])])];
  if (Array.isArray(value['enum'])) return [new Set(value['enum'].map(typeOfValue))];
  if (isJsonObject(value['properties'])) return [new Set(['object'])];
  if (isJsonObject(value['items'])) return [new Set(['array'])];
  return [];
}
