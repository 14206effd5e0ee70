import parsePreferHeader from 'parse-prefer-header';
import type { MockOperation } from '../contract/describe-operation.ts';
import type { FieldError } from '../validate/check.ts';

/** What the caller asked the mock for, by `Prefer: code=…` or by `?__code=…`. */
export interface Preferences {
  code?: number;
  exampleKey?: string;
  dynamic?: boolean;
  seed?: string;
}

/**
 * Reads the preferences of a request.
 *
 * @returns The preferences, or what is wrong with them: a status or example that the operation does not declare.
 */
export function readPreferences(
  operation: MockOperation,
  header: string | undefined,
  query: URLSearchParams,
): Preferences | FieldError[] {
  const source = header === undefined ? 'query' : 'Prefer';
  const given = header === undefined ? fromQuery(query) : parsePreferHeader(header);
  const preferences: Preferences = {};
  const { code, example, dynamic, seed } = given as Record<string, string | boolean | undefined>;
  if (typeof example === 'string') {
    const status = operation.statusOfExample.get(example);
    if (status === undefined)
      return [{ field: `${source} example`, message: unknownExample(operation, example) }];
    preferences.exampleKey = example;
    preferences.code = statusCode(status);
  }
  if (code !== undefined) {
    const declared = /^[1-5]\d\d$/.test(String(code)) && declares(operation, String(code));
    if (!declared)
      return [
        {
          field: `${source} code`,
          message: `${String(code)} is not declared; ${operation.operationId} declares ${operation.statuses.join(', ')}`,
        },
      ];
    preferences.code = Number(code);
  }
  if (dynamic !== undefined) {
    if (dynamic !== 'true' && dynamic !== 'false' && dynamic !== true)
      return [{ field: `${source} dynamic`, message: 'must be true or false' }];
    preferences.dynamic = dynamic === 'true' || dynamic === true;
  }
  if (typeof seed === 'string') preferences.seed = seed;
  return preferences;
}

function fromQuery(query: URLSearchParams): Record<string, string> {
  const names = ['code', 'example', 'dynamic', 'seed'];
  return Object.fromEntries(
    names.flatMap((name) => (query.has(`__${name}`) ? [[name, query.get(`__${name}`)!]] : [])),
  );
}

const declares = ({ statuses }: MockOperation, code: string): boolean =>
  statuses.includes(code) || statuses.includes(`${code[0]}XX`);

const statusCode = (status: string): number => Number(status.replace('XX', '00'));

const unknownExample = (operation: MockOperation, key: string): string =>
  `${key} is not an example of ${operation.operationId}; it has ${[...operation.statusOfExample.keys()].join(', ') || 'none'}`;
