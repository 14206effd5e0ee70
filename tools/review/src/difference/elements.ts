import { METHODS } from '@telephony/contract';

export type Part =
  // For people.
  | 'words'
  | 'example'
  // A comparison knows the part: if it reports nothing, the difference is harmless.
  | 'compared'
  | { one: ElementKind }
  | { list: ElementKind }
  | { map: ElementKind };

export type ElementKind =
  | 'root'
  | 'info'
  | 'components'
  | 'item'
  | 'operation'
  | 'parameter'
  | 'body'
  | 'response'
  | 'media'
  | 'link'
  | 'callback'
  | 'schema'
  | 'server'
  | 'variable'
  | 'scheme'
  | 'example';

const words: Part = 'words';
const compared: Part = 'compared';
const example: Part = 'example';
const schema: Part = { one: 'schema' };
const examples: Part = { map: 'example' };
const described = members(words, 'summary', 'description');

function members(part: Part, ...names: string[]): Record<string, Part> {
  return Object.fromEntries(names.map((name) => [name, part]));
}

export const MEMBERS: Record<ElementKind, Readonly<Record<string, Part>>> = {
  root: {
    ...members(words, '$self', 'tags', 'externalDocs'),
    info: { one: 'info' },
    servers: { list: 'server' },
    security: compared,
    ...members({ map: 'item' }, 'paths', 'webhooks'),
    components: { one: 'components' },
  },
  info: { ...described, ...members(words, 'title', 'termsOfService', 'contact', 'license', 'version') },
  components: {
    schemas: { map: 'schema' },
    ...members({ map: 'parameter' }, 'parameters', 'headers'),
    requestBodies: { map: 'body' },
    responses: { map: 'response' },
    examples,
    links: { map: 'link' },
    callbacks: { map: 'callback' },
    pathItems: { map: 'item' },
    mediaTypes: { map: 'media' },
    securitySchemes: { map: 'scheme' },
  },
  item: {
    ...described,
    servers: { list: 'server' },
    parameters: { list: 'parameter' },
    ...members({ one: 'operation' }, ...METHODS),
    additionalOperations: { map: 'operation' },
  },
  operation: {
    ...described,
    ...members(words, 'tags', 'externalDocs'),
    ...members(compared, 'operationId', 'deprecated', 'security'),
    parameters: { list: 'parameter' },
    requestBody: { one: 'body' },
    responses: { map: 'response' },
    callbacks: { map: 'callback' },
    servers: { list: 'server' },
  },
  parameter: {
    ...described,
    ...members(compared, 'name', 'in', 'required', 'deprecated', 'allowEmptyValue'),
    ...members(compared, 'style', 'explode', 'allowReserved'),
    schema,
    content: { map: 'media' },
    example,
    examples,
  },
  body: { ...described, required: compared, content: { map: 'media' } },
  response: {
    ...described,
    headers: { map: 'parameter' },
    content: { map: 'media' },
    links: { map: 'link' },
  },
  media: { schema, itemSchema: schema, encoding: compared, example, examples },
  link: { ...described, ...members(words, 'operationId', 'operationRef', 'parameters', 'requestBody') },
  callback: {},
  schema: {
    ...members(words, 'title', 'description', '$comment', 'externalDocs'),
    ...members(example, 'example', 'examples'),
    ...members({ map: 'schema' }, 'properties', '$defs'),
    ...members(schema, 'items', 'additionalProperties', 'unevaluatedProperties', 'contentSchema'),
    ...members({ list: 'schema' }, 'allOf', 'anyOf', 'oneOf', 'prefixItems'),
  },
  server: { ...described, name: words, url: compared, variables: { map: 'variable' } },
  variable: { ...described, enum: compared, default: compared },
  scheme: {
    ...described,
    bearerFormat: words,
    ...members(compared, 'type', 'scheme', 'in', 'name', 'openIdConnectUrl', 'flows'),
  },
  example: { ...described, ...members(example, 'value', 'dataValue', 'serializedValue', 'externalValue') },
};
