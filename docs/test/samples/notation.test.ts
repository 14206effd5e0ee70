import { execFileSync } from 'node:child_process';
import { runInThisContext } from 'node:vm';
import { array, assert, integer, jsonValue, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { javascript } from '../../src/samples/fetch.ts';
import { indentJson } from '../../src/components/try-it/response-view.ts';
import { shellQuote } from '../../src/samples/curl.ts';
import { writeValue } from '../../src/samples/write-value.ts';

const value = jsonValue().map((json): unknown => JSON.parse(JSON.stringify(json)));
const text = string({ unit: 'grapheme' }).map((any) => any.replaceAll('\0', ''));

function asBash(words: string[]): string[] {
  const printed = execFileSync('bash', ['-s'], {
    input: `printf '%s\\0' ${words.join(' ')}`,
    encoding: 'utf8',
  });
  return printed.split('\0').slice(0, -1);
}

test('bash reads a quoted word as it was', () => {
  assert(
    property(array(text, { minLength: 20, maxLength: 40 }), (texts) => {
      expect(asBash(texts.map((one) => shellQuote(one)))).toEqual(texts);
    }),
    { numRuns: 20 },
  );
});

test('a JavaScript literal is the value', () => {
  assert(
    property(value, integer({ min: 0, max: 80 }), (one, column) => {
      const literal = writeValue(one, javascript, 0, column);
      expect(runInThisContext(`(${literal})`)).toEqual(one);
    }),
  );
});

test('a response is indented, and every token stays as it came', () => {
  assert(property(value, (one) => indentJson(JSON.stringify(one)) === JSON.stringify(one, null, 2)));
  const came = String.raw`{"id":9007199254740993,"b":[ ],"10":0.10,"2":1E2,"b":"\u00e9 , { }"}`;
  expect(indentJson(came).replaceAll(/\n */g, '')).toBe(came.replaceAll('":', '": ').replace('[ ]', '[]'));
});
