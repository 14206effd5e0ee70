import { defineHastPlugin, type HastNode } from 'satteri';
import { fillSample } from '../guides/fill-sample.ts';
import type { Piece } from './highlighter.ts';
import { siteHighlighter } from './site-highlighter.ts';

/** The title of a block that is no sample, but what one prints. */
const OUTPUT = 'Output';
const TITLE = /\btitle="(?<title>[^"]+)"/;

type ElementNode = Extract<HastNode, { type: 'element' }>;

/**
 * Writes the code of guides as `CodeBlock.astro` does that of other pages: coloured, with a button that copies it, and with
 * `title="..."` of its fence above it.
 */
export const codeBlocks = defineHastPlugin({
  name: 'code-blocks',
  element: {
    filter: ['pre'],
    visit(pre) {
      const code = pre.children.length === 1 ? pre.children[0] : undefined;
      if (code?.type !== 'element' || code.tagName !== 'code') return;
      const [text] = code.children;
      if (text?.type !== 'text') return;
      const { lang, meta } = (code.data ?? {}) as { lang?: string | null; meta?: string | null };
      const title = TITLE.exec(meta ?? '')?.groups?.['title'];
      const filled = fillSample(text.value.replace(/\n$/, ''));
      const label = `Copy ${title ?? 'the sample'}`;
      return element('div', { class: 'code-block not-content' }, [
        ...(title ? [element('p', { class: 'code-title' }, [{ type: 'text', value: title }])] : []),
        element('pre', { 'data-copied': '' }, [
          element('code', {}, siteHighlighter.pieces(filled, lang ?? 'text').map(toNode)),
        ]),
        ...(title === OUTPUT
          ? []
          : [
              element('button', { type: 'button', class: 'copy', 'aria-label': label, hidden: true }, [
                { type: 'text', value: 'Copy' },
              ]),
            ]),
      ]);
    },
  },
});

function toNode({ text, kind }: Piece): ElementNode['children'][number] {
  const node = { type: 'text', value: text } as const;
  return kind ? element('i', { class: kind }, [node]) : node;
}

function element(
  tagName: string,
  properties: ElementNode['properties'],
  children: ElementNode['children'],
): ElementNode {
  return { type: 'element', tagName, properties, children };
}
