/** The page of what is not known: complete or fail. */
import { expect, test } from 'vitest';
import { loadContract } from '../../src/contract/load-contract.ts';
import { elementsOf, oneLine, readBuilt } from '../support/built-site.ts';

const entries = loadContract().ledger;
const elements = elementsOf('/ledger/');
const html = readBuilt('/ledger/');

/** Markdown without its marks. */
const plain = (markdown: string) => oneLine(markdown.replaceAll('`', ''));

test('the ledger has entries', () => {
  expect(entries.length).toBeGreaterThan(100);
});

test.each(entries)('$id stands there whole', (entry) => {
  const { id, anchor, title, unknown, treatment, observed, grade, source, noPlace, places } = entry;
  const section = elements.find((element) => element.id === anchor);
  const wanted = [id, title, unknown, treatment, observed, grade, source, ...places.map(({ text }) => text)];
  const missing = [...wanted, places.length === 0 ? noPlace : '']
    .map(plain)
    .filter((text) => !section?.text.includes(text));
  expect(missing).toEqual([]);
  expect(places.length > 0 || noPlace !== '', 'has neither places nor a reason').toBe(true);
  const links = places.filter(({ address }) => !html.includes(`href="${address}"`));
  expect(links).toEqual([]);
});
