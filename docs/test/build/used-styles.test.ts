import { openBrowser } from '@telephony/testing/open-browser';
import * as fc from 'fast-check';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mergeOrders } from '../../src/build/styles/merge-orders.ts';
import { usedStyles, wordsOf } from '../../src/build/styles/used-styles.ts';

describe('usedStyles', () => {
  const words = wordsOf(['<div class="kept md:kept"><p>', 'e.classList.add(`made`)']);

  test.each([
    ['a class', '.kept{top:0}'],
    ['a class that a script adds', '.kept.made{top:0}'],
    ['a class that is escaped', String.raw`.md\:kept{top:0}`],
    ['what is not there, in :not()', '.kept:not(.gone){top:0}'],
    ['one of several, in :is()', 'p:is(.gone,.kept){top:0}'],
    ['attributes and pseudo-elements', '[data-theme=dark] ::marker{top:0}'],
    ['fonts, properties and layers', ':root{--x:1px}@layer base{p{top:var(--x)}}'],
  ])('keeps %s', (_what, sheet) => {
    expect(usedStyles(sheet, words)).toBe(sheet);
  });

  test.each([
    ['a class that is nowhere', '.gone{top:0}'],
    ['an element that is nowhere', 'starlight-tabs .kept{top:0}'],
    ['all of :is()', '.kept:is(.gone,table){top:0}'],
    ['what is within a rule for print', '@media print{.gone{top:0}}'],
  ])('drops %s', (_what, sheet) => {
    expect(usedStyles(sheet, words)).toBe('');
  });

  test('keeps the selectors that can match of a rule', () => {
    expect(usedStyles('.kept,.gone,p>.made{top:0}', words)).toBe('.kept,p>.made{top:0}');
  });
});

describe('in a browser', () => {
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  let page: Page;
  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.newPage();
  });
  afterAll(() => browser.close());

  const name = fc.constantFrom('a', 'b', 'c', 'd', 'x-y');
  const compound = fc
    .tuple(
      fc.constantFrom('', '*', 'p', 'div', 'section'),
      fc.array(
        fc.oneof(
          name.map((each) => `.${each}`),
          name.map((each) => `:not(.${each})`),
          fc.tuple(name, name).map(([one, other]) => `:is(.${one},.${other} > p)`),
          name.map((each) => `:has(.${each})`),
          name.map((each) => `:where(.${each})`),
        ),
        { maxLength: 3 },
      ),
    )
    .map(([type, parts]) => `${type}${parts.join('')}` || '*');
  const selector = fc
    .tuple(compound, fc.option(fc.tuple(fc.constantFrom(' ', '>', '+', '~'), compound)))
    .map(([first, next]) => first + (next ? next.join('') : ''));
  const html = fc.letrec<{ node: string }>((tie) => ({
    node: fc
      .tuple(
        fc.constantFrom('p', 'div', 'section'),
        fc.array(name, { maxLength: 2 }),
        fc.oneof(
          { depthSize: 'small' },
          fc.constant(''),
          fc.array(tie('node'), { maxLength: 2 }).map((all) => all.join('')),
        ),
      )
      .map(([tag, classes, inner]) => `<${tag} class="${classes.join(' ')}">${inner}</${tag}>`),
  })).node;

  test('what matches something is never dropped', async () => {
    const isDropped = async (text: string, wanted: string): Promise<boolean> => {
      const matches = await page.evaluate(
        ([inner = '', query = '']) => {
          document.body.innerHTML = inner;
          return document.body.querySelector(query) !== null;
        },
        [text, wanted],
      );
      return matches && usedStyles(`${wanted}{top:0}`, wordsOf([text])) === '';
    };
    await fc.assert(
      fc.asyncProperty(html, selector, async (text, wanted) => {
        expect(await isDropped(text, wanted)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

test('the order of each list is kept', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(30)), fc.infiniteStream(fc.boolean()), (whole, coins) => {
      const lists = [0, 1, 2].map(() => whole.filter(() => coins.next().value));
      const merged = mergeOrders(lists);
      for (const list of lists) expect(merged.filter((item) => list.includes(item))).toEqual(list);
      expect(merged).toHaveLength(new Set(lists.flat()).size);
    }),
  );
});

test('lists that contradict each other have no order', () => {
  expect(() =>
    mergeOrders([
      ['a', 'b'],
      ['b', 'a'],
    ]),
  ).toThrow('These have no common order: a, b');
});
