import { runInThisContext } from 'node:vm';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { where } from '@telephony/client';
import {
  type Condition,
  type Kind,
  operators,
  operatorsOf,
  readValue,
  RELATIVE_DATES,
  relativeDate,
} from '../../src/components/filter-builder/condition.ts';
import { choicesOf } from '../../src/components/filter-builder/condition-rows.ts';
import { type Filterable, filterables } from '../../src/components/filter-builder/filterable.ts';
import {
  curlCode,
  filterExpression,
  filterQuery,
  requestLine,
} from '../../src/components/filter-builder/filter-code.ts';
import { loadContract, sources } from '../../src/contract/load-contract.ts';
import { makeSampleFolder } from '../guides/support/sample-folder.ts';

/** Text with what quotes, shells, addresses and JSON treat in a way of their own. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }).filter((value) => !value.includes('\0')),
  fc.constantFrom(
    "it's",
    '"',
    '\\',
    '\\"',
    '$HOME `id`',
    '%27',
    '+44 20',
    'a&b=c#d',
    '</script>',
    '\u2028',
    'ä€😀',
    '\n',
  ),
);

const single = fc.constantFrom(...operators.map(({ name }) => name).filter((name) => name !== 'in'));

const anyCondition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    property: anyText,
    operator: single,
    value: fc.oneof(anyText, fc.integer(), fc.double({ noDefaultInfinity: true, noNaN: true }), fc.boolean()),
  }),
  fc.record({
    property: anyText,
    operator: fc.constant('in' as const),
    value: fc.array(anyText, { minLength: 1 }),
  }),
);

describe('what was typed for a number', () => {
  test('is a number where JSON has it exactly', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (number) => {
        expect(readValue('number', 'eq', String(number))).toEqual({ value: number === 0 ? 0 : number });
      }),
    );
  });

  test('stays text where a number would be rounded', () => {
    expect(readValue('number', 'eq', '9007199254740993')).toEqual({ value: '9007199254740993' });
    expect(readValue('number', 'eq', '1.50')).toEqual({ value: '1.50' });
  });

  test.each(['x', '1e5', '0x1', '1,5', ' ', '--1'])('refuses %j', (text) => {
    expect(readValue('number', 'eq', text)).toHaveProperty('problem');
    expect(readValue('number', 'in', `1\n${text === ' ' ? 'x' : text}`)).toHaveProperty('problem');
  });
});

test('one of several values: one in each line, as text', () => {
  expect(readValue('number', 'in', '410002\n\n 410003 ')).toEqual({ value: ['410002', '410003'] });
  expect(readValue('text', 'in', ' \n')).toHaveProperty('problem');
});

test('text is taken as it is', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }),
      fc.constantFrom('text' as const, 'any' as const),
      (text, kind) => {
        expect(readValue(kind, 'ne', text)).toEqual({ value: text });
      },
    ),
  );
  expect(readValue('number', 'like', '0044')).toEqual({ value: '0044' });
  expect(readValue('boolean', 'eq', 'false')).toEqual({ value: false });
  expect(readValue('text', 'eq', '')).toHaveProperty('problem');
});

test('the operators fit the kind', () => {
  const names = (kind: Parameters<typeof operatorsOf>[0]) => operatorsOf(kind).map(({ name }) => name);
  expect(names('text')).toEqual(['eq', 'ne', 'in', 'like', 'notlike']);
  expect(names('date')).not.toContain('like');
  expect(names('number')).not.toContain('like');
  expect(operatorsOf('date').find(({ name }) => name === 'gte')?.text).toBe('is at or after');
});

describe('what was typed for a date', () => {
  const NOW = new Date('2026-03-01T10:20:30.456Z');

  test.each(['2026-11-20', '2026-11-20 13:00:00', ' 2024-02-29 '])('%j is taken', (text) => {
    expect(readValue('date', 'gte', text)).toEqual({ value: text.trim() });
  });

  test.each(['20.11.2026', '2026-13-01', '2026-11-20T10:00:00Z', 'soon', '7 days'])(
    '%j is refused',
    (text) => {
      expect(readValue('date', 'gte', text)).toHaveProperty('problem');
    },
  );

  test.each([
    ['now', '2026-03-01 10:20:30'],
    ['Today', '2026-03-01 00:00:00'],
    ['yesterday', '2026-02-28 00:00:00'],
    ['1 hour ago', '2026-03-01 09:20:30'],
    ['2 weeks ago', '2026-02-15 10:20:30'],
  ])('%s is found as of now', (text, value) => {
    expect(relativeDate(text, NOW)?.value).toBe(value);
  });

  test('the expression gives the same moment, and all that is offered is read', () => {
    for (const text of [...RELATIVE_DATES, '3 weeks ago']) {
      const moment = relativeDate(text);
      const date: Date = runInThisContext(moment!.expression);
      expect(Math.abs(date.getTime() - Date.parse(`${moment!.value.replace(' ', 'T')}Z`))).toBeLessThan(2000);
    }
  });
});

const collection: Filterable = {
  path: '/cdrs',
  summary: 'List',
  date: 'calldate',
  properties: [
    { name: 'calldate', kind: 'date' },
    { name: 'billsec', kind: 'number' },
    { name: 'src', kind: 'text' },
    { name: 'deleted', kind: 'boolean' },
    { name: 'any', kind: 'any' },
  ],
};
const names = collection.properties.map(({ name }) => name);

test('choices make exactly the filter that they were read from, or none are offered', () => {
  const conditions = fc.array(fc.tuple(anyCondition, fc.constantFrom(...names, 'other')));
  fc.assert(
    fc.property(conditions, (pairs) => {
      const filter = pairs.map(([condition, property]) => ({ ...condition, property }));
      const choices = choicesOf(JSON.stringify(filter), collection);
      if (!choices) return;
      const made = choices.map(({ property, operator, text }) => {
        const { kind } = collection.properties.find(({ name }) => name === property)!;
        return { property, operator, value: (readValue(kind, operator, text) as { value: unknown }).value };
      });
      expect(made).toEqual(filter.map(({ property, operator, value }) => ({ property, operator, value })));
    }),
  );
});

test.each([
  ['', []],
  [
    '[{"property":"src","operator":"in","value":["1","2"]}]',
    [{ property: 'src', operator: 'in', text: '1\n2' }],
  ],
  [
    '[{"property":"billsec","operator":"gt","value":5}]',
    [{ property: 'billsec', operator: 'gt', text: '5' }],
  ],
])('%s can be chosen', (json, choices) => {
  expect(choicesOf(json, collection)).toEqual(choices);
});

test.each([
  'no JSON',
  '{}',
  '[1]',
  '[{"or":[{"property":"src","operator":"eq","value":"1"}]}]',
  '[{"property":"src","operator":"eq","value":"1","case":true}]',
  '[{"property":"nobody","operator":"eq","value":"1"}]',
  '[{"property":"src","operator":"resembles","value":"1"}]',
  '[{"property":"src","operator":"eq","value":1}]',
  '[{"property":"calldate","operator":"gte","value":"7 days ago"}]',
])('%s cannot be chosen', (json) => {
  expect(choicesOf(json, collection)).toBeUndefined();
});

/** Any condition that the builder can make. */

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

const collections = filterables(loadContract());
const folder = makeSampleFolder();
afterAll(() => folder.remove());

test('offers every collection that takes a filter', () => {
  const bundle = JSON.parse(readFileSync(sources.json, 'utf8'));
  const paths = Object.keys(bundle.paths).filter((path) =>
    bundle.paths[path].get?.parameters?.some(({ name }: { name?: string }) => name === 'filter'),
  );
  expect(paths.length).toBeGreaterThan(30);
  expect(collections.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
});

test('offers what can be filtered and not what is refused', () => {
  const namesOf = (path: string) =>
    collections.find((one) => one.path === path)?.properties.map(({ name }) => name);
  expect(namesOf('/faxes')).toContain('created_at');
  expect(namesOf('/faxes')).not.toContain('from');
  expect(namesOf('/monitors')).toContain('live_id');
  const cdrs = collections.find(({ path }) => path === '/cdrs')?.properties;
  expect(cdrs?.find(({ name }) => name === 'type')).toMatchObject({
    kind: 'text',
    known: expect.arrayContaining(['M']),
  });
  expect(namesOf('/cdrs')).toEqual(expect.arrayContaining(['calldate', 'type', 'user_id']));
});

test('the code for every property compiles with the client', { timeout: 120_000 }, async () => {
  const typed: Record<Kind, string> = {
    text: 'a',
    number: '5',
    boolean: 'true',
    date: '2026-11-20',
    any: 'a',
  };
  const lines = collections.flatMap(({ path, properties }) =>
    properties.flatMap(({ name: property, kind }) =>
      operatorsOf(kind)
        .filter(({ name }) => ['eq', 'gte', 'in', 'like'].includes(name))
        .map(({ name: operator }) => {
          const read = readValue(kind, operator, typed[kind]);
          if ('problem' in read) throw new Error(`${path} ${property} ${operator}: ${read.problem}`);
          return `${filterExpression(path, [{ property, operator, value: read.value }])};`;
        }),
    ),
  );
  const week = relativeDate('7 days ago')!;
  lines.push(`${filterExpression('/cdrs', [{ property: 'calldate', operator: 'gte', ...week }])};`);
  expect(lines.length).toBeGreaterThan(1000);
  folder.write('every-property', ["import { where } from '@telephony/client';", ...lines].join('\n'));
  expect(await folder.compile()).toBe('');
});
