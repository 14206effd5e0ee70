import { readContract } from '@telephony/contract';
import { onTestFinished } from 'vitest';
import {
  addFrontControl,
  createFront,
  exampleResponse,
  type FrontOptions,
  jsonResponse,
} from '../../src/index.ts';

const jsonContent = (schema: object, examples: Record<string, unknown>) => ({
  'application/json': {
    schema,
    examples: Object.fromEntries(Object.entries(examples).map(([key, value]) => [key, { value }])),
  },
});
const object = (properties: object, required: string[] = []) => ({ type: 'object', required, properties });
const string = { type: 'string' };
const integer = { type: 'integer' };
const fine = { 200: { description: 'Fine.' } };

const document = {
  openapi: '3.1.1',
  info: { title: 'Things', version: '1' },
  paths: {
    '/things/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: integer }],
      get: {
        operationId: 'getThing',
        responses: {
          200: {
            description: 'A thing.',
            content: jsonContent({}, { one: { name: 'one' }, two: { name: 'two' } }),
          },
          404: {
            description: 'An error.',
            content: jsonContent(
              object({ message: string, errors: { type: 'array' } }, ['message', 'errors']),
              {
                gone: { message: 'It is gone.', errors: [] },
              },
            ),
          },
        },
      },
    },
    '/form': {
      post: {
        operationId: 'postForm',
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': { schema: { $ref: '#/components/schemas/Form' } },
            'multipart/form-data': { schema: { $ref: '#/components/schemas/Form' } },
            'text/plain': { schema: { type: 'string', maxLength: 5 } },
          },
        },
        responses: { 201: { description: 'Made.' } },
      },
    },
    '/keys/{key}': {
      delete: {
        operationId: 'deleteKey',
        parameters: [{ name: 'key', in: 'path', required: true, schema: string }],
        responses: fine,
      },
    },
    '/strange': {
      get: {
        operationId: 'getStrange',
        responses: {
          ...fine,
          400: {
            description: 'Another form of error.',
            content: {
              'application/problem+json': {},
              ...jsonContent(object({ code: integer }, ['code']), { other: { code: 7 } }),
            },
          },
        },
      },
    },
    ...Object.fromEntries(
      ['key', 'query', 'cookie', 'bearer', 'basic', 'oauth'].map((scheme) => [
        `/as/${scheme}`,
        { get: { operationId: `as_${scheme}`, security: [{ [scheme]: [] }], responses: fine } },
      ]),
    ),
  },
  webhooks: {
    'thing.made': {
      post: {
        summary: 'A thing was made',
        parameters: [
          { name: 'X-Event', in: 'header', schema: string, examples: { made: { value: 'made' } } },
        ],
        requestBody: {
          content: jsonContent(
            { $ref: '#/components/schemas/Thing' },
            { small: { name: 'bolt', size: 1, tags: ['a'] }, large: { name: 'beam', size: 900, tags: [] } },
          ),
        },
        responses: { '2XX': { description: 'Taken.' } },
      },
    },
    'thing/poked': {
      post: {
        requestBody: {
          content: { 'application/x-www-form-urlencoded': { example: { name: 'bolt 1', hard: true } } },
        },
      },
    },
    'thing.listed': {
      put: {
        requestBody: {
          content: { 'application/vnd.things+json': { schema: { type: 'array', examples: [[1, 2]] } } },
        },
      },
    },
    ping: {
      post: {
        requestBody: {
          content: { 'application/json': { schema: object({ at: integer, by: string }, ['at', 'by']) } },
        },
      },
    },
    bare: { post: {} },
  },
  components: {
    schemas: {
      Thing: object(
        {
          name: string,
          size: integer,
          tags: { type: 'array', items: string },
          made: object({ by: string }),
          code: integer,
          note: { type: ['string', 'null'] },
        },
        ['name', 'size'],
      ),
      Form: {
        ...object({ count: integer, tags: { type: 'array', items: string }, file: string }, ['count']),
        additionalProperties: false,
      },
    },
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      query: { type: 'apiKey', in: 'query', name: 'key' },
      cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
      bearer: { type: 'http', scheme: 'bearer' },
      basic: { type: 'http', scheme: 'basic' },
      oauth: { type: 'oauth2', flows: {} },
    },
  },
};

export async function serveDocument(options: Partial<FrontOptions<unknown>> = {}) {
  const contract = readContract(document);
  const front = createFront({
    contract: () => contract,
    responder: {
      name: 'front',
      admit: (_operation, credentials) => credentials,
      respond: ({ operation, body, session }) =>
        operation.operationId === 'getThing'
          ? exampleResponse(operation, {})
          : jsonResponse(operation.operationId === 'postForm' ? 201 : 200, body ?? session ?? {}),
      prefer: (_contract, operation, preferences) => exampleResponse(operation, preferences),
    },
    ownPaths: ['/_mock'],
    ...options,
  });
  addFrontControl(
    front.server,
    { contract: () => contract, ...front, allowHosts: () => [] },
    { prefix: '/_mock', token: undefined },
  );
  const url = await front.listen(0, '127.0.0.1');
  onTestFinished(() => front.close());
  const ask = async (line: string, init: RequestInit = {}) => {
    const [method = 'GET', path = '/'] = line.split(' ');
    const response = await fetch(url + path, { method, ...init });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    // Tests read what they expect to be there.
    const json: any = isJson && text !== '' ? JSON.parse(text) : undefined;
    return { status: response.status, headers: response.headers, text, json };
  };
  return { front, url, ask };
}
