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

test('what breaks programs stands first, with what to do', () => {
  const breaking = entries.filter(({ level }) => level === 'breaks');
  const list = html.slice(html.indexOf('id="what-breaks-programs"'), html.indexOf('id="settle-a-question"'));
  expect(breaking.length).toBeGreaterThan(10);
  expect(list.match(/<li>/g)).toHaveLength(breaking.length);
  const twin = readBuilt('/ledger.md');
  for (const { anchor, advice } of breaking) {
    expect(list).toContain(`href="#${anchor}"`);
    expect(twin).toContain(`\n- ${advice} [`);
  }
});

test('the twin explains the grades, says who can settle a question, and has every entry once', () => {
  const twin = readBuilt('/ledger.md');
  expect(twin).toContain('Observations are graded: **L** seen live');
  expect(twin).toContain('## Settle a question');
  expect(
    twin
      .match(/^### [NCO]-\d+/gm)
      ?.map((heading) => heading.slice(4))
      .toSorted(),
  ).toEqual(entries.map(({ id }) => id).toSorted());
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
