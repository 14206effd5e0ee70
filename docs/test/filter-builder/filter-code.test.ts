import { where } from '@telephony/client';
import * as fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Condition } from '../../src/components/filter-builder/condition.ts';
import {
  curlCode,
  filterExpression,
  filterQuery,
  requestLine,
} from '../../src/components/filter-builder/filter-code.ts';
import { anyCondition } from './support.ts';

const anyFilter = fc.array(anyCondition, { maxLength: 5 });
/** As JSON has it: -0 is 0. */
const sent = (conditions: Condition[]) => JSON.parse(JSON.stringify(conditions));

test('the address parses back to the same filter', () => {
  fc.assert(
    fc.property(anyFilter, (conditions) => {
      const query = filterQuery(conditions);
      expect(query).toMatch(/^filter=[\w.~!*'()%-]*$/);
      expect(JSON.parse(new URLSearchParams(query).get('filter')!)).toEqual(sent(conditions));
      expect(requestLine('/cdrs', conditions)).toBe(`GET /cdrs?${query}`);
    }),
  );
});

test('the code of the client makes the same filter', () => {
  fc.assert(
    fc.property(anyFilter, (conditions) => {
      const evaluate = runInThisContext(`(where) => ${filterExpression('/cdrs', conditions)}`);
      expect(sent(evaluate(where))).toEqual(sent(conditions));
    }),
  );
});

test('the command of cURL sends the same filter', () => {
  const filters = fc.sample(anyFilter, 60);
  // A stand-in for cURL that prints what it is asked to encode.
  const script = [
    'curl() { printf "%s\\0" "${@: -1}"; }',
    ...filters.map((filter) => curlCode('/cdrs', filter)),
  ];
  const output = execFileSync('bash', ['-c', script.join('\n')], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  const encoded = output.split('\0').slice(0, -1);
  expect(encoded.map((argument) => JSON.parse(argument.slice('filter='.length)))).toEqual(filters.map(sent));
});
