import {
  answering,
  contract,
  IN,
  inPath,
  inWebhook,
  ruleCases,
  type RuleCases,
  schemaCases,
  taking,
} from '../support/cases.ts';

export const cases: Record<string, RuleCases> = {};

cases['keyword-of-type'] = schemaCases(
  {
    'a length of a text or null': { type: ['string', 'null'], maxLength: 5 },
    'a bound of a number': { type: 'number', minimum: 1 },
    'a bound without a type': { maxLength: 5 },
    'a field that is called pattern': { type: 'object', properties: { pattern: { type: 'string' } } },
  },
  {
    'a length of an integer': [{ type: 'integer', maxLength: 5 }, '/maxLength'],
    'a bound of a text, in a field': [
      { properties: { id: { type: ['string', 'null'], maximum: 5 } } },
      '/properties/id/maximum',
    ],
    'required fields of a list': [{ type: 'array', items: {}, required: ['id'] }, '/required'],
  },
);

cases['array-items'] = schemaCases(
  {
    'items of any type': { type: 'array', items: { anyOf: [{ type: 'null' }, {}] } },
    'unknown items': { type: ['array', 'null'], items: {} },
    'a tuple': { type: 'array', prefixItems: [{}] },
  },
  {
    none: [{ type: 'array' }, ''],
    'one type of several': [{ type: ['array', 'null'] }, ''],
  },
);

cases['integer-width'] = schemaCases(
  {
    'an id': { type: 'integer', format: 'int64' },
    'a small number': { type: ['integer', 'null'], format: 'int32' },
    'no integer': { type: 'array', items: { anyOf: [{ type: 'null' }, { type: 'number' }, {}] } },
  },
  {
    'without a format': [{ type: 'integer' }, '/format'],
    'a width that does not exist': [{ type: 'integer', format: 'int63' }, '/format'],
    'one type of several': [{ type: ['string', 'integer'] }, '/format'],
  },
);

cases['small-integer-bound'] = schemaCases(
  { 'a small number': { type: ['integer', 'null'], format: 'int32', maximum: 5000 } },
  { 'a small width without a bound': [{ type: 'integer', format: 'int32' }, '/maximum'] },
);

cases['format-known'] = schemaCases(
  {
    'that of an integer': { type: ['integer', 'null'], format: 'int64' },
    'that of a text or null': { type: ['string', 'null'], format: 'date' },
    'without a type': { format: 'email' },
    'an example of that name': { examples: [{ format: 'csv' }] },
  },
  {
    'one that does not exist': [{ type: 'string', format: 'datetime' }, '/format'],
    'one of another type': [{ type: ['string', 'null'], format: 'int64' }, '/format'],
  },
);

const text = (pattern: string) => ({ type: 'string', pattern });

cases['pattern-valid'] = schemaCases(
  {
    'a regular expression': text(String.raw`^\d{4}$`),
    'alternatives in a group': text('^(a|b(c|d)|[|])$'),
  },
  {
    'a bracket that is open': [text('^[a-z+$'), '/pattern'],
    'an escape that is none': [text(String.raw`\_`), '/pattern'],
    'no anchors': [text('[0-9]+'), '/pattern'],
    'no anchor at the end': [text('^[0-9]+'), '/pattern'],
    'an anchor that is a sign': [text(String.raw`^[0-9]+\$`), '/pattern'],
  },
);

const listed = { type: 'string', enum: ['O', 'I'] };
const plain = { type: 'string' };
const openList = { anyOf: [listed, plain, { type: 'null' }] };

cases['open-enumeration'] = ruleCases(
  {
    'open in an answer': inPath(answering(openList)),
    'open in an event': inWebhook(taking(openList)),
    'closed for a reason': inPath(
      answering({ ...listed, 'x-closed-enumeration': 'Others are answered 400.' }),
    ),
    'a constant': inWebhook(taking({ const: 'call.missed' })),
  },
  {
    'closed in an answer': [inPath(answering(listed)), `${IN.answer}/enum`],
    'closed in an event': [inWebhook(taking(listed)), `${IN.event}/enum`],
    'closed in a parameter': [
      inPath({ parameters: [{ name: 'dir', in: 'query', schema: listed }] }),
      `${IN.path}/parameters/0/schema/enum`,
    ],
    'no reason': [inPath(answering({ ...listed, 'x-closed-enumeration': '' })), `${IN.answer}/enum`],
    'the plain type first': [inPath(answering({ anyOf: [plain, listed] })), `${IN.answer}/anyOf/1/enum`],
    'no plain type': [inPath(answering({ anyOf: [listed, { type: 'null' }] })), `${IN.answer}/anyOf/0/enum`],
    'another plain type': [
      inPath(answering({ anyOf: [listed, { type: 'integer' }] })),
      `${IN.answer}/anyOf/0/enum`,
    ],
    'a second enumeration for the plain type': [
      inPath(answering({ anyOf: [listed, { type: 'string', enum: ['M'] }] })),
      `${IN.answer}/anyOf/0/enum`,
      `${IN.answer}/anyOf/1/enum`,
    ],
  },
);

const either = { anyOf: [{ type: 'integer' }, { type: 'string' }, { type: 'null' }] };

cases['one-type'] = ruleCases(
  {
    'one type': inPath(answering({ type: 'string' })),
    'no type': inPath(answering({})),
    'a type and null': inPath(answering({ type: ['string', 'null'] })),
    'null first': inPath(answering({ type: ['null', 'string'] })),
    'an anyOf of plain types': inPath(answering(either)),
    'in an event': inWebhook(taking(either)),
  },
  {
    'two types': [inPath(answering({ type: ['integer', 'string'] })), `${IN.answer}/type`],
    'two types and null, in a property': [
      inPath(answering({ type: 'object', properties: { id: { type: ['integer', 'string', 'null'] } } })),
      `${IN.answer}/properties/id/type`,
    ],
    'of a parameter': [
      inPath({ parameters: [{ name: 'id', in: 'query', schema: { type: ['integer', 'string'] } }] }),
      `${IN.path}/parameters/0/schema/type`,
    ],
    'in an event': [inWebhook(taking({ type: ['integer', 'string'] })), `${IN.event}/type`],
  },
);

cases['schema-of-31'] = schemaCases(
  {
    examples: { type: 'string', examples: ['a'] },
    'a field of that name': { type: 'object', properties: { example: { type: 'string' } } },
  },
  { 'an example': [{ type: 'string', example: 'a' }, '/example'] },
);

cases['bound-source'] = schemaCases(
  {
    'a bound with its section': {
      type: 'string',
      description: 'Pin.',
      maxLength: 4,
      'x-source': 'Resources/User model',
    },
    'the bound of a parameter, which has the source': { type: 'string', maxLength: 4 },
    'a bound with its doubt': { type: 'string', description: 'Pin.', maxLength: 4, 'x-ledger': 'N-01' },
    'a field of that name': { type: 'object', properties: { minimum: { type: 'string' } } },
  },
  {
    'a length': [{ type: 'string', description: 'Pin.', maxLength: 4 }, '/maxLength'],
    'a mark of direction': [{ type: 'string', description: 'Pin.', readOnly: true }, '/readOnly'],
  },
);

const deprecatedSchemas = schemaCases(
  {
    'what to use': { type: 'string', deprecated: true, description: 'Deprecated. Use `id`.' },
    'the same in other words': { type: 'string', deprecated: true, description: 'Id. Use `id`.' },
    'no longer': { type: 'string', deprecated: false, description: 'Id.' },
    'in use': { type: 'string', description: 'Id.' },
  },
  { 'no word': [{ type: 'string', deprecated: true, description: 'Id.' }, '/description'] },
);
const deprecated = inPath({ deprecated: true, description: 'Lists.' });

cases['deprecated-reason'] = ruleCases(deprecatedSchemas.good, {
  ...deprecatedSchemas.bad,
  'no word, of an operation': [deprecated, `${IN.path}/description`],
});

const nullable = { type: ['string', 'null'], default: null };
const stated = { type: 'string', default: 'a' };
const parameter = { name: 'limit', in: 'query', schema: { type: 'integer', default: 25 } };

cases['no-unstated-default'] = ruleCases(
  {
    'null in an answer': inPath(answering(nullable)),
    'null in an event': inWebhook(taking(nullable)),
    'a property of that name': inPath(
      answering({ type: 'object', properties: { default: { type: 'string' } } }),
    ),
    'the value of a server variable': contract({
      servers: [{ url: 'https://{host}', variables: { host: { default: 'pbx.example' } } }],
    }),
  },
  {
    'in an answer': [inPath(answering(stated)), `${IN.answer}/default`],
    'in an event': [inWebhook(taking(stated)), `${IN.event}/default`],
    'of a parameter': [inPath({ parameters: [parameter] }), `${IN.path}/parameters/0/schema/default`],
    'null where null is not valid': [
      inPath(answering({ type: 'string', default: null })),
      `${IN.answer}/default`,
    ],
    'beside a $ref': [
      contract({
        paths: { '/cdrs': { get: answering({ $ref: '#/components/schemas/Name', default: 'a' }) } },
        components: { schemas: { Name: { type: 'string' } } },
      }),
      `${IN.answer}/default`,
    ],
  },
);

const named = (name: string, operationId: string) => {
  const answer = answering({ $ref: `#/components/schemas/${name}` });
  const components = { schemas: { [name]: { type: 'object' } } };
  return {
    inPath: contract({ paths: { '/cdrs': { get: { operationId, ...answer } } }, components }),
    inWebhook: contract({ webhooks: { 'call.missed': { post: { operationId, ...answer } } }, components }),
  };
};

const inFile = contract(
  {
    paths: {
      '/login': { post: { operationId: 'login', ...answering({ $ref: 'schemas/LoginResult.yaml' }) } },
    },
  },
  { 'schemas/LoginResult.yaml': { type: 'object' } },
);

cases['schema-name'] = ruleCases(
  {
    'a name of its own': named('UserSession', 'login').inPath,
    'an operation and another word': named('LoginCredentials', 'login').inPath,
    'a suffix alone': named('SecondFactorRequest', 'login').inPath,
    'part of a type': named('FieldError', 'login').inWebhook,
  },
  {
    'an operation with a suffix': [named('LoginResult', 'login').inPath, '#/components/schemas/LoginResult'],
    'in a file of its own': [inFile, 'schemas/LoginResult.yaml#/'],
    'an event with a suffix': [
      named('OnCallMissedBody', 'onCallMissed').inWebhook,
      '#/components/schemas/OnCallMissedBody',
    ],
    'a type of a language': [named('Error', 'login').inPath, '#/components/schemas/Error'],
  },
);
