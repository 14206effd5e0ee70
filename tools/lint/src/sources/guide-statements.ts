import { isFact } from './is-fact.ts';
import { ledgerMentions } from './ledger-mentions.ts';
import { sentencesOf } from './sentences.ts';
import type { Statement } from './statement.ts';

/** What the guide's section rests on, for the reader of the source: `{/* source: Events/Delivery, O-11 *\/}`. */
const SOURCE = /^\{\/\*\s*source:\s*(.+?)\s*\*\/\}$/;
/** Other comments on a line of their own state nothing. */
const COMMENT = /^\{\/\*.*\*\/\}$/;
/** A page of the reference or an entry of the ledger: what it says has its own source. */
const REFERENCE = /\]\((\/(?:operations|webhooks|ledger|schemas)\/[^)]*)\)/g;
/** The source of a section about this project's own packages. */
export const OWN = 'own';

interface Section {
  line: number;
  sources: string[];
  text: { line: number; content: string }[];
}

/**
 * The sentences of fact in a guide (MDX). A section between two headings rests on the comment that names its sources; a
 * sentence also rests on the pages of the reference that it links to.
 *
 * @param file Path of the guide relative to the root.
 */
export function guideStatements(file: string, mdx: string): Statement[] {
  return sections(mdx).flatMap(({ sources, text }) =>
    text.flatMap(({ line, content }) =>
      sentencesOf(content)
        .filter(isFact)
        .map((sentence) => ({
          at: `${file}:${line}`,
          sentence,
          sources: [...sources, ...ledgerMentions(sentence), ...referencePages(sentence)],
        })),
    ),
  );
}

function referencePages(sentence: string): string[] {
  return [...sentence.matchAll(REFERENCE)].map(([, page = '']) => page);
}

function sections(mdx: string): Section[] {
  const found: Section[] = [{ line: 1, sources: [], text: [] }];
  let skips: 'front matter' | 'code' | undefined;
  for (const [index, text] of mdx.split('\n').entries()) {
    const last = found.at(-1);
    if (!last) break;
    if (text === '---' && (index === 0 || skips === 'front matter'))
      skips = index === 0 ? 'front matter' : undefined;
    else if (/^\s*```/.test(text) && skips !== 'front matter') skips = skips ? undefined : 'code';
    else if (skips || /^\s*(?:import |export |<)/.test(text))
      last.text.push({ line: index + 1, content: '' });
    else if (/^#{1,6} /.test(text)) found.push({ line: index + 1, sources: [], text: [] });
    else if (SOURCE.test(text)) last.sources.push(...(SOURCE.exec(text)?.[1]?.split(/,\s*/) ?? []));
    else last.text.push({ line: index + 1, content: COMMENT.test(text) ? '' : text });
  }
  return found.map((section) => ({ ...section, text: paragraphs(section.text) }));
}

/** Lines joined to paragraphs, each with the line on which it begins. */
function paragraphs(lines: Section['text']): Section['text'] {
  const joined: Section['text'] = [];
  let open = false;
  for (const { line, content } of lines) {
    const last = joined.at(-1);
    if (content.trim() === '') open = false;
    else if (open && last) last.content += `\n${content}`;
    else {
      joined.push({ line, content });
      open = true;
    }
  }
  return joined;
}
