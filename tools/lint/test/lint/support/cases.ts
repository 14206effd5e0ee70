import type { JsonObject } from '@telephony/contract';

type Bad = [Files, ...places: string[]];

export interface RuleCases {
  good: Record<string, Files>;
  bad: Record<string, Bad>;
}

export function ruleCases(good: Record<string, Files>, bad: Record<string, Bad>): RuleCases {
  return { good, bad };
}

type BadSchema = [JsonObject, ...places: string[]];

export function schemaCases(good: Record<string, JsonObject>, bad: Record<string, BadSchema>): RuleCases {
  return ruleCases(
    Object.fromEntries(
      Object.entries(good).flatMap(([name, schema]): [string, Files][] => [
        [name, inPath(answering(schema))],
        [inEvent(name), inWebhook(taking(schema))],
      ]),
    ),
    Object.fromEntries(
      Object.entries(bad).flatMap(([name, [schema, ...places]]): [string, Bad][] => [
        [name, [inPath(answering(schema)), ...places.map((place) => IN.answer + place)]],
        [inEvent(name), [inWebhook(taking(schema)), ...places.map((place) => IN.event + place)]],
      ]),
    ),
  );
}

const inEvent = (name: string): string => `${name}, in an event`;

export type Files = { 'openapi.yaml': JsonObject } & Record<string, JsonObject>;

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
  return { 'openapi.yaml': root, ...ledger({}), ...files };
}

export function inPath(operation: JsonObject, method = 'get', path = '/cdrs'): Files {
  return contract({ paths: { [path]: { [method]: { responses: {}, ...operation } } } });
}

export function inWebhook(operation: JsonObject, event = 'call.missed'): Files {
  return contract({ webhooks: { [event]: { post: { responses: {}, ...operation } } } });
}

export function json(schema: JsonObject, members: JsonObject = {}): JsonObject {
  return { description: 'A body.', content: { 'application/json': { schema, ...members } } };
}

export function answering(schema: JsonObject, members: JsonObject = {}): JsonObject {
  return { responses: { 200: { ...json(schema), ...members } } };
}

export function taking(schema: JsonObject, members: JsonObject = {}): JsonObject {
  return { requestBody: json(schema, members) };
}

export const ANSWER_SCHEMA = '/responses/200/content/application~1json/schema';
const BODY_SCHEMA = '/requestBody/content/application~1json/schema';

export const IN = {
  path: '#/paths/~1cdrs/get',
  webhook: '#/webhooks/call.missed/post',
  answer: `#/paths/~1cdrs/get${ANSWER_SCHEMA}`,
  request: `#/paths/~1cdrs/post${BODY_SCHEMA}`,
  event: `#/webhooks/call.missed/post${BODY_SCHEMA}`,
};

/** A ledger file with entries of these ids and members. */
export function ledger(entries: Record<string, JsonObject>): { 'ledger.yaml': JsonObject } {
  const texts = {
    title: 'A gap',
    kind: 'gap',
    source: 'Events',
    unknown: 'What it is.',
    treatment: 'Left open.',
  };
  return {
    'ledger.yaml': {
      entries: Object.entries(entries).map(([id, members]) => ({ id, ...texts, ...members })),
    },
  };
}
