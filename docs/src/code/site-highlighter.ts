import common from 'highlight.js/lib/common';
import plaintext from 'highlight.js/lib/languages/plaintext';
import { defineHastPlugin, type HastNode, htmlToHast } from 'satteri';
import { createHighlighter, shell } from './highlighter.ts';
import { fillSample } from '../scripts/servers.ts';

const OUTPUT = 'Output';
const TITLE = /\btitle="(?<title>[^"]+)"/;

type ElementNode = Extract<HastNode, { type: 'element' }>;

export const codeBlocks = defineHastPlugin({
  name: 'code-blocks',
  element: {
    filter: ['pre'],
    visit({ children: [code] }) {
      if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
      const [text] = code.children;
      if (text?.type !== 'text') return undefined;
      const { lang, meta } = (code.data ?? {}) as { lang?: string | null; meta?: string | null };
      const title = TITLE.exec(meta ?? '')?.[1]
        ?.replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;');
      const filled = fillSample(text.value.replace(/\n$/, ''));
      const heading = title && `<p class="code-title">${title}</p>`;
      const button = `<button type="button" class="copy" aria-label="Copy ${title ?? 'the sample'}" hidden>Copy</button>`;
      const block = `<div class="code-block not-content">${heading ?? ''}<pre data-copied><code>${siteHighlighter.html(filled, lang ?? 'text')}</code></pre>${title === OUTPUT ? '' : button}</div>`;
      // The block in the body of a page.
      const [, body] = ((htmlToHast(block) as ElementNode).children[0] as ElementNode).children;
      return (body as ElementNode).children[0] as ElementNode;
    },
  },
});

/** Tabs have their names in them too: on paper, and without scripts, all of them are read. */
export const tabNames = defineHastPlugin({
  name: 'tab-names',
  mdxJsxFlowElement: {
    filter: ['TabItem'],
    visit(node, context) {
      const label = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'label');
      if (typeof label?.value !== 'string') return;
      context.prependChild(node, {
        type: 'element',
        tagName: 'p',
        properties: { className: ['tab-name'] },
        children: [{ type: 'text', value: label.value }],
      });
    },
  },
});

export const siteHighlighter = createHighlighter(
  // `console` is what a terminal shows: commands and their output.
  { console: plaintext, sh: shell },
  common,
);
