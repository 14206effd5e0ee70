import { assert, property, string, webPath } from 'fast-check';
import { expect, test } from 'vitest';
import { placeHtml, placeMarkdown } from '../../src/place/place-site.ts';
import { pathAt, siteAddress } from '../../src/place/site-address.ts';

const site = siteAddress('https://acme.github.io/pbx');

test('addresses of elements get the path of the site; text, foreign and relative ones stay to the byte', () => {
  const page = (base: string) =>
    `<!DOCTYPE html><head><link rel=stylesheet href='${base}_astro/a.css'></head><BODY CLASS=x>` +
    `<a title="href=&quot;/x&quot;" href="${base}ledger/#n-29">N-29</a> <a href=#top>top</a> <a href="//cdn/x">x</a>` +
    `<a href="https://elsewhere/">y</a><pre>&lt;a href="/x"> href="/y"</pre><template><img src="${base}a.svg"></template>` +
    `<script>const a = '<a href="/z">'</script><site-search data-address="${base}"></site-search><form action=${base}></form>`;
  expect(placeHtml(page('/'), site)).toBe(page('/pbx/'));
});

test('links of a twin become whole; code stays', () => {
  const twin = (base: string) =>
    `[a](${base}ledger.md#n-29) and \`[b](/b.md)\` and [\`GET /cdrs\`](${base}operations/listCdrs.md) [c](#c) [d](//d)\n\n` +
    '```md\n[e](/e.md)\n```\n\n' +
    `[f](${base}f.md)\n`;
  expect(placeMarkdown(twin('/'), site)).toBe(twin('https://acme.github.io/pbx/'));
});

test('at the root of a host, no page changes', () => {
  const html = '<a href="/ledger/">x</a>';
  expect(placeHtml(html, siteAddress('https://docs.acme.io'))).toBe(html);
});

test.each([
  ['pbx', 'is not an address of http or https'],
  ['ftp://acme.io/', 'is not an address of http or https'],
  ['https://acme.io/?a=1', 'has a query'],
  ['https://acme.io/#a', 'has a query, a fragment'],
  ['https://me:secret@acme.io/', 'has a query, a fragment or a sign-in'],
  ['https://docs.example/', 'docs.example is a placeholder'],
  ['https://example.com/pbx', 'example.com is a placeholder'],
  ['http://localhost:4000/', 'localhost is a placeholder'],
])('%s is refused', (text, message) => {
  expect(() => siteAddress(text)).toThrow(message);
  expect(() => siteAddress(text)).not.toThrow('secret');
});

test('an address is in its site, and a placed page has no change but its addresses', () => {
  assert(
    property(webPath(), string(), (path, text) => {
      const address = path.startsWith('/') ? path : `/${path}`;
      expect(new URL(pathAt(site, address), site).href.startsWith(site.href)).toBe(true);
      const before = `<p>${text}</p>`;
      expect(placeHtml(before, site).length).toBeGreaterThanOrEqual(before.length);
    }),
  );
});
