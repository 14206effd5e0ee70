import { expect, test } from 'vitest';
import { readContract } from '@telephony/contract';
import { generateFilters } from '../../src/code/collections.ts';

const parameters = ['page', 'limit', 'filter'].map((name) => ({ $ref: `#/components/parameters/${name}` }));

/** A GET that answers records of a schema. */
const list = (record: string, more: object = {}) => ({
  get: {
    operationId: `list${record}`,
    parameters,
    responses: {
      200: {
        description: 'A page.',
        content: { 'application/json': { schema: { $ref: `#/components/schemas/${record}Page` } } },
      },
    },
    ...more,
  },
});
const page = (record: object) => ({
  type: 'object',
  properties: { data: { type: 'array', items: record }, total: { type: 'integer' } },
});
const timestamp = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const BUNDLE = {
  openapi: '3.1.1',
  info: { title: 'T', version: '1.0.0' },
  paths: {
    '/monitors': list('Monitor', { 'x-filter': { dateProperty: 'timestamp', also: ['live_id'] } }),
    '/faxes': list('Fax', { 'x-filter': { dateProperty: 'created_at', refused: ['to', 'from'] } }),
    '/joined': list('Joined'),
    '/plain': list('Plain'),
    '/plain/dictionaries': list('Plain', { operationId: 'listDictionaries', parameters: [] }),
    '/plain/search': { post: { ...list('Plain').get, operationId: 'searchPlain' } },
  },
  components: {
    parameters: Object.fromEntries(
      ['page', 'limit', 'filter'].map((name) => [name, { name, in: 'query', schema: { type: 'string' } }]),
    ),
    schemas: {
      Timestamp: { type: 'string' },
      TimestampOrNull: { type: ['string', 'null'] },
      Monitor: {
        type: 'object',
        properties: {
          id: { type: 'integer' },
          timestamp: timestamp('TimestampOrNull'),
          made: timestamp('Timestamp'),
          written: { type: 'string', pattern: String.raw`^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$` },
        },
      },
      // Its date is not declared.
      Fax: { type: 'object', properties: { from: { type: 'string' } } },
      Plain: { type: 'object', properties: { id: { type: 'integer' } } },
      MonitorPage: page({ $ref: '#/components/schemas/Monitor' }),
      FaxPage: page({ $ref: '#/components/schemas/Fax' }),
      JoinedPage: page({
        anyOf: [{ $ref: '#/components/schemas/Plain' }, { $ref: '#/components/schemas/Monitor' }],
      }),
      PlainPage: page({ $ref: '#/components/schemas/Plain' }),
    },
  },
};

test('writes the collections beside the types', async () => {
  const text = await generateFilters(readContract(BUNDLE));
  expect(text).toMatch(/^\/\*\*\n \* Generated from the contract by `npm run generate`\. Do not edit\./);
  expect(text.slice(text.indexOf('export'))).toBe(`export interface Collections {
  '/faxes': { timestamps: 'created_at'; also: 'created_at'; refused: 'from' | 'to' };
  '/joined': { timestamps: 'made' | 'timestamp' | 'written'; also: never; refused: never };
  '/monitors': { timestamps: 'made' | 'timestamp' | 'written'; also: 'live_id'; refused: never };
  '/plain': { timestamps: never; also: never; refused: never };
}

/** The operation that lists each collection. */
export const LISTED_BY: Readonly<Record<keyof Collections, string>> = {
  '/faxes': 'listFax',
  '/joined': 'listJoined',
  '/monitors': 'listMonitor',
  '/plain': 'listPlain',
};

/** The names of all fields with a date and time. */
export const TIMESTAMPS: readonly string[] = ['created_at', 'made', 'timestamp', 'written'];
`);
});

test('a name that is a date in one collection only is refused', async () => {
  const changed = structuredClone(BUNDLE);
  Object.assign(changed.components.schemas.Plain.properties, { made: { type: 'string' } });
  await expect(generateFilters(readContract(changed))).rejects.toThrow(
    /^made is not a date in \/plain, but is one in another collection: .* Give both the same format\.$/,
  );
});
