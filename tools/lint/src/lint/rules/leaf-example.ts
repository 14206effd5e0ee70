import { Element } from '../element.ts';
import type { Rule } from '../visitor.ts';

const PARTS = ['anyOf', 'oneOf', 'allOf'];

/**
 * Every leaf property has `examples`, of its own or in the schema that it refers to: docs and sandbox take their values
 * from there. Objects and arrays have theirs in their properties, a `const` is its own example, and alternatives may bring
 * one each.
 */
export const rule: Rule = () => ({
  SchemaProperties(node, context) {
    for (const [name, property] of Element.of(node, context).entries()) {
      if (property.value === undefined || isIllustrated(property, new Set())) continue;
      const message = `Property ${name} has no examples. Add a believable value: examples: [...].`;
      context.report({ message, location: property.writtenAt.key() });
    }
  },
});

function isIllustrated(schema: Element, seen: Set<string>): boolean {
  if (seen.has(schema.at.absolutePointer)) return false;
  seen.add(schema.at.absolutePointer);
  const examples = schema.keyword('examples');
  if (Array.isArray(examples) && examples.length > 0) return true;
  // OpenAPI 3.0 writes `example`; that is said by schema-of-31.
  if ('example' in schema.object) return true;
  const { type, properties, items } = schema.object;
  if (properties !== undefined || items !== undefined || 'const' in schema.object) return true;
  if ([type].flat().some((one) => one === 'object' || one === 'array')) return true;
  return PARTS.flatMap((part) => schema.get(part)?.entries() ?? []).some(([, part]) =>
    isIllustrated(part, seen),
  );
}
