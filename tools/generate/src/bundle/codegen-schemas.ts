import { isJsonObject, type JsonObject } from '@telephony/contract';
import {
  mapComponentSchemas,
  mapMembers,
  mapSchemas,
  referredElement,
  type Transformation,
  typeKeyword,
  schemaTypes,
  without,
} from './transform.ts';

const STRUCTURE = ['properties', 'additionalProperties', 'items', 'anyOf', 'oneOf', 'allOf', '$ref'];

// Generators wrap a referenced text or number in a class.
export const inlineScalars: Transformation = (document) =>
  mapSchemas(document, (schema) => {
    const { $ref, ...siblings } = schema;
    if (typeof $ref !== 'string') return schema;
    const target = referredElement(document, schema);
    return isScalar(target) ? { ...target, ...siblings } : schema;
  });

function isScalar(schema: JsonObject): boolean {
  return schema['type'] !== 'object' && STRUCTURE.every((keyword) => !(keyword in schema));
}

const REFUSED_FORMATS: ReadonlySet<unknown> = new Set(['email', 'uri']);

// Go's decoder loses a record over an empty e-mail address, Java's over an address with a space.
export const plainTexts: Transformation = (document) =>
  mapSchemas(document, (schema) =>
    REFUSED_FORMATS.has(schema['format']) ? without(schema, 'format') : schema,
  );

// `_name` and `name` become one name in most languages, and the code does not compile.
export const withoutNameClashes: Transformation = (document) =>
  mapSchemas(document, (schema) => {
    if (!isJsonObject(schema['properties'])) return schema;
    const names = Object.keys(schema['properties']);
    const clashing = names.filter(
      (name) => trimPunctuation(name) !== name && names.includes(trimPunctuation(name)),
    );
    return clashing.length === 0 ? schema : withoutProperties(schema, schema['properties'], clashing);
  });

function trimPunctuation(name: string): string {
  return name.replace(/^[^A-Za-z0-9]+|[^A-Za-z0-9]+$/g, '');
}

function withoutProperties(schema: JsonObject, properties: JsonObject, names: string[]): JsonObject {
  const note = `Omitted here because the name clashes with another in most languages: ${names.map((name) => `\`${name}\``).join(', ')}.`;
  return {
    ...schema,
    description: [schema['description'], note].filter(Boolean).join(' '),
    ...(Array.isArray(schema['required']) && {
      required: schema['required'].filter((name) => !names.includes(String(name))),
    }),
    properties: without(properties, ...names),
  };
}

// `x-extensible-enum` is rule 112 of Zalando's guidelines. Where another type is possible too, the union stays for
// `oneType`, so that no value is refused.
export const extensibleEnumerations: Transformation = (document) =>
  mapSchemas(document, (schema) => {
    const { anyOf, description, ...rest } = schema;
    if (!Array.isArray(anyOf)) return schema;
    const branches = anyOf.filter(isJsonObject);
    const known = branches.find(({ enum: values }) => Array.isArray(values));
    const values = known?.['enum'];
    if (!known || !Array.isArray(values) || !branches.some((branch) => isPlain(branch, known['type'])))
      return schema;
    const named = {
      description: [description, `Known values: ${values.map((value) => `\`${String(value)}\``).join(', ')}.`]
        .filter(Boolean)
        .join(' '),
      'x-extensible-enum': values,
      ...rest,
    };
    const types = new Set(branches.flatMap(schemaTypes));
    const isOne = types.size - Number(types.has('null')) === 1;
    return isOne ? { ...typeKeyword([...types]), ...named } : { ...named, anyOf };
  });

function isPlain(schema: JsonObject, type: unknown): boolean {
  return schemaTypes(schema).includes(String(type)) && !('enum' in schema) && !('const' in schema);
}

const disjunction = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const ANNOTATION_KEYWORDS = new Set(['description', 'title', 'deprecated', 'examples', 'default']);

// A class for a union is a trap in most languages: it is empty, or refuses values.
export const oneType: Transformation = (document) =>
  mapSchemas(document, (schema) => {
    const branches = unionBranches(document, schema);
    const types = [...new Set(branches.flatMap(schemaTypes))].filter((type) => type !== 'null');
    if (branches.length < 2 && types.length < 2) return schema;
    const objects = types.length === 1 && types[0] === 'object';
    return {
      ...Object.fromEntries(Object.entries(schema).filter(([keyword]) => isAnnotation(keyword))),
      description: typesDescription(schema, types),
      ...(objects && { type: 'object', additionalProperties: true }),
    };
  });

function isAnnotation(keyword: string): boolean {
  return ANNOTATION_KEYWORDS.has(keyword) || keyword.startsWith('x-');
}

function unionBranches(document: JsonObject, schema: JsonObject): JsonObject[] {
  const union = schema['anyOf'] ?? schema['oneOf'];
  if (!Array.isArray(union)) return [schema];
  return union
    .filter(isJsonObject)
    .flatMap((branch) => unionBranches(document, referredElement(document, branch)));
}

function typesDescription({ description }: JsonObject, types: string[]): string {
  const names = types.length > 1 ? `Type: ${disjunction.format(types)}.` : '';
  return [description, names].filter(Boolean).join(' ');
}

// Of a record with `additionalProperties: true`, generators make a map, in which every name counts as present.
export const plainObjects: Transformation = (document) =>
  mapSchemas(document, (schema) =>
    'properties' in schema && schema['additionalProperties'] === true
      ? without(schema, 'additionalProperties')
      : schema,
  );

// `ReportScheduleInputFrequency`: generators would each choose another name.
export const namedObjects: Transformation = (document) =>
  mapComponentSchemas(document, (schemas) => {
    const named: JsonObject = {};
    for (const [name, schema] of Object.entries(schemas))
      named[name] = isJsonObject(schema) ? liftProperties(schema, name, named) : schema;
    return named;
  });

function liftProperties(schema: JsonObject, name: string, schemas: JsonObject): JsonObject {
  if (!isJsonObject(schema['properties'])) return schema;
  const properties = mapMembers(schema['properties'], (property, key) => {
    const items = property['items'];
    if (isJsonObject(items) && isJsonObject(items['properties'])) {
      return { ...property, items: liftObject(items, `${name}${pascalCase(key)}Item`, schemas) };
    }
    return isJsonObject(property['properties'])
      ? liftObject(property, `${name}${pascalCase(key)}`, schemas)
      : property;
  });
  return { ...schema, properties };
}

function liftObject(schema: JsonObject, name: string, schemas: JsonObject): JsonObject {
  schemas[name] = liftProperties(schema, name, schemas);
  return { $ref: `#/components/schemas/${name}` };
}

function pascalCase(name: string): string {
  return `_${name}`.replaceAll(/_+(.?)/g, (_, letter: string) => letter.toUpperCase());
}
