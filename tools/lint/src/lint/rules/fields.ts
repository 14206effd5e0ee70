import { isJsonObject } from '@telephony/contract';
import { eachProperties, type Element, type Rule } from '../visitor.ts';

export const rules: Record<string, Rule> = {};

// The reference pages and the doc comments of the generated types have no other text.
rules['property-description'] = () =>
  eachProperties((properties, report) => {
    for (const [name, property] of properties) {
      const description = property.keyword('description');
      if (typeof description === 'string' && description.trim() !== '') continue;
      const message = `Property ${name} has no description. Say what it means, and what is not known of it.`;
      report(message, property.writtenAt.key());
    }
  });

rules['description-own'] = () =>
  eachProperties((properties, report) => {
    const owners = new Map<string, string>();
    for (const [name, property] of properties) {
      const description = isJsonObject(property.written) && property.written['description'];
      if (typeof description !== 'string') continue;
      const owner = owners.get(description);
      owners.set(description, owner ?? name);
      if (owner === undefined) continue;
      const message = `${name} has the description of ${owner}. Say what each means.`;
      report(message, property.writtenAt.child('description'));
    }
  });

const COMBINING_KEYWORDS = ['anyOf', 'oneOf', 'allOf'];

// Docs and sandbox take their values from `examples`.
rules['leaf-example'] = () =>
  eachProperties((properties, report) => {
    for (const [name, property] of properties) {
      if (property.value === undefined || isIllustrated(property, new Set())) continue;
      const message = `Property ${name} has no examples. Add a believable value: examples: [...].`;
      report(message, property.writtenAt.key());
    }
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
  return COMBINING_KEYWORDS.flatMap((part) => schema.entriesIn(part)).some(([, part]) =>
    isIllustrated(part, seen),
  );
}

const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d/;

rules['timestamp-shared'] = () =>
  eachProperties((properties, report) => {
    for (const [name, { written, writtenAt }] of properties) {
      if (!isJsonObject(written) || '$ref' in written || 'x-ledger' in written) continue;
      if (!Array.isArray(written['examples']) || !written['examples'].some((one) => TIME.test(String(one))))
        continue;
      const message = `${name} is a time without its form. Write $ref: Timestamp.yaml, or TimestampOrNull.yaml.`;
      report(message, writtenAt.key());
    }
  });
