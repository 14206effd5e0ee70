import type { JsonObject } from '@telephony/contract';
import { answering, contract, IN, inPath, inWebhook, ruleCases, type RuleCases } from '../support/cases.ts';

export const cases: Record<string, RuleCases> = {};

const taking = (members: object, place = 'query') => ({
  parameters: [{ name: 'page', in: place, ...members }],
});

cases['parameter-example'] = ruleCases(
  {
    examples: inPath(taking({ examples: { second: { summary: 'The second page', value: 2 } } })),
    'that of its content': inPath(taking({ content: { 'application/json': { schema: {} } } })),
  },
  {
    none: [inPath(taking({ schema: {} })), `${IN.path}/parameters/0`],
    'one without a name': [inPath(taking({ example: 2, content: {} })), `${IN.path}/parameters/0/example`],
    'none of a header of an event': [
      inWebhook(taking({ schema: {} }, 'header')),
      `${IN.webhook}/parameters/0`,
    ],
  },
);

const parameterSchemaTaking = (members: JsonObject, place = 'query') => ({
  parameters: [{ name: 'dir', in: place, ...members }],
});
const union = { anyOf: [{ type: 'string', enum: ['ASC'] }, { type: 'string' }] };
const named = { $ref: '#/components/schemas/SortDirection' };
const content = { 'application/json': { schema: { type: 'array', items: {} } } };

cases['parameter-schema'] = ruleCases(
  {
    'one type': inPath(parameterSchemaTaking({ schema: { type: 'string' } })),
    'JSON in a string': inPath(
      parameterSchemaTaking({
        schema: {
          type: 'string',
          contentMediaType: 'application/json',
          contentSchema: { type: 'array', items: {} },
        },
      }),
    ),
    'a union by name': contract({
      paths: { '/cdrs': { get: { responses: {}, ...parameterSchemaTaking({ schema: named }) } } },
      components: { schemas: { SortDirection: union } },
    }),
    'a webhook with a header': inWebhook(parameterSchemaTaking({ schema: { type: 'string' } }, 'header')),
  },
  {
    'an inline anyOf': [
      inPath(parameterSchemaTaking({ schema: union })),
      `${IN.path}/parameters/0/schema/anyOf`,
    ],
    'an inline oneOf at the path item': [
      contract({
        paths: { '/cdrs': { ...parameterSchemaTaking({ schema: { oneOf: [] } }), get: { responses: {} } } },
      }),
      '#/paths/~1cdrs/parameters/0/schema/oneOf',
    ],
    'in a shared parameter': [
      contract({
        paths: {
          '/cdrs': { get: { responses: {}, parameters: [{ $ref: '#/components/parameters/dir' }] } },
          '/sms': { get: { responses: {}, parameters: [{ $ref: '#/components/parameters/dir' }] } },
        },
        components: { parameters: { dir: { name: 'dir', in: 'query', schema: union } } },
      }),
      '#/components/parameters/dir/schema/anyOf',
    ],
    content: [inPath(parameterSchemaTaking({ content })), `${IN.path}/parameters/0`],
    'in a webhook': [
      inWebhook(parameterSchemaTaking({ schema: union }, 'header')),
      `${IN.webhook}/parameters/0/schema/anyOf`,
    ],
  },
);

const id = (members: object) => ({ name: 'id', in: 'path', schema: {}, ...members });
const path = '/cdrs/{id}';

cases['path-parameter-required'] = ruleCases(
  {
    'one that is required': inPath({ parameters: [id({ required: true })] }, 'get', path),
    'one of the query': inPath({ parameters: [id({ in: 'query' })] }),
    'a header of an event': inWebhook({ parameters: [id({ in: 'header' })] }),
  },
  {
    'one that is not': [
      inPath({ parameters: [id({})] }, 'get', path),
      '#/paths/~1cdrs~1{id}/get/parameters/0/required',
    ],
    'that of a path item, once': [
      contract({
        paths: {
          [path]: {
            parameters: [id({ required: false })],
            get: { responses: {} },
            delete: { responses: {} },
          },
        },
      }),
      '#/paths/~1cdrs~1{id}/parameters/0/required',
    ],
  },
);

const pathParameterTypeTaking = (type: unknown, place = 'path') => ({
  parameters: [{ name: 'id', in: place, schema: { type } }],
});

cases['path-parameter-type'] = ruleCases(
  {
    'an integer': inPath(pathParameterTypeTaking('integer')),
    'a text': inPath(pathParameterTypeTaking('string')),
    'a list of ids': inPath(pathParameterTypeTaking('array')),
    'a number in a query': inPath(pathParameterTypeTaking('number', 'query')),
    'a number in a header of an event': inWebhook(pathParameterTypeTaking('number', 'header')),
  },
  {
    'a number': [inPath(pathParameterTypeTaking('number')), `${IN.path}/parameters/0/schema/type`],
    'one of two types': [
      inPath(pathParameterTypeTaking(['string', 'boolean'])),
      `${IN.path}/parameters/0/schema/type`,
    ],
    'in an event': [inWebhook(pathParameterTypeTaking('object')), `${IN.webhook}/parameters/0/schema/type`],
  },
);

const parameters = ['page', 'limit', 'filter', 'group_by', 'sort', 'dir', 'include', 'fields'].map(
  (name) => ({
    name,
    in: 'query',
    schema: {},
  }),
);
const data = { type: 'array', items: {} };
const collection = answering({ type: 'object', properties: { data } });

cases['collection-parameters'] = ruleCases(
  {
    'all of them': inPath({ ...collection, parameters }),
    'some at the path item': contract({
      paths: {
        '/cdrs': {
          parameters: parameters.slice(0, 2),
          get: { ...collection, parameters: parameters.slice(2) },
        },
      },
    }),
    dictionaries: inPath(collection, 'get', '/cdrs/dictionaries'),
    'a single record': inPath(answering({ type: 'object', properties: { data: { type: 'object' } } })),
    'a PATCH of several records': inPath(collection, 'patch'),
    'a webhook': inWebhook(collection),
  },
  {
    'none in a path': [inPath(collection), '#/paths/~1cdrs/get'],
    'one too few in a path': [
      inPath({ ...collection, parameters: parameters.slice(1) }),
      '#/paths/~1cdrs/get',
    ],
  },
);

const both = (...descriptions: string[]) => ({
  parameters: descriptions.map((description, index) => ({ name: `p${index}`, in: 'query', description })),
});

cases['parameter-description-own'] = ruleCases(
  { 'their own': inPath(both('To sort by.', 'To group by.')), none: inPath(both()) },
  {
    'that of another': [inPath(both('To sort by.', 'To sort by.')), `${IN.path}/parameters/1/description`],
    'that of another, in a webhook': [
      inWebhook(both('A.', 'B.', 'A.')),
      `${IN.webhook}/parameters/2/description`,
    ],
  },
);
