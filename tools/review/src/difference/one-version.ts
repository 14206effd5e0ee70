import { isJsonObject, type JsonObject } from '@telephony/contract';
import { OR_NULL } from '../schema/keywords.ts';
import { type ElementKind, MEMBERS } from './elements.ts';

export function inOneVersion(base: JsonObject, revision: JsonObject): [JsonObject, JsonObject] {
  const [was, is] = [isOld(base), isOld(revision)];
  if (was && is) return [upgradeBundle(base), upgradeBundle(revision)];
  // 3.2 only adds to 3.1.
  if (!was && !is) return [{ ...base, openapi: revision['openapi'] }, revision];
  const [before, after] = [was ? upgradeBundle(base) : base, is ? upgradeBundle(revision) : revision];
  const [one, other] = [withNewFormats('root', before), withNewFormats('root', after)] as [
    JsonObject,
    JsonObject,
  ];
  return [
    { ...one, openapi: other['openapi'] },
    { ...other, jsonSchemaDialect: one['jsonSchemaDialect'] },
  ];
}

const BESIDE_NULL = ['$ref', 'allOf', 'anyOf', 'oneOf', 'enum'];

function isOld({ openapi }: JsonObject): boolean {
  return /^3\.0\b/.test(String(openapi));
}

function upgradeBundle(bundle: JsonObject): JsonObject {
  return { ...(mapSchemas('root', bundle, upgradeSchema) as JsonObject), openapi: '3.1.1' };
}

// Keyword by keyword, so that every place stays where it is.
function upgradeSchema({ nullable, example, ...rest }: JsonObject): JsonObject {
  // 3.0 asks for a `type` beside `nullable`, but programs read null beside references, forms and values, too.
  const orNull = nullable === true && BESIDE_NULL.some((name) => name in rest) ? { nullable: OR_NULL } : {};
  // It ignores the other siblings of a reference.
  if ('$ref' in rest) return { $ref: rest['$ref'], ...orNull };
  const schema: JsonObject = { ...rest, ...orNull };
  const isPlain = !('nullable' in schema) && typeof schema['type'] === 'string';
  if (nullable === true && isPlain) schema['type'] = [schema['type'], 'null'];
  if (example !== undefined) schema['examples'] = [example];
  for (const [bound, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    if (schema[exclusive] === true && bound in schema) {
      schema[exclusive] = schema[bound];
      delete schema[bound];
    } else if (typeof schema[exclusive] === 'boolean') delete schema[exclusive];
  }
  return schema;
}

// 3.1 has replaced these 3.0 words, and still takes them.
function withNewFormats(kind: ElementKind, element: unknown): unknown {
  return mapSchemas(kind, element, ({ format, example, ...others }) => {
    const schema: JsonObject = example === undefined ? others : { examples: [example], ...others };
    if (format === 'byte') return { ...schema, contentEncoding: 'base64' };
    if (format === 'binary') return { ...schema, contentMediaType: 'application/octet-stream' };
    // Bytes have no type in 3.1.
    if (schema['contentMediaType'] === 'application/octet-stream') return { type: 'string', ...schema };
    return format === undefined ? schema : { ...schema, format };
  });
}

const BYTES_SCHEMA = JSON.stringify({ type: 'string', contentMediaType: 'application/octet-stream' });

function mapSchemas(
  kind: ElementKind,
  element: unknown,
  change: (schema: JsonObject) => JsonObject,
): unknown {
  if (!isJsonObject(element)) return element;
  const parts = Object.entries(element).map(([name, value]): [string, unknown] => {
    const part = kind === 'schema' && name === 'not' ? { one: kind } : MEMBERS[kind][name];
    if (kind === 'callback') return [name, mapSchemas('item', value, change)];
    if (part === undefined || typeof part === 'string') return [name, value];
    if ('one' in part) return [name, mapSchemas(part.one, value, change)];
    if ('list' in part)
      return [name, Array.isArray(value) ? value.map((one) => mapSchemas(part.list, one, change)) : value];
    if (!isJsonObject(value)) return [name, value];
    const entries = Object.entries(value).map(([key, one]) => [key, mapSchemas(part.map, one, change)]);
    return [name, Object.fromEntries(entries)];
  });
  const whole: JsonObject = Object.fromEntries(parts);
  if (kind === 'media' && JSON.stringify(whole['schema']) === BYTES_SCHEMA) delete whole['schema'];
  return kind === 'schema' ? change(whole) : whole;
}
