import csharp from 'highlight.js/lib/languages/csharp';
import go from 'highlight.js/lib/languages/go';
import ini from 'highlight.js/lib/languages/ini';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import php from 'highlight.js/lib/languages/php';
import plaintext from 'highlight.js/lib/languages/plaintext';
import python from 'highlight.js/lib/languages/python';
import rust from 'highlight.js/lib/languages/rust';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import type { LanguageFn } from 'highlight.js';
import bash from 'highlight.js/lib/languages/bash';
import { defineHastPlugin, type HastNode } from 'satteri';
import { createHighlighter, type Piece } from './highlighter.ts';
import { fillSample } from '../scripts/servers.ts';

/** The shell of highlight.js, which also tells the options of a command. */
const shell: LanguageFn = (hljs) => {
  const language = bash(hljs);
  return {
    ...language,
    contains: [{ scope: 'attr', match: /(?<=\s)--?[a-zA-Z][\w-]*/ }, ...language.contains],
  };
};

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

/** Colours the code of pages while they are built, by the languages of fences. */
export const siteHighlighter = createHighlighter({
  // What a terminal shows: commands and their output.
  console: plaintext,
  csharp,
  go,
  java,
  js: javascript,
  json,
  kotlin,
  php,
  python,
  rust,
  sh: shell,
  text: plaintext,
  toml: ini,
  ts: typescript,
  xml,
  yaml,
});
