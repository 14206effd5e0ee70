import { expect, test } from 'vitest';
import { foreignOrigins } from '../src/build/foreign-origins.ts';
import { localiseRedoc } from '../src/build/localise-redoc.ts';

const BUNDLE = '{"servers":[{"url":"https://pbx.example.org/v1"}]}';

test('finds what a page may ask', () => {
  const page =
    '<script>fetch("https://metrics.vendor.com/v1")</script><a href="https://redocly.com/redoc/">Redoc</a>';
  expect(foreignOrigins(page, BUNDLE)).toEqual(['https://metrics.vendor.com/v1']);
});

test('finds what markup loads, whatever its host', () => {
  expect(foreignOrigins('<img src="https://redocly.com/logo.svg">', BUNDLE)).toEqual([
    'https://redocly.com/logo.svg',
  ]);
  expect(foreignOrigins('<link rel=stylesheet href="//github.com/a.css">', BUNDLE)).toEqual([
    '//github.com/a.css',
  ]);
  expect(foreignOrigins('<style>a{background:url(https://github.com/a.png)}</style>', BUNDLE)).toEqual([
    'https://github.com/a.png',
  ]);
});

test('leaves what is only text, and what the contract names', () => {
  const page = '<svg xmlns="http://www.w3.org/2000/svg"/><p>https://pbx.example.org/v1/cdrs</p>';
  expect(foreignOrigins(page, BUNDLE)).toEqual([]);
});

test('an address that Redoc no longer asks stops the build: the list is out of date', () => {
  expect(() => localiseRedoc('<meta charset="utf8" />')).toThrow('Redoc no longer asks https://cdn.redoc.ly');
});
