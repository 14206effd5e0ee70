import type { JsonObject } from '@telephony/contract';
import { type Case, type Edit, minor, patch, rewriting, types, wire } from '../support/case.ts';

const SCHEMAS = '/components/schemas';
const SENT = `${SCHEMAS}/CallUpdate/properties/probe`;
const READ = `${SCHEMAS}/Call/properties/probe`;
const BODY = '/paths/~1login/post/requestBody/content';
const NEVER = { $ref: '#/components/schemas/Never' };
const OAUTH = '/components/securitySchemes/oauth';
const FLOW = `${OAUTH}/flows/clientCredentials`;

const sent = rewriting(patch, SENT);

const GIVE_NEVER = { [`${SCHEMAS}/Never`]: { not: {} } };

function giveOauth(c: Edit): void {
  const scopes = { read: 'Reads.', write: 'Writes.' };
  const flows = { clientCredentials: { tokenUrl: 'https://pbx.example.com/token', scopes } };
  c.set(OAUTH, { type: 'oauth2', flows });
}

function giveForms(discriminator: JsonObject | undefined) {
  return (c: Edit): void => {
    for (const kind of ['Dial', 'Say']) {
      const properties = { kind: { type: 'string', const: kind.toLowerCase() } };
      c.set(`${SCHEMAS}/${kind}`, { type: 'object', required: ['kind'], properties });
    }
    const oneOf = ['Dial', 'Say'].map((kind) => ({ $ref: `#${SCHEMAS}/${kind}` }));
    c.set(`${SCHEMAS}/Act`, { oneOf, ...(discriminator && { discriminator }) });
    c.set(SENT, { $ref: `#${SCHEMAS}/Act` });
  };
}

const MAPPED = { propertyName: 'kind', mapping: { dial: `#${SCHEMAS}/Dial`, say: `#${SCHEMAS}/Say` } };

export const plainerWordCases: Case[] = [
  sent(
    'a bound of texts beside another type',
    { anyOf: [{ type: 'string', minLength: 1, maxLength: 3 }, { type: 'integer' }] },
    { type: ['string', 'integer'], minLength: 1, maxLength: 3 },
  ),
  sent(
    'a condition that always holds',
    { type: 'string', maxLength: 3 },
    {
      type: 'string',
      if: true,
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      then: { maxLength: 3 },
    },
  ),
  sent('no elements', { type: 'array', items: false }, { type: 'array', maxItems: 0 }),
  sent('any element at all', { type: 'array', minItems: 1 }, { type: 'array', contains: {} }),
  sent(
    'elements that nothing has evaluated',
    { type: 'array', prefixItems: [{ type: 'string' }], items: false },
    { type: 'array', prefixItems: [{ type: 'string' }], unevaluatedItems: false },
  ),
  sent('whole numbers', { type: 'integer' }, { type: 'number', multipleOf: 1 }),
  sent(
    'the width of numbers written out',
    { type: 'integer', format: 'int32' },
    { type: 'integer', minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
  ),
  sent(
    'the length of texts as a pattern',
    { type: 'string', minLength: 3, maxLength: 5 },
    { type: 'string', pattern: '^[^]{3,5}$' },
  ),
  types(
    'the few texts of a pattern as values',
    { [SENT]: { type: 'string', enum: ['a', 'b'] } },
    { [SENT]: { type: 'string', pattern: '^[ab]$' } },
  ),
  wire(
    'fewer values than the texts of a pattern',
    { [SENT]: { type: 'string', enum: ['a', 'b'] } },
    /no longer takes `"c"`/,
    { [SENT]: { type: 'string', pattern: '^[abc]$' } },
  ),
  sent(
    'the values as a pattern',
    { type: 'string', enum: ['a', 'b'] },
    {
      type: 'string',
      pattern: '^(a|b)$',
    },
  ),
  patch('a property that can never be there, by a reference', { [SENT]: NEVER }, GIVE_NEVER),
  patch(
    'a form that must have what it can never have',
    {
      [SENT]: {
        anyOf: [{ type: 'string' }, { type: 'object', required: ['x'], properties: { x: NEVER } }],
      },
    },
    (c) => {
      c.set(`${SCHEMAS}/Never`, { not: {} });
      c.set(SENT, { type: 'string' });
    },
  ),
  sent(
    'the elements of a list that has none',
    { type: 'array', maxItems: 0, items: { type: 'object', properties: { x: { type: 'string' } } } },
    {
      type: 'array',
      maxItems: 0,
      items: { type: 'object', properties: { x: { $ref: `#${SCHEMAS}/SortDirection` } } },
    },
  ),
  patch(
    'what can never be there, written otherwise',
    { [`${SCHEMAS}/Never/properties/x`]: { allOf: [{ type: 'string' }] } },
    {
      [`${SCHEMAS}/Never`]: { not: {}, type: 'object', properties: { x: { type: 'string' } } },
      [SENT]: NEVER,
    },
  ),
  wire(
    'the default of what callers leave out is gone',
    { [SENT]: { type: 'integer' } },
    /no stated default now/,
    { [SENT]: { type: 'integer', default: 5 } },
  ),
  patch(
    'forms that are told apart by constants have no mapping',
    giveForms({ propertyName: 'kind' }),
    giveForms(MAPPED),
  ),
  wire(
    'a mapping says another form than the constant',
    giveForms({ propertyName: 'kind', mapping: { dial: `#${SCHEMAS}/Say`, say: `#${SCHEMAS}/Dial` } }),
    /discriminator/,
    giveForms(MAPPED),
  ),
  wire(
    'a media type of a range takes less than the range',
    {
      [`${BODY}/application~1json`]: {
        schema: { type: 'object', required: ['x'], properties: { x: {} } },
      },
    },
    /must be sent|must have|required/i,
    { [`${BODY}/application~1*`]: { schema: { type: 'object' } }, [`${BODY}/application~1json`]: undefined },
  ),
  patch('the host of the server in capitals', { '/servers/0/url': 'HTTPS://{host}/{version}/{service}' }),
  patch('the text of a scope', { [`${FLOW}/scopes/read`]: 'Reads all.' }, giveOauth),
  minor('a scope more', { [`${FLOW}/scopes/all`]: 'All.' }, /gives `"all"` as well/, giveOauth),
  wire('a scope less', { [`${FLOW}/scopes/write`]: undefined }, /no longer gives `"write"`/, giveOauth),
  wire(
    'tokens come from another host',
    { [`${FLOW}/tokenUrl`]: 'https://login.example/token' },
    /Dangerous: credentials are sent to another host/,
    giveOauth,
  ),
  minor(
    'an address to renew tokens',
    { [`${FLOW}/refreshUrl`]: 'https://pbx.example.com/renew' },
    /refreshUrl/,
    giveOauth,
  ),
  wire('a flow is gone', { [`${OAUTH}/flows`]: {} }, /The flow `clientCredentials`.* is gone/, giveOauth),
  wire(
    'a record can be null, where it is referred to',
    {
      [`${SCHEMAS}/CallSingle/properties/data`]: {
        anyOf: [{ $ref: `#${SCHEMAS}/Call` }, { type: 'null' }],
      },
    },
    /`data` of `CallSingle` can be an object or null/,
  ),
  wire(
    'a form more of what programs read',
    { [READ]: { anyOf: [{ $ref: `#${SCHEMAS}/Dial` }, { type: 'string' }, { type: 'integer' }] } },
    /`probe` of `Call` can be an object, a string or an integer/,
    (c) => {
      giveForms(MAPPED)(c);
      c.set(READ, { anyOf: [{ $ref: `#${SCHEMAS}/Dial` }, { type: 'string' }] });
    },
  ),
  patch(
    'a schema that is true in a list of schemas',
    { [SENT]: { type: 'string', allOf: [true] } },
    { [SENT]: { type: 'string' } },
  ),
  patch('definitions that nothing refers to', {
    [`${SCHEMAS}/CallUpdate/$defs`]: { number: { type: 'string' } },
  }),
  minor('other fields of a type of their own', {
    [`${SCHEMAS}/CallUpdate/additionalProperties`]: { type: 'integer' },
  }),
];
