import { expect, test } from 'vitest';
import { usedProperties } from '../../src/build/styles/used-properties.ts';

test('a property that is taken stays, by whomever', () => {
  const sheet = ':root{--taken:1px;--by-page:2px;--by-script:3px}p{top:var(--taken)}';
  const texts = ['<p style="top:var(--by-page)">', 'style.setProperty("--by-script", "4px")'];
  expect(usedProperties(sheet, texts)).toBe(sheet);
});

test('one that nobody takes is left out, and so is one that only it takes', () => {
  expect(usedProperties(':root{--a:1px;--b:var(--a);--c:var(--b)}p{top:0}', [])).toBe('p{top:0}');
});

test('other declarations are as they were', () => {
  const sheet = '@media print{p{color:red;content:"--x";margin:0}}';
  expect(usedProperties(sheet, [])).toBe(sheet);
});
