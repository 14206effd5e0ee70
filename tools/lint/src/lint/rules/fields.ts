import { isJsonObject } from '@telephony/contract';
import { Element, type Rule } from '../visitor.ts';

export const rules: Record<string, Rule> = {};

// The reference pages and the doc comments of the generated types have no other text.
rules['property-description'] = () => ({
  SchemaProperties(node, context) {
    for (const [name, property] of Element.of(node, context).entries()) {
      const description = property.keyword('description');
      if (typeof description === 'string' && description.trim() !== '') continue;
      const message = `Property ${name} has no description. Say what it means, and what is not known of it.`;
      context.report({ message, location: property.writtenAt.key() });
    }
  },
});

rules['description-own'] = () => ({
  SchemaProperties(node, context) {
    const owners = new Map<string, string>();
    for (const [name, property] of Element.of(node, context).entries()) {
      const description = isJsonObject(property.written) && property.written['description'];
      if (typeof description !== 'string') continue;
      const owner = owners.get(description);
      owners.set(description, owner ?? name);
      if (owner === undefined) continue;
      const message = `${name} has the description of ${owner}. Say what each means.`;
      context.report({ message, location: property.writtenAt.child('description') });
    }
  },
});

const COMBINING_KEYWORDS = ['anyOf', 'oneOf', 'allOf'];

// Docs and sandbox take their values from `examples`.
rules['leaf-example'] = () => ({
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
  // OpenAPI 3.0 writes `example`, which schema-of-31 reports.
  if ('example' in schema.object) return true;
  const { type, properties, items } = schema.object;
  if (properties !== undefined || items !== undefined || 'const' in schema.object) return true;
  if ([type].flat().some((one) => one === 'object' || one === 'array')) return true;
  return COMBINING_KEYWORDS.flatMap((part) => schema.get(part)?.entries() ?? []).some(([, part]) =>
    isIllustrated(part, seen),
  );
}

const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d/;

rules['timestamp-shared'] = () => ({
  SchemaProperties(node, context) {
    for (const [name, { written, writtenAt }] of Element.of(node, context).entries()) {
      if (!isJsonObject(written) || '$ref' in written || 'x-ledger' in written) continue;
      if (!Array.isArray(written['examples']) || !written['examples'].some((one) => TIME.test(String(one))))
        continue;
      const message = `${name} is a time without its form. Write $ref: Timestamp.yaml, or TimestampOrNull.yaml.`;
      context.report({ message, location: writtenAt.key() });
    }
  },
});
