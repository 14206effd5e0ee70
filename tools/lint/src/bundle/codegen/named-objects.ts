import { isJsonObject, type JsonObject } from '@telephony/contract';
import { mapMembers } from '../transform/map-members.ts';
import type { Transformation } from '../transform/transformation.ts';

/**
 * With a component for each object inside another one, named after both: `ReportScheduleInputFrequency`.
 * Generators would make names of their own, each another one.
 */
export const namedObjects: Transformation = (document) => {
  const components = isJsonObject(document['components']) ? document['components'] : {};
  const schemas: JsonObject = {};
  for (const [name, schema] of Object.entries(
    isJsonObject(components['schemas']) ? components['schemas'] : {},
  )) {
    schemas[name] = isJsonObject(schema) ? lifted(schema, name, schemas) : schema;
  }
  return { ...document, components: { ...components, schemas } };
};

/** The schema with references to the objects in its properties, which are put in `schemas`. */
function lifted(schema: JsonObject, name: string, schemas: JsonObject): JsonObject {
  if (!isJsonObject(schema['properties'])) return schema;
  const properties = mapMembers(schema['properties'], (property, key) => {
    const items = property['items'];
    if (isJsonObject(items) && isJsonObject(items['properties'])) {
      return { ...property, items: lift(items, `${name}${capital(key)}Item`, schemas) };
    }
    return isJsonObject(property['properties'])
      ? lift(property, `${name}${capital(key)}`, schemas)
      : property;
  });
  return { ...schema, properties };
}

function lift(schema: JsonObject, name: string, schemas: JsonObject): JsonObject {
  schemas[name] = lifted(schema, name, schemas);
  return { $ref: `#/components/schemas/${name}` };
}

function capital(name: string): string {
  return name
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}
