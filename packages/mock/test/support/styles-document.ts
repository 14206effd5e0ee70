import type { OpenApiDocument, ParameterObject } from '@telephony/contract';

const integers = { type: 'array', items: { type: 'integer' }, maxItems: 3 };
/** In lower case, because Prism finds no other fields. */
const color = {
  type: 'object',
  properties: { r: { type: 'integer' }, g: { type: 'string' } },
  required: ['r'],
};

/**
 * A document of another API, with parameters of many types and styles. `explode: true` is there where it is the default too,
 * because Prism takes it for false.
 */
export const stylesDocument: OpenApiDocument = {
  openapi: '3.1.0',
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
  info: { title: 'Styles', version: '1.0.0' },
  paths: {
    '/plain': operation([
      { name: 'count', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } },
      { name: 'ratio', in: 'query', schema: { type: 'number', exclusiveMaximum: 2 } },
      { name: 'flag', in: 'query', schema: { type: 'boolean' } },
      {
        name: 'word',
        in: 'query',
        required: true,
        schema: { type: 'string', minLength: 2, pattern: '^[a-z]+$' },
      },
      { name: 'size', in: 'query', schema: { $ref: '#/components/schemas/Size' } },
      { name: 'when', in: 'query', schema: { type: 'string', format: 'date' } },
      { name: 'maybe', in: 'query', schema: { type: ['integer', 'null'] } },
      { name: 'either', in: 'query', schema: { anyOf: [{ type: 'integer' }, { enum: ['all'] }] } },
      { name: 'X-Count', in: 'header', required: true, schema: { type: 'integer' } },
      { name: 'X-Size', in: 'header', schema: { $ref: '#/components/schemas/Size' } },
    ]),
    '/arrays': operation([
      { name: 'form', in: 'query', explode: true, schema: integers },
      { name: 'commas', in: 'query', explode: false, schema: integers },
      { name: 'spaces', in: 'query', style: 'spaceDelimited', explode: false, schema: integers },
      { name: 'pipes', in: 'query', style: 'pipeDelimited', explode: false, schema: integers },
      { name: 'X-List', in: 'header', schema: integers },
    ]),
    '/objects': operation([
      { name: 'commas', in: 'query', explode: false, schema: color },
      { name: 'deep', in: 'query', style: 'deepObject', explode: true, schema: color },
      { name: 'X-Color', in: 'header', schema: color },
      { name: 'X-Exploded', in: 'header', explode: true, schema: color },
    ]),
    '/spread': operation([{ name: 'color', in: 'query', explode: true, schema: color }]),
  },
  components: { schemas: { Size: { type: 'string', enum: ['s', 'm', 'l'] } } },
};

function operation(parameters: ParameterObject[]) {
  return { get: { parameters, responses: { 200: { description: 'Fine.' } } } };
}
