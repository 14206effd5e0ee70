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
const described = { summary: words, description: words };
const operation: Part = { one: 'operation' };
const schema: Part = { one: 'schema' };
const value: Record<string, Part> = {
  ...described,
  name: compared,
  in: compared,
  required: compared,
  deprecated: compared,
  allowEmptyValue: compared,
  style: compared,
  explode: compared,
  allowReserved: compared,
  schema,
  content: { map: 'media' },
  example,
  examples: { map: 'example' },
};

export const MEMBERS: Record<ElementKind, Readonly<Record<string, Part>>> = {
  root: {
    info: { one: 'info' },
    servers: { list: 'server' },
    security: compared,
    tags: words,
    externalDocs: words,
    paths: { map: 'item' },
    webhooks: { map: 'item' },
    components: { one: 'components' },
  },
  info: {
    ...described,
    title: words,
    termsOfService: words,
    contact: words,
    license: words,
    version: words,
  },
  components: {
    schemas: { map: 'schema' },
    parameters: { map: 'parameter' },
    headers: { map: 'parameter' },
    requestBodies: { map: 'body' },
    responses: { map: 'response' },
    examples: { map: 'example' },
    links: { map: 'link' },
    callbacks: { map: 'callback' },
    pathItems: { map: 'item' },
    securitySchemes: { map: 'scheme' },
  },
  item: {
    ...described,
    servers: { list: 'server' },
    parameters: { list: 'parameter' },
    get: operation,
    post: operation,
    put: operation,
    patch: operation,
    delete: operation,
    head: operation,
    options: operation,
    trace: operation,
  },
  operation: {
    ...described,
    tags: words,
    externalDocs: words,
    operationId: compared,
    deprecated: compared,
    parameters: { list: 'parameter' },
    requestBody: { one: 'body' },
    responses: { map: 'response' },
    callbacks: { map: 'callback' },
    security: compared,
    servers: { list: 'server' },
  },
  parameter: value,
  body: { ...described, required: compared, content: { map: 'media' } },
  response: {
    ...described,
    headers: { map: 'parameter' },
    content: { map: 'media' },
    links: { map: 'link' },
  },
  media: { schema, encoding: compared, example, examples: { map: 'example' } },
  link: {
    ...described,
    operationId: words,
    operationRef: words,
    parameters: words,
    requestBody: words,
  },
  callback: {},
  schema: {
    title: words,
    description: words,
    $comment: words,
    externalDocs: words,
    example,
    examples: example,
    properties: { map: 'schema' },
    items: schema,
    additionalProperties: schema,
    unevaluatedProperties: schema,
    contentSchema: schema,
    $defs: { map: 'schema' },
    allOf: { list: 'schema' },
    anyOf: { list: 'schema' },
    oneOf: { list: 'schema' },
    prefixItems: { list: 'schema' },
  },
  server: { ...described, url: compared, variables: { map: 'variable' } },
  variable: { ...described, enum: compared, default: compared },
  scheme: {
    ...described,
    bearerFormat: words,
    type: compared,
    scheme: compared,
    in: compared,
    name: compared,
    openIdConnectUrl: compared,
    flows: compared,
  },
  example: { ...described, value: example, externalValue: example },
};
