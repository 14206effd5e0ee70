/** What programs read: Markdown twins, llms.txt and the sitemap. */
import { expect, test } from 'vitest';
import { isThere, pageAddresses, readBuilt } from '../support/built-site.ts';

const pages = pageAddresses();

const twinOf = (page: string) => (page === '/' ? '/index.md' : `${page.slice(0, -1)}.md`);

test('every page names its Markdown twin, which is there and begins with a title', () => {
  expect(pages.length).toBeGreaterThan(390);
  const wrong = pages.filter((page) => {
    const twin = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(readBuilt(page))?.[1];
    return twin !== twinOf(page) || !isThere(twin) || !/^# \S/.test(readBuilt(twin));
  });
  expect(wrong).toEqual([]);
});

test('links of twins lead to what is there', () => {
  const broken = pages.flatMap((page) => {
    const twin = twinOf(page);
    return [...readBuilt(twin).matchAll(/\]\((\/[^)\s#]*)/g)]
      .map(([, address]) => address ?? '')
      .filter((address) => !isThere(address))
      .map((address) => `${twin}: ${address}`);
  });
  expect([...new Set(broken)]).toEqual([]);
});

test('the twin of an operation has its code samples', () => {
  const operations = pages.filter((page) => /^\/operations\/[^/]+\/$/.test(page));
  const fences = ['### cURL\n', '### TypeScript\n\n```ts\n', '### fetch\n\n```js\n'];
  const without = operations.filter(
    (page) => !fences.every((fence) => readBuilt(twinOf(page)).includes(fence)),
  );
  expect(operations.length).toBeGreaterThan(160);
  expect(without).toEqual([]);
});

test('the twin of a subject has what the diagrams of its life cycle say', () => {
  const drawn = pages.filter(
    (page) => page.startsWith('/tags/') && readBuilt(page).includes('id="life-cycle"'),
  );
  expect(drawn.length).toBeGreaterThan(2);
  for (const page of drawn)
    expect(readBuilt(twinOf(page))).toMatch(/\n## Life cycle\n\n\*\*.+\*\* [\s\S]+?\n- /);
  expect(readBuilt('/tags/calls.md')).toContain('RINGING');
});

test('llms.txt has one line for each page', () => {
  const linked = [...readBuilt('/llms.txt').matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, address]) =>
    String(address),
  );
  expect(linked.toSorted()).toEqual(pages.map(twinOf).toSorted());
});

test('the sitemap has every page', () => {
  const listed = [...readBuilt('/sitemap-0.xml').matchAll(/<loc>https:\/\/docs\.example([^<]*)<\/loc>/g)].map(
    ([, address]) => String(address),
  );
  expect(listed.toSorted()).toEqual(pages);
});

test('every page has a title and a description, and no two pages have both in common', () => {
  const heads = pages.map((page) => {
    const html = readBuilt(page);
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    return { page, title, description };
  });
  expect(heads.filter(({ title, description }) => title === '' || description.length < 15)).toEqual([]);
  expect(new Set(heads.map(({ title, description }) => `${title} ${description}`)).size).toBe(pages.length);
});
