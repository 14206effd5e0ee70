import type { JsonObject } from '@telephony/contract';

/** Files of a contract by name; the root document is `openapi.yaml`. JSON is YAML. */
export type Files = { 'openapi.yaml': JsonObject } & Record<string, JsonObject>;

/** The smallest contract that breaks no rule of the specification, with the members given. */
export function contract(members: JsonObject, files: Record<string, JsonObject> = {}): Files {
  const root = {
    openapi: '3.1.1',
    info: {
      title: 'Fixture',
      version: '1.0.0',
      description: 'A fixture.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'https://pbx.example' }],
    security: [{ token: [] }],
    tags: [{ name: 'CDRs', description: 'Records.' }],
    paths: {},
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-Auth-Token' } } },
    ...members,
  };
  return { 'openapi.yaml': root, ...files };
}

/** A contract with one operation in a path. */
export function inPath(operation: JsonObject, method = 'get', path = '/cdrs'): Files {
  return contract({ paths: { [path]: { [method]: { responses: {}, ...operation } } } });
}

/** A contract with one webhook. */
export function inWebhook(operation: JsonObject, event = 'call.missed'): Files {
  return contract({ webhooks: { [event]: { post: { responses: {}, ...operation } } } });
}

/** The place of the operation that `inPath` and `inWebhook` make. */
export const IN_PATH = '#/paths/~1cdrs/get';
export const IN_WEBHOOK = '#/webhooks/call.missed/post';

/** A JSON body with a schema, for a response or a request. */
export function json(schema: JsonObject, members: JsonObject = {}): JsonObject {
  return { description: 'A body.', content: { 'application/json': { schema, ...members } } };
}

/** An operation whose success answer has a schema. */
export function answering(schema: JsonObject, members: JsonObject = {}): JsonObject {
  return { responses: { 200: { ...json(schema), ...members } } };
}

/** An operation that takes a body with a schema; in a webhook, an event with it. */
export function taking(schema: JsonObject, members: JsonObject = {}): JsonObject {
  return { requestBody: json(schema, members) };
}

/** The places of the schemas in `answering` and `taking`. */
export const ANSWER_SCHEMA = '/responses/200/content/application~1json/schema';
export const BODY_SCHEMA = '/requestBody/content/application~1json/schema';
