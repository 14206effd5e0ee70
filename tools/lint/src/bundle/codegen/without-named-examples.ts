import { isJsonObject, type JsonObject } from '@telephony/contract';
import type { Transformation } from '../transform/transformation.ts';

/**
 * Without the examples of bodies and parameters, whose names some generators take for keywords. What fields
 * hold is shown by the examples of their schemas, which stay.
 */
export const withoutNamedExamples: Transformation = (document) => {
  const { components, ...rest } = document;
  const { examples: _, ...sections } = isJsonObject(components) ? components : {};
  return { ...(withoutExamples(rest) as JsonObject), components: withoutExamples(sections) };
};

function withoutExamples(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutExamples);
  if (!isJsonObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      key === 'examples' && isJsonObject(value) && isExamples(value) ? [] : [[key, withoutExamples(value)]],
    ),
  );
}

/** Whether all values are Example Objects or references: a property may be named `examples` too. */
function isExamples(examples: JsonObject): boolean {
  return Object.values(examples).every(
    (example) =>
      isJsonObject(example) && ('value' in example || '$ref' in example || 'externalValue' in example),
  );
}
