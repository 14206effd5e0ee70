import { describe, expect, it } from 'vitest';
import { exchangeChecker } from '../src/check/check-exchange.ts';
import { createMask } from '../src/mask/mask.ts';
import { mergeViolations } from '../src/check/merge-violations.ts';
import { type JsonObject, readContract, strictDocument } from '@telephony/contract';

/** The violations of one answer to an operation with the given responses. */
function check(
  responses: JsonObject,
  status: number,
  value: unknown,
  schemas: JsonObject = {},
  type = 'application/json',
) {
  const bundle = {
    openapi: '3.1.1',
    info: { title: 'Things', version: '1.0.0' },
    paths: { '/things': { get: { operationId: 'listThings', responses } } },
    components: { schemas },
  };
  const [operation] = readContract(bundle).operations;
  if (!operation) throw new Error('no operation');
  return exchangeChecker(
    readContract(strictDocument(bundle)),
    createMask(readContract(bundle).document),
  )({
    by: 'test',
    operation,
    request: { method: 'GET', target: '/things', headers: [], body: Buffer.alloc(0) },
    startedAt: 0,
    milliseconds: 1,
    outcome: {
      status,
      reason: '',
      headers: [['content-type', type]],
      body: Buffer.from(JSON.stringify(value)),
    },
  }).map(({ rule, pointer, message }) => ({ rule, pointer, message }));
}
const json = (schema: JsonObject) => ({ description: 'Things', content: { 'application/json': { schema } } });

describe('exchangeChecker', () => {
  it('holds a closed enumeration', () => {
    const schema = { type: 'string', enum: ['on', 'off'] };
    expect(check({ 200: json(schema) }, 200, 'on')).toEqual([]);
    expect(check({ 200: json(schema) }, 200, 'dim')).toEqual([
      { rule: 'schema', pointer: '', message: 'must be equal to one of the allowed values: on, off' },
    ]);
  });

  it('takes a range and a default for a status', () => {
    const schema = { type: 'integer' };
    expect(check({ '2XX': json(schema) }, 207, 1)).toEqual([]);
    expect(check({ default: json(schema) }, 599, 'x')).toEqual([expect.objectContaining({ rule: 'schema' })]);
    expect(check({ '2XX': json(schema) }, 300, 1)).toEqual([expect.objectContaining({ rule: 'status' })]);
  });

  it('takes media types with parameters, and ranges', () => {
    const any = { description: 'File', content: { 'audio/*': {}, 'application/json': { schema: {} } } };
    expect(check({ 200: any }, 200, 1, {}, 'Application/JSON; charset=utf-8')).toEqual([]);
    expect(check({ 200: any }, 200, 1, {}, 'audio/wav')).toEqual([]);
    expect(check({ 200: any }, 200, 1, {}, 'video/mp4')).toEqual([
      expect.objectContaining({ rule: 'content-type' }),
    ]);
  });

  it('closes objects that declare members, also in parts, and no others', () => {
    const schemas = {
      Base: { type: 'object', properties: { id: { type: 'integer' } } },
      Thing: {
        allOf: [
          { $ref: '#/components/schemas/Base' },
          { type: 'object', properties: { name: { type: 'string' } } },
        ],
      },
      Bag: { type: 'object' },
      Wide: { type: 'object', properties: { id: {} }, additionalProperties: true },
    };
    const of = (name: string) => ({ 200: json({ $ref: `#/components/schemas/${name}` }) });
    expect(check(of('Thing'), 200, { id: 1, name: 'a' }, schemas)).toEqual([]);
    expect(check(of('Thing'), 200, { id: 1, nam: 'a' }, schemas)).toEqual([
      { rule: 'undeclared-property', pointer: '/nam', message: 'is not a known field' },
    ]);
    expect(check(of('Bag'), 200, { any: 1 }, schemas)).toEqual([]);
    expect(check(of('Wide'), 200, { any: 1 }, schemas)).toEqual([]);
  });

  it('says what is wrong with the form that was meant', () => {
    const one = {
      type: 'object',
      required: ['data'],
      properties: { data: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } } },
    };
    const other = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } };
    const schema = { anyOf: [one, other] };
    expect(check({ 200: json(schema) }, 200, { data: { id: 'a' } })).toEqual([]);
    expect(check({ 200: json(schema) }, 200, { data: { id: 7 } })).toEqual([
      { rule: 'schema', pointer: '/data/id', message: 'must be string' },
    ]);
    expect(check({ 200: json({ anyOf: [{ type: 'string' }, { type: 'null' }] }) }, 200, 7)).toEqual([
      { rule: 'schema', pointer: '', message: 'must be string or must be null' },
    ]);
  });
});

describe('mergeViolations', () => {
  it('counts the same violation once', () => {
    const violation = {
      rule: 'schema',
      operationId: 'a',
      method: 'GET',
      path: '/',
      status: 200,
      pointer: '',
      message: 'm',
      expected: 'e',
      by: 'x',
      count: 1,
    } as const;
    expect(mergeViolations([violation, { ...violation, by: 'y' }, { ...violation, status: 201 }])).toEqual([
      { ...violation, count: 2 },
      { ...violation, status: 201 },
    ]);
  });
});
