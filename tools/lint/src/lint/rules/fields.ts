import { isJsonObject } from '@telephony/contract';
import { Element, type Rule } from '../visitor.ts';

const propertyDescription: Rule = () => ({
  SchemaProperties(node, context) {
    for (const [name, property] of Element.of(node, context).entries()) {
      const description = property.keyword('description');
      if (typeof description === 'string' && description.trim() !== '') continue;
      const message = `Property ${name} has no description. Say what it means, and what is not known of it.`;
      context.report({ message, location: property.writtenAt.key() });
    }
  },
});

const descriptionOwn: Rule = () => ({
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

const PARTS = ['anyOf', 'oneOf', 'allOf'];

const leafExample: Rule = () => ({
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

const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d/;

/** A field with a time refers to the schema that says how times are written, unless its form is an open question. */
const timestampShared: Rule = () => ({
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

export const rules: Record<string, Rule> = {
  'property-description': propertyDescription,
  'description-own': descriptionOwn,
  'leaf-example': leafExample,
  'timestamp-shared': timestampShared,
};
