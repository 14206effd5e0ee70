/** Descriptions of the contract bring no markup and no scripts into a page. */
import { assert, constantFrom, property, string } from 'fast-check';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { OWN_SCRIPTS, withPolicy } from '../../src/build/guard-pages.ts';
import { buildContract } from '../../src/contract/load-contract.ts';
import { renderMarkdown } from '../../src/markdown/render-markdown.ts';
import { smallContract } from '../contract/small-contract.ts';
import { pageAddresses, readBuilt } from '../support/built-site.ts';

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
    ['an end alone', 'a </main> b'],
    ['in a table', '| a |\n| - |\n| <b>c</b> |'],
    ['in a note', 'a[^1]\n\n[^1]: <b>c</b>'],
    ['in capitals, over lines', 'a <MATH\nhref="javascript:x"> b'],
  ])('with HTML: %s', (_, text) => {
    expect(() => renderMarkdown(text)).toThrow('Raw HTML in a text: write `<');
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
    '[a](java&Tab;script:x)',
    '[a](java&NewLine;script:x)',
    '[a](javascript\\:x)',
    '[![a](b)](javascript:x)',
    '| [a](javascript:x) |\n| - |',
    'a[^1]\n\n[^1]: [b](javascript:x)',
  ])('with a link of another scheme: %s', (text) => {
    expect(() => renderMarkdown(text)).toThrow('A link to ');
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
  const parts =
    '` \\ <b> < > [a]( javascript:x ) " &lt; | # ! <!-- [^1] [^1]: <svg onload=x> &#106; ~~~ [b]: <a href="'.split(
      ' ',
    );
  const part = constantFrom('\n', '\n\n', '    ', '---\n', '| a |', ...parts);
  assert(
    property(string({ unit: part, maxLength: 24 }), (text) => {
      let html: string;
      try {
        html = renderMarkdown(text);
      } catch {
        return;
      }
      expect(unsafeIn(parse(html))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

const TEXT =
  /^(?:html|head|body|p|a|code|pre|em|strong|del|[uo]l|li|blockquote|[bh]r|h\d|table|thead|tbody|t[rdh]|sup|section|input)$/;

function unsafeIn(node: any): string[] {
  const own = node.tagName && !TEXT.test(node.tagName) ? [node.tagName] : [];
  const attributes = (node.attrs ?? []).filter(
    ({ name, value }: any) =>
      /^on|^src|^action$/.test(name) || (name === 'href' && /^\s*(?!https?|mailto|tel)[a-z]+:/i.test(value)),
  );
  return [...own, ...attributes, ...(node.childNodes ?? []).flatMap(unsafeIn)];
}

test('every text of the contract and of the ledger is named that has what no page may have', () => {
  const planted = '\\`<meta http-equiv=refresh content="0;url=//evil.example">\\`';
  const { bundle, ledger } = smallContract({
    type: 'object',
    description: planted,
    properties: { kind: { type: 'string', enum: ['A'], 'x-closed-enumeration': planted } },
  });
  const get = bundle.paths['/listThings']!.get;
  Object.assign(get, { summary: planted });
  Object.assign(get.responses[200].content['application/json'], {
    examples: { one: { summary: planted, value: { kind: 'A <b>' } } },
  });
  Object.assign(bundle.info, { title: planted });
  Object.assign(bundle.tags[0]!, { description: '[a](javascript:b)' });
  Object.assign(ledger.entries[0]!, { unknown: planted, advice: '![a](//evil.example)' });
  const places = (() => {
    try {
      buildContract(bundle, ledger);
      return [];
    } catch (error) {
      return [...(error as Error).message.matchAll(/^(#\/\S+|ledger\.yaml, [^:]+): /gm)].map(([, at]) => at);
    }
  })();
  expect(new Set(places)).toEqual(
    new Set([
      '#/components/schemas/Thing/description',
      '#/components/schemas/Thing/properties/kind/x-closed-enumeration',
      '#/info/title',
      '#/paths/~1listThings/get/responses/200/content/application~1json/examples/one/summary',
      '#/paths/~1listThings/get/summary',
      '#/tags/0/description',
      'ledger.yaml, N-01, advice',
      'ledger.yaml, N-01, unknown',
    ]),
  );
});

describe('the policy of a page', () => {
  const [hash = ''] = OWN_SCRIPTS.keys();
  const own = /<script>([^<]*StarlightThemeProvider = [^]*?)<\/script>/.exec(readBuilt('/'))?.[0] ?? '';
  const page = (body: string) => `<head><meta charset="utf-8">${own}</head><body>${body}</body>`;

  test('names its scripts by their hashes, which the site itself lists', () => {
    const built = withPolicy(page('<script src="/b.js"></script><script type="application/json">1</script>'));
    expect(built.match(/'sha256-[^']+'/g)).toEqual([`'sha256-${hash}'`]);
    expect(() => withPolicy(`<head>${own}</head>`)).toThrow('charset');
  });

  const policyOf = (address: string) =>
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(readBuilt(address))?.[1] ?? '';

  test('only pages that send requests for the reader may connect elsewhere', () => {
    expect(policyOf('/schemas/User/')).toContain("connect-src 'self';");
    expect(policyOf('/webhooks/call.missed/')).toContain("connect-src 'self';");
  });

  test('every script that is listed is on a page', () => {
    const policies = pageAddresses().map(policyOf);
    const used = new Set(policies.flatMap((policy) => policy.match(/(?<='sha256-)[^']+/g)));
    expect(used).toEqual(new Set(OWN_SCRIPTS.keys()));
  });

  test.each([
    ['<script>b()</script>', "script that is not the site's own"],
    ['<script type="module">b()</script>', "script that is not the site's own"],
    ['<script type="speculationrules">{}</script>', "script that is not the site's own"],
    ['<svg><script>b()</script></svg>', "script that is not the site's own"],
    ['<template><script>b()</script></template>', "script that is not the site's own"],
    ['<script src="https://evil.example/x.js"></script>', 'script src='],
    ['<script src="//evil.example/x.js"></script>', 'script src='],
    ['<svg><script href="data:,b()"/></svg>', 'script href='],
    ['<style>*{display:none}</style>', '<style>'],
    ['<link rel="stylesheet" href="https://evil.example/a.css">', 'link href='],
    ['<meta http-equiv="refresh" content="0">', 'http-equiv'],
    ['<noscript><meta http-equiv="refresh" content="0"></noscript>', '<noscript>'],
    ['<iframe src="https://evil.example">', '<iframe'],
    ['<base href="//evil.example">', '<base'],
    ['<form action="https://evil.example">', 'form action='],
    ['<button formaction="https://evil.example">', 'formaction'],
    ['<img alt="a > b" onerror="b()">', 'onerror'],
    ['<img src="https://evil.example/a.png">', 'img src='],
    ['<svg onload="b()">', 'onload'],
    ['<svg><image xlink:href="https://evil.example/a.png"/></svg>', 'image href='],
    ['<a href="javascript:b()">', 'a href='],
    ['<a href="java&#9;script:b()">', 'a href='],
    ['<svg><a xlink:href=" data:text/html,b"></a></svg>', 'a href='],
  ])('a page with %s is not built', (body, why) => {
    expect(() => withPolicy(page(body))).toThrow(why);
  });

  test('what is text on a page is text', () => {
    const built = withPolicy(
      page('<code title="<iframe onload=b()>">&lt;base&gt; http-equiv= &lt;try-it</code>'),
    );
    expect(built).toContain("connect-src 'self'");
  });
});
