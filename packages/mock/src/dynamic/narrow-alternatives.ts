import { isJsonObject, type JsonSchema } from '@telephony/contract';
import { fromGenerator } from './generator-names.ts';
import { exampleValues, isScalar } from './narrow-value.ts';
import { fixedValues, partsOf, schemasIn, typesOf } from './parts-of.ts';
import { allows, type Narrowing, type Node } from './place.ts';

/** The first list of alternatives, `anyOf` or `oneOf`, of which none has been chosen. */
export function openAlternatives({ parts, chosen }: Node): unknown[] | undefined {
  const lists = parts.flatMap(({ anyOf, oneOf }) => [anyOf, oneOf]);
  return lists.find((list): list is unknown[] => Array.isArray(list) && !chosen.includes(list));
}

/**
 * Alternatives. Of simple values, an open enumeration takes those that are known, and any other alternative what examples
 * have. Null is what remains where nothing else is possible.
 */
export function narrowAlternatives(
  node: Node,
  list: unknown[],
  narrowing: Narrowing,
): JsonSchema | undefined {
  const { schemas, name, place, chosen } = node;
  const branches = schemasIn(list).map((schema) => ({ schema, ...partsOf(narrowing.document, [schema]) }));
  const present = branches.filter(({ parts }) => typesOf(parts)?.join() !== 'null');
  if (present.every(({ parts }) => isScalar(parts))) {
    const known = present.flatMap(({ parts }) => fixedValues(parts) ?? []).filter((value) => value !== null);
    const allowed = known.filter((value) => allows(narrowing, schemas, value));
    const values = allowed.length > 0 ? allowed : exampleValues(node, narrowing);
    if (values.length > 0) return { enum: values };
  }
  const isOne = present.length === 1;
  const variants = present.flatMap(({ schema }) => {
    const inner = { ...place, alternative: place.alternative || !isOne };
    const variant = narrowing.narrow([...schemas, schema], name, inner, [...chosen, list]);
    return variant ? [variant] : [];
  });
  const valid = variants.filter((variant) => {
    const specimen = specimenOf(variant);
    return specimen === undefined || allows(narrowing, schemas, specimen);
  });
  if (valid.length > 0) return joined(valid);
  if (place.optional && present.length > 0) return undefined;
  return allows(narrowing, schemas, null) ? { enum: [null] } : undefined;
}

function joined(variants: JsonSchema[]): JsonSchema {
  const [first = {}, ...others] = variants;
  if (others.length === 0) return first;
  const values = variants.flatMap((variant) => (variant['enum'] as unknown[] | undefined) ?? []);
  return variants.every((variant) => 'enum' in variant) ? { enum: values } : { anyOf: variants };
}

/**
 * A value of a narrowed schema, to see whether it is of one alternative alone as `oneOf` wants; undefined where that takes the
 * generator.
 */
function specimenOf({ enum: values, properties, items, anyOf }: JsonSchema): unknown {
  if (Array.isArray(values)) return values[0];
  if (Array.isArray(anyOf)) return specimenOf(anyOf[0] as JsonSchema);
  if (isJsonObject(properties)) {
    const members = Object.entries(properties).map(([name, schema]) => [
      fromGenerator(name),
      specimenOf(schema as JsonSchema),
    ]);
    return members.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(members);
  }
  const one = isJsonObject(items) ? specimenOf(items) : undefined;
  return one === undefined ? undefined : [one];
}
