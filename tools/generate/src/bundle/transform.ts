import {
  isJsonObject,
  isReference,
  type JsonObject,
  METHODS,
  type Role,
  roleOf,
  targetOf,
} from '@telephony/contract';
import { LISTED_SCHEMAS, NAMED_SCHEMAS, ONE_SCHEMA } from '../schema-keywords.ts';

export type Transformation = (document: JsonObject) => JsonObject;

export function transform(document: JsonObject, transformations: readonly Transformation[]): JsonObject {
  return transformations.reduce((made, transformation) => transformation(made), document);
}

export function mapMembers(
  object: unknown,
  change: (member: JsonObject, name: string) => unknown,
): JsonObject {
  if (!isJsonObject(object)) return {};
  return Object.fromEntries(
    Object.entries(object).map(([name, member]) => [
      name,
      isJsonObject(member) ? change(member, name) : member,
    ]),
  );
}

const METHOD_KEYS: readonly string[] = METHODS;

export function mapOperations(
  document: JsonObject,
  change: (operation: JsonObject, path: string, pathItem: JsonObject) => JsonObject,
): JsonObject {
  const paths = mapMembers(document['paths'], (pathItem, path) =>
    Object.fromEntries(
      Object.entries(pathItem).map(([key, value]) => [
        key,
        METHOD_KEYS.includes(key) && isJsonObject(value) ? change(value, path, pathItem) : value,
      ]),
    ),
  );
  return { ...document, paths };
}

type ChangeParameter = (parameter: JsonObject, path: string, siblings: readonly JsonObject[]) => JsonObject[];

// A reference to a shared parameter stays a reference if the parameter does not change.
export function mapParameters(document: JsonObject, change: ChangeParameter): JsonObject {
  return mapOperations(document, (operation, path) => {
    if (!Array.isArray(operation['parameters'])) return operation;
    const written: unknown[] = operation['parameters'];
    const siblings = written.map((parameter) => referredElement(document, parameter));
    const made = written.flatMap((parameter, index) => {
      const shared = siblings[index]!;
      const changed = change(shared, path, siblings);
      return changed.length === 1 && changed[0] === shared ? [parameter] : changed;
    });
    return { ...operation, parameters: made };
  });
}

type ChangeSchema = (schema: JsonObject) => JsonObject;

const ONE_SCHEMA_KEYS = new Set(ONE_SCHEMA);
const NAMED_SCHEMA_KEYS = new Set(NAMED_SCHEMAS);
const LISTED_SCHEMA_KEYS = new Set(LISTED_SCHEMAS);

// The innermost schemas change first.
export function mapSchemas(document: JsonObject, change: ChangeSchema): JsonObject {
  const { components, ...rest } = document;
  const changed = mapElement(rest, 'element', change) as JsonObject;
  if (!isJsonObject(components)) return changed;
  const sections = mapMembers(components, (section, kind) =>
    kind === 'examples'
      ? section
      : mapMembers(section, (one) =>
          kind === 'schemas' ? mapSchema(one, change) : mapElement(one, 'element', change),
        ),
  );
  return { ...changed, components: sections };
}

function mapElement(node: unknown, role: Role, change: ChangeSchema): unknown {
  if (Array.isArray(node)) return node.map((item) => mapElement(item, 'element', change));
  if (!isJsonObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const isSchema = role === 'element' && key === 'schema' && isJsonObject(value);
      if (isSchema) return [key, mapSchema(value, change)];
      const childRole = role === 'element' && key.startsWith('x-') ? undefined : roleOf(role, key, value);
      return [key, childRole ? mapElement(value, childRole, change) : value];
    }),
  );
}

function mapSchema(schema: JsonObject, change: ChangeSchema): JsonObject {
  const part = (value: unknown) => (isJsonObject(value) ? mapSchema(value, change) : value);
  const parts = Object.entries(schema).map(([keyword, value]): [string, unknown] => {
    if (ONE_SCHEMA_KEYS.has(keyword)) return [keyword, part(value)];
    if (NAMED_SCHEMA_KEYS.has(keyword)) return [keyword, mapMembers(value, part)];
    if (LISTED_SCHEMA_KEYS.has(keyword) && Array.isArray(value)) return [keyword, value.map(part)];
    return [keyword, value];
  });
  return change(Object.fromEntries(parts));
}

export function mapComponentSchemas(
  document: JsonObject,
  change: (schemas: JsonObject) => JsonObject,
): JsonObject {
  const components = isJsonObject(document['components']) ? document['components'] : {};
  const schemas = change(isJsonObject(components['schemas']) ? components['schemas'] : {});
  return { ...document, components: { ...components, schemas } };
}

export function referredElement(document: JsonObject, element: unknown): JsonObject {
  const target = isReference(element) ? targetOf<unknown>(document, element.$ref)?.element : element;
  return isJsonObject(target) ? target : {};
}

export function schemaTypes({ type }: JsonObject): string[] {
  return typeof type === 'string' ? [type] : Array.isArray(type) ? type.map(String) : [];
}

export function typeKeyword(types: readonly string[]): JsonObject {
  const type = [...new Set(types)];
  return type.length === 0 ? {} : { type: type.length === 1 ? type[0] : type };
}

export function without(object: JsonObject, ...names: string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}
