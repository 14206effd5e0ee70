import {
  isJsonObject,
  type JsonObject,
  listOperations,
  locate,
  reachableFrom,
  resolvePointer,
} from '@telephony/contract';
import ts from 'typescript';
import type { SchemaObject } from 'openapi-typescript';

const BIGINT_MARK = 'x-bigint';

// An id that a caller sends and nothing returns, or a number of a filter, may be a bigint, which is exact beyond
// 2^53. An id is an integer whose name or description says so.
export function markBigints(bundle: JsonObject): JsonObject {
  const sent: unknown[] = [];
  const received: unknown[] = [];
  for (const { kind, value, pathItem } of listOperations(bundle)) {
    const { requestBody, parameters, ...rest } = value;
    received.push(rest);
    (kind === 'path' ? sent : received).push(requestBody);
    for (const parameter of [pathItem['parameters'], parameters].flat().filter(isJsonObject)) {
      const { in: place, name } = locate<JsonObject>(bundle, parameter, '')?.element ?? {};
      (place === 'path' || name === 'filter' ? sent : received).push(parameter);
    }
  }
  const returned = reachableFrom(bundle, received);
  const marked = structuredClone(bundle);
  for (const pointer of reachableFrom(bundle, sent))
    if (pointer.startsWith('/components/schemas/') && !returned.has(pointer))
      markNumbers(resolvePointer(marked, pointer), pointer.includes('/Filter'));
  return marked;
}

function markNumbers(schema: unknown, isId: boolean): void {
  if (Array.isArray(schema)) for (const one of schema) markNumbers(one, isId);
  if (!isJsonObject(schema)) return;
  const { type, description, items, anyOf, properties } = schema;
  const isNamed = isId || /\bids?\b/i.test(String(description));
  if (isNamed && (type === 'integer' || type === 'number')) schema[BIGINT_MARK] = true;
  markNumbers([items, anyOf], isNamed);
  if (isJsonObject(properties))
    for (const [name, property] of Object.entries(properties))
      markNumbers(property, isId || /(^|_)ids?$/.test(name));
}

export function bigintType(schema: SchemaObject): ts.TypeNode | undefined {
  if (!isJsonObject(schema) || !(BIGINT_MARK in schema)) return undefined;
  const keywords = [ts.SyntaxKind.NumberKeyword, ts.SyntaxKind.BigIntKeyword] as const;
  return ts.factory.createUnionTypeNode(keywords.map((each) => ts.factory.createKeywordTypeNode(each)));
}
