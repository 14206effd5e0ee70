import { isJsonObject, type JsonObject } from '@telephony/contract';
import { withoutUnused } from './codegen.ts';
import {
  mapComponentSchemas,
  mapMembers,
  mapOperations,
  mapSchemas,
  referredElement,
  transform,
  type Transformation,
  typeKeyword,
  schemaTypes,
  without,
} from './transform.ts';

export function openapi30Bundle(codegen: JsonObject): JsonObject {
  return transform(codegen, [
    version30,
    plainServers,
    oneSuccessBody,
    referencesAlone,
    nullable,
    exclusiveBounds,
    constants,
    contentFormats,
    oneExample,
    withoutUnused,
  ]);
}

export const version30: Transformation = (document) => {
  const info = isJsonObject(document['info']) ? document['info'] : {};
  return {
    ...without(document, 'jsonSchemaDialect', 'webhooks'),
    openapi: '3.0.4',
    info: {
      ...without(info, 'summary'),
      ...(isJsonObject(info['license']) && { license: license30(info['license']) }),
    },
  };
};

// 3.1 has added the identifier.
function license30(license: JsonObject): JsonObject {
  const { identifier } = license;
  if (typeof identifier !== 'string') return license;
  return { ...without(license, 'identifier'), url: `https://spdx.org/licenses/${identifier}.html` };
}

// Tools that send requests take `{host}` for a name.
export const plainServers: Transformation = (document) => ({
  ...document,
  ...(Array.isArray(document['servers']) && {
    servers: document['servers'].filter(isJsonObject).map(({ variables, ...server }) => ({
      ...server,
      url: String(server['url']).replaceAll(/\{(\w+)\}/g, (template, name: string) => {
        const variable = isJsonObject(variables) ? variables[name] : undefined;
        return isJsonObject(variable) ? String(variable['default']) : template;
      }),
    })),
  }),
});

const JSON_TYPE = 'application/json';

// progenitor refuses an operation with two success bodies.
export const oneSuccessBody: Transformation = (document) => {
  const made: JsonObject = {};
  const changed = mapOperations(document, (operation, path) => {
    const { responses } = operation;
    if (!isJsonObject(responses)) return operation;
    const successes = Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, response]) => [status, referredElement(document, response)] as const);
    const contents = distinctContents(successes.map(([, { content }]) => content));
    if (contents.length < 2) return operation;
    const bodies = contents.filter(isJsonObject);
    const content = bodies.length === 1 ? bodies[0] : oneRecord(document, bodies, path, made);
    const alike = successes.map(([status, response]) => [status, { ...response, content }]);
    return { ...operation, responses: { ...responses, ...Object.fromEntries(alike) } };
  });
  return mapComponentSchemas(changed, (schemas) => ({ ...schemas, ...made }));
};

function distinctContents(contents: unknown[]): unknown[] {
  const schemas = (content: unknown) => JSON.stringify(mapMembers(content, ({ schema }) => schema));
  return [...new Map(contents.map((content) => [schemas(content), content])).values()];
}

function oneRecord(document: JsonObject, contents: JsonObject[], path: string, made: JsonObject): JsonObject {
  const references = contents.map((content) => {
    const { schema } = isJsonObject(content[JSON_TYPE]) ? content[JSON_TYPE] : {};
    if (isJsonObject(schema) && typeof schema['$ref'] === 'string') return schema;
    throw new Error(`${path}: the bodies of its successes must be JSON of named schemas to become one.`);
  });
  const names = references.map(({ $ref }) => String($ref).replace('#/components/schemas/', ''));
  const records = references.map((reference) => referredElement(document, reference));
  const [own, ...others] = records.map(requiredNames);
  const required = own?.filter((field) => others.every((fields) => fields.includes(field))) ?? [];
  const name = names.join('Or');
  made[name] = {
    type: 'object',
    description: `The fields of ${names.map((one) => `\`${one}\``).join(' or of ')}.`,
    ...(required.length > 0 && { required }),
    properties: Object.assign({}, ...records.map(({ properties }) => properties)) as unknown,
  };
  const first = contents.map((content) => content[JSON_TYPE]).find(isJsonObject);
  const schema = { $ref: `#/components/schemas/${name}` };
  return { [JSON_TYPE]: { schema, ...(first && 'example' in first && { example: first['example'] }) } };
}

function requiredNames({ required }: JsonObject): string[] {
  return Array.isArray(required) ? required.map(String) : [];
}

export const nullable: Transformation = (document) =>
  mapSchemas(document, (schema) => {
    const types = schemaTypes(schema);
    if (!types.includes('null')) return schema;
    const { type: _, ...rest } = schema;
    return { ...typeKeyword(types.filter((type) => type !== 'null')), nullable: true, ...rest };
  });

export const constants: Transformation = (document) =>
  mapSchemas(document, ({ const: value, ...schema }) =>
    value === undefined ? schema : { ...schema, enum: [value] },
  );

export const contentFormats: Transformation = (document) =>
  mapSchemas(document, (schema) => ({
    ...without(schema, 'contentEncoding', 'contentMediaType', 'contentSchema'),
    ...(schema['contentEncoding'] === 'base64' && { format: 'byte' }),
  }));

export const exclusiveBounds: Transformation = (document) =>
  mapSchemas(document, ({ exclusiveMinimum, exclusiveMaximum, ...schema }) => ({
    ...schema,
    ...(typeof exclusiveMinimum === 'number' && { minimum: exclusiveMinimum, exclusiveMinimum: true }),
    ...(typeof exclusiveMaximum === 'number' && { maximum: exclusiveMaximum, exclusiveMaximum: true }),
  }));

export const oneExample: Transformation = (document) =>
  mapSchemas(document, ({ examples, ...schema }) =>
    Array.isArray(examples) && examples.length > 0 ? { ...schema, example: examples[0] } : schema,
  );

// 3.0 ignores siblings of a reference, and some tools refuse them.
export const referencesAlone: Transformation = (document) =>
  mapSchemas(document, (schema) => ('$ref' in schema ? { $ref: schema['$ref'] } : schema));
