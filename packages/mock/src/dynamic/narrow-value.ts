import type { JsonSchema } from '@telephony/contract';
import { fixedValues, typesOf } from './parts-of.ts';
import { allows, type Narrowing, type Node } from './place.ts';

/** Different values that one property may have in dynamic bodies. */
const MOST_VALUES = 24;

/** The known values of a node: of `enum` and `const`. Undefined where it has none, and an empty list where none is allowed. */
export function narrowFixed(node: Node, narrowing: Narrowing): unknown[] | undefined {
  const allowed = fixedValues(node.parts)?.filter((value) => allows(narrowing, node.schemas, value));
  const present = allowed?.filter((value) => value !== null);
  return present?.length === 0 ? allowed : present;
}

/** Values that the examples of the document have for a node: at its own schemas, else under the same name. */
export function exampleValues(node: Node, { examples, ...narrowing }: Narrowing): unknown[] {
  const { schemas, parts, name } = node;
  for (const found of [() => examples.at(schemas), () => examples.named(name), () => examples.at(parts)]) {
    const allowed = found().filter((value) => allows({ examples, ...narrowing }, schemas, value));
    if (allowed.length > 0) return distinct(allowed).slice(0, MOST_VALUES);
  }
  return [];
}

/** A string, number or boolean: from the examples, else what its format and its name suggest, else by its pattern. */
export function narrowScalar(node: Node, type: string, narrowing: Narrowing): JsonSchema | undefined {
  if (type === 'boolean')
    return { enum: [true, false].filter((value) => allows(narrowing, node.schemas, value)) };
  const values = exampleValues(node, narrowing);
  if (values.length > 0) return { enum: values };
  // What the examples of a document know nothing for, nothing is made up for.
  if (node.place.optional && narrowing.examples.haveOnlyNull(node.schemas, node.name)) return undefined;
  const suggested = narrowing.readable
    .suggest(node, type)
    .filter((value) => allows(narrowing, node.schemas, value));
  if (suggested.length > 0) return { enum: distinct(suggested).slice(0, MOST_VALUES) };
  const patterns = node.parts.flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []));
  const [pattern] = patterns;
  if (type !== 'string' || pattern === undefined) return undefined;
  return { type: 'string', pattern, ...lengthsOf(node.parts) };
}

function lengthsOf(parts: readonly JsonSchema[]): JsonSchema {
  const least = parts.map(({ minLength }) => Number(minLength ?? 0));
  const most = parts.flatMap(({ maxLength }) => (maxLength === undefined ? [] : [Number(maxLength)]));
  return { minLength: Math.max(...least), ...(most.length > 0 && { maxLength: Math.min(...most) }) };
}

/** A node whose type is open: whatever the examples have; undefined where they have nothing. */
export function narrowOpen(node: Node, narrowing: Narrowing): JsonSchema | undefined {
  const values = exampleValues(node, narrowing);
  return values.length > 0 ? { enum: values } : undefined;
}

/** Whether schemas allow neither objects nor lists. */
export function isScalar(parts: readonly JsonSchema[]): boolean {
  const fixed = fixedValues(parts);
  if (fixed) return fixed.every((value) => typeof value !== 'object' || value === null);
  const types = typesOf(parts);
  return types !== undefined && !types.includes('object') && !types.includes('array');
}

function distinct(values: unknown[]): unknown[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
