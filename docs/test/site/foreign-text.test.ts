/** What a description of the contract must not bring into a page: whoever writes one writes no page. */
import { assert, constantFrom, property, string } from 'fast-check';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { withPolicy } from '../../src/build/integrations.ts';
import { renderMarkdown } from '../../src/markdown/render-markdown.ts';

describe('a description fails the build', () => {
  test.each([
    ['after escaped backquotes', '\\`<meta http-equiv=refresh content="0;url=https://evil.example">\\`'],
    ['in a span across paragraphs', 'a `x\n\n<meta http-equiv=refresh content="0"> ` b'],
    ['beside a span', '`` ` ``<script>alert(1)</script>'],
    ['a script', '<script src=https://evil.example/x.js></script>'],
    ['a frame', 'Text <iframe srcdoc="x">'],
    ['a picture', '<img src=x onerror=alert(1)>'],
    ['a drawing', '<svg onload=alert(1)>'],
    ['a style', '<style>body { display: none }</style>'],
    ['a base', '<base href=//evil.example>'],
    ['a form', '<form action=https://evil.example><button>Go</button></form>'],
    ['a comment', 'a <!-- b --> c'],
    ['CDATA', 'a <![CDATA[b]]>'],
    ['an instruction', '<?php ?>'],
    ['a parameter in a path', 'The record of /cdrs/<id>'],
  ])('with HTML: %s', (_, text) => {
    expect(() => renderMarkdown(text)).toThrow('Raw HTML in a description: write `<');
  });

  test.each([
    '[a](javascript:alert(1))',
    '[a](JaVa&#x53;cript:alert(1))',
    '[a](<java\tscript:alert(1)>)',
    '[a](&#1;javascript:alert(1))',
    '[a](vbscript:x "title")',
    '[a](<data:text/html,x>)',
    '<javascript:alert(1)>',
    '[a][b]\n\n[b]: file:///etc/passwd',
    '[a](blob:x)',
  ])('with a link of another scheme: %s', (text) => {
    expect(() => renderMarkdown(text)).toThrow('A link with the scheme');
  });

  test.each(['![a](https://evil.example/x.png)', '![a][b]\n\n[b]: /x.png'])('with a picture: %s', (text) => {
    expect(() => renderMarkdown(text)).toThrow('A picture');
  });
});

test.each([
  ['`<id>` and ``a ` <b>``', '<code>&lt;id&gt;</code>'],
  ['[a](/ledger/#n-01) and <https://example.com>', '<a href="https://example.com">'],
  ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
  ['```\n<script>\n```', '&lt;script&gt;'],
])('%s is text', (text, html) => {
  expect(renderMarkdown(text)).toContain(html);
});

test('whatever is rendered has elements of text alone', () => {
  const known = new Set(
    'html head body p a code pre em strong del ul ol li blockquote br hr h1 h2 h3 h4 h5 h6 table thead tbody tr th td sup section input'.split(
      ' ',
    ),
  );
  const wrongIn = (node: any): string[] => {
    const own = node.tagName && !known.has(node.tagName) ? [node.tagName] : [];
    const attributes = (node.attrs ?? []).filter(
      ({ name, value }: { name: string; value: string }) =>
        /^on|^style$|^src$/.test(name) ||
        (name === 'href' && /^\s*(?!https?|mailto|tel)[a-z]+:/i.test(value)),
    );
    return [
      ...own,
      ...attributes.map(({ name }: { name: string }) => name),
      ...(node.childNodes ?? []).flatMap(wrongIn),
    ];
  };
  const part = constantFrom(
    '`',
    '\\',
    '<b>',
    '<',
    '>',
    '[a](',
    'javascript:x',
    ')',
    '\n\n',
    '    ',
    '"',
    '&lt;',
    '| a |',
    '\n',
    '#',
    '!',
  );
  assert(
    property(string({ unit: part, maxLength: 24 }), (text) => {
      let html = '';
      try {
        html = renderMarkdown(text);
      } catch {
        return;
      }
      expect(wrongIn(parse(html))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

describe('the policy of a page', () => {
  const OWN = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";
  const page = (body: string) =>
    `<head><meta charset="utf-8"><script>a()</script></head><body>${body}</body>`;

  test('names its scripts by their hashes, which are of the site itself', () => {
    const built = withPolicy(page('<script src="/b.js"></script>'), new Set([OWN]));
    expect(built.match(/'sha256-[^']+'/g)).toEqual([OWN]);
    expect(() => withPolicy('<head><script>a()</script></head>', new Set([OWN]))).toThrow('charset');
  });

  test.each([
    ['<script>b()</script>', 'is not the site'],
    ['<script type="module">b()</script>', 'is not the site'],
    ['<meta http-equiv="refresh" content="0">', 'http-equiv'],
    ['<iframe src="https://evil.example">', '<iframe'],
    ['<base href="//evil.example">', '<base'],
    ['<img alt="a > b" onerror="b()">', 'onerror'],
    ['<a href="javascript:b()">', 'javascript'],
  ])('a page with %s is not built', (body, why) => {
    expect(() => withPolicy(page(body), new Set([OWN]))).toThrow(why);
  });
});
