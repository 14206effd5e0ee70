import { describe, expect, test } from 'vitest';
import {
  extensibleEnumerations,
  inlineScalars,
  oneType,
  plainObjects,
} from '../../../src/bundle/codegen-schemas.ts';
import { schemaAfter } from '../support/document-of.ts';

const known = { type: 'string', enum: ['RINGING', 'CONNECTED'] };
const text = { type: 'string' };
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('extensibleEnumerations', () => {
  test('known values beside their type are that type, and are named', () => {
    const schema = {
      description: 'State.',
      'x-ledger': 'O-20',
      anyOf: [known, { type: ['string', 'null'] }],
    };
    expect(schemaAfter(extensibleEnumerations, schema)).toEqual({
      type: ['string', 'null'],
      description: 'State. Known values: `RINGING`, `CONNECTED`.',
      'x-ledger': 'O-20',
      'x-extensible-enum': known.enum,
    });
  });

  test('the words win over a number beside them', () => {
    const schema = { anyOf: [known, text, { type: 'integer', format: 'int64' }] };
    expect(schemaAfter(extensibleEnumerations, schema)).toMatchObject({ type: 'string' });
  });

  test('known values beside another type only, and closed ones, stay', () => {
    const other = { anyOf: [known, { type: 'integer' }] };
    expect(schemaAfter(extensibleEnumerations, other)).toEqual(other);
    expect(schemaAfter(extensibleEnumerations, known)).toEqual(known);
  });
});

describe('oneType', () => {
  test.each([
    { type: ['integer', 'string', 'null'], format: 'int64' },
    { anyOf: [{ type: 'integer', format: 'int64' }, { type: 'string', pattern: '^1' }, { type: 'null' }] },
    { anyOf: [reference('Number'), text] },
  ])('several types are none, and are named: %j', (schema) => {
    const described = { description: 'An id.', 'x-ledger': 'O-31', examples: [1], ...schema };
    expect(schemaAfter(oneType, described, { Number: { type: 'integer' } })).toEqual({
      description: 'An id. Type: integer or string.',
      'x-ledger': 'O-31',
      examples: [1],
    });
  });

  test('several objects are one with free keys', () => {
    const objects = { anyOf: [reference('Other'), { type: 'object', required: ['data'] }] };
    expect(schemaAfter(oneType, objects, { Other: { type: 'object' } })).toMatchObject({
      type: 'object',
      additionalProperties: true,
    });
  });

  test('one type and null stay', () => {
    const schema = { type: ['integer', 'null'], format: 'int64' };
    expect(schemaAfter(oneType, schema)).toEqual(schema);
  });
});

describe('inlineScalars', () => {
  test('a text takes the place of its reference, whose siblings win', () => {
    const others = { Timestamp: { type: 'string', description: 'A time.', pattern: '^2' } };
    const schema = { ...reference('Timestamp'), description: 'When it began.' };
    expect(schemaAfter(inlineScalars, schema, others)).toEqual({
      type: 'string',
      description: 'When it began.',
      pattern: '^2',
    });
  });

  test('a reference to an object stays', () => {
    expect(schemaAfter(inlineScalars, reference('Links'), { Links: { type: 'object' } })).toEqual(
      reference('Links'),
    );
  });
});

describe('plainObjects', () => {
  test('a record with named properties is not a map besides', () => {
    const record = { type: 'object', properties: { nonce: text } };
    expect(schemaAfter(plainObjects, { ...record, additionalProperties: true })).toEqual(record);
  });

  test('a map, and a record that is closed, stay', () => {
    const map = { type: 'object', additionalProperties: true };
    const closed = { type: 'object', properties: {}, additionalProperties: false };
    expect(schemaAfter(plainObjects, map)).toEqual(map);
    expect(schemaAfter(plainObjects, closed)).toEqual(closed);
  });
});
