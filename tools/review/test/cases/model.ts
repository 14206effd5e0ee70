import { type Edit, minor, patch, types, wire } from '../support/case.ts';

const CDRS = '/paths/~1cdrs/get';
const LIMIT = '/components/parameters/limit/schema';
const CREATE = '/components/schemas/CallCreate';
const DANGER = /Dangerous: the token of the user is sent to another host, `https:\/\/other\.example\.com`/;
const OTHER = [{ url: 'https://other.example.com/v1.2/voice' }];

const EVENTS = { a: '#/components/schemas/Answered', b: '#/components/schemas/Missed' };

function forms(c: Edit, constants: boolean): void {
  const form = (name: string, value: string) => {
    const kind = constants ? { const: value } : { type: 'string' };
    c.set(`/components/schemas/${name}`, { type: 'object', required: ['kind'], properties: { kind } });
  };
  form('Answered', 'a');
  form('Missed', 'b');
  c.set('/components/schemas/CdrSingle/properties/data', {
    oneOf: Object.values(EVENTS).map(($ref) => ({ $ref })),
    discriminator: { propertyName: 'kind', mapping: { ...EVENTS } },
  });
}

/** For edits of what others edit as well: they are not made together with them. */
const alone = () => {};

const DISCRIMINATOR = '/components/schemas/CdrSingle/properties/data/discriminator';
const CALLBACK = {
  done: {
    '{$request.body#/url}': {
      post: { operationId: 'onDone', responses: { '2XX': { description: 'Taken.' } } },
    },
  },
};

export const modelCases = [
  wire('an operation has another host', { [`${CDRS}/servers`]: OTHER }, DANGER),
  wire('a path has another host', { '/paths/~1cdrs/servers': OTHER }, DANGER),
  wire('the first server is on another host', (c) => c.list('/servers').unshift(...OTHER), DANGER),
  wire(
    'another host is told before other breaks',
    { '/components/schemas/Cdr/properties/billsec': undefined, '/paths/~1ping/get/servers': OTHER },
    /^wire GET \/ping: Dangerous: [^\n]*\nwire .*billsec/,
  ),
  wire(
    'an operation leaves its own host',
    { [`${CDRS}/servers`]: undefined },
    /the token of the user is sent to another host/,
    { [`${CDRS}/servers`]: OTHER },
  ),
  patch('an operation states the servers of all', (c) =>
    c.set('/paths/~1ping/get/servers', c.get('/servers')),
  ),
  wire(
    'a link leads to another host',
    { [`${CDRS}/responses/200/links/next/server`]: OTHER[0] },
    /Not explained: look at it\. `server`/,
    { [`${CDRS}/responses/200/links`]: { next: { operationId: 'listCdrs' } } },
  ),
  patch(
    'a link is new',
    { '/paths/~1ping/get/responses/200/links': { next: { operationId: 'listCdrs' } } },
    /of the 200 response is new/,
  ),
  wire(
    'exactly one of forms that overlap is taken',
    (c) => c.rename('/components/schemas/CallUpdate/properties/state/anyOf', 'oneOf'),
    /`state` of `CallUpdate`/,
  ),
  patch(
    'exactly one of forms that are apart',
    (c) => {
      const users = '/components/schemas/Cdr/properties/context';
      c.set(users, { oneOf: c.list(`${users}/anyOf`).toReversed(), description: 'Where.' });
    },
    { '/components/schemas/Cdr/properties/context': { anyOf: [{ type: 'string' }, { type: 'null' }] } },
  ),
  wire(
    'a form has another name in the mapping',
    (c) => c.rename(`${DISCRIMINATOR}/mapping/a`, 'c'),
    /other names for its forms, `"a"` and `"c"`/,
    (c) => forms(c, false),
  ),
  wire(
    'forms are told apart by another field',
    { [`${DISCRIMINATOR}/propertyName`]: 'type' },
    /told apart by `"type"` now \(it was `"kind"`/,
    (c) => forms(c, false),
  ),
  patch('a discriminator that the constants make needless is gone', { [DISCRIMINATOR]: undefined }, (c) =>
    forms(c, true),
  ),
  wire(
    'a callback is gone',
    { '/paths/~1calls/post/callbacks/done': undefined },
    /callback `done POST .*` is gone/,
    { '/paths/~1calls/post/callbacks': structuredClone(CALLBACK) },
  ),
  minor('a callback is new', { '/paths/~1calls/post/callbacks': structuredClone(CALLBACK) }, /is new/),
  wire(
    'a webhook asks for credentials',
    { '/webhooks/call.missed/post/security': [{ basic: [] }] },
    /credentials that the platform sends/,
  ),
  wire(
    'the parts of a form are written otherwise',
    {
      '/paths/~1calls/post/requestBody/content/multipart~1form-data/encoding': {
        to: { contentType: 'text/csv' },
      },
    },
    /part `to` of the form/,
    (c) => c.rename('/paths/~1calls/post/requestBody/content/application~1json', 'multipart/form-data'),
  ),
  wire(
    'a keyword that nobody knows',
    { [`${CREATE}/colour`]: 'red' },
    /Not explained: look at it. `colour` of `CallCreate`/,
  ),
  wire('a path that is written in another place', (c) => {
    c.set('/components/pathItems', { Ping: c.get('/paths/~1ping') });
    c.set('/paths/~1ping', { $ref: '#/components/pathItems/Ping' });
  }),
  patch(
    'a base of a record is taken out',
    (c) => {
      const { billsec, ...rest } = c.object('/components/schemas/Cdr/properties');
      c.set('/components/schemas/CdrBase', { type: 'object', properties: { billsec } });
      const { properties: _, ...record } = c.object('/components/schemas/Cdr');
      c.set('/components/schemas/Cdr', {
        allOf: [{ $ref: '#/components/schemas/CdrBase' }, { ...record, properties: rest }],
      });
    },
    /`Cdr` is written in other words/,
    alone,
  ),
  patch(
    'a base of a closed body is taken out',
    (c) => {
      const { properties, required } = c.object('/components/schemas/CallUpdate');
      c.set('/components/schemas/CallUpdateBase', { type: 'object', properties });
      c.set('/components/schemas/CallUpdate', {
        allOf: [{ $ref: '#/components/schemas/CallUpdateBase' }],
        ...(required === undefined ? {} : { required }),
        unevaluatedProperties: false,
      });
    },
    alone,
  ),
  patch(
    'a body is closed by the other keyword',
    (c) => c.rename(`${CREATE}/additionalProperties`, 'unevaluatedProperties'),
    alone,
  ),
  wire(
    'fields of a type are let in beside the other keyword for closing',
    (c) => {
      c.rename('/components/schemas/FieldError/additionalProperties', 'unevaluatedProperties');
      c.set('/components/schemas/FieldError/unevaluatedProperties', false);
      c.set('/components/schemas/FieldError/additionalProperties', { type: 'number' });
    },
    /FieldError/,
    (base) => base.set('/components/schemas/FieldError/additionalProperties', false),
  ),
  patch(
    'a bound is written as exclusive',
    (c) => {
      c.rename(`${LIMIT}/maximum`, 'exclusiveMaximum');
      c.set(`${LIMIT}/exclusiveMaximum`, 5001);
    },
    alone,
  ),
  patch(
    'how a list in a path is written makes no difference',
    (c) => c.merge('/paths/~1queues~1{id}/parameters/0', { explode: true }),
    (c) =>
      c.merge('/paths/~1queues~1{id}/parameters/0', {
        schema: { type: 'array', items: { type: 'integer' } },
      }),
  ),
  types(
    'a number of the query may be any text',
    (c) =>
      c.set('/components/parameters/limit', {
        ...c.object('/components/parameters/limit'),
        schema: { type: 'string' },
      }),
    /`limit` is a string in the types now \(it was a number\)/,
  ),
  wire('a text of the query must be a number', {
    '/paths/~1cdrs/get/parameters/4/schema': { type: 'integer' },
  }),
  patch(
    'the parameters of an operation move to its path',
    (c) => {
      c.set('/paths/~1ping/parameters', c.get('/paths/~1ping/get/parameters'));
      c.remove('/paths/~1ping/get/parameters');
    },
    /`parameters` of .*\/ping is written in other words/,
    { '/paths/~1ping/get/parameters': [{ name: 'a', in: 'query', schema: { type: 'string' } }] },
  ),
  patch(
    'a security scheme is called otherwise',
    (c) => {
      c.rename('/components/securitySchemes/basic', 'password');
      c.replace('{"basic":[]}', '{"password":[]}');
    },
    alone,
  ),
];
