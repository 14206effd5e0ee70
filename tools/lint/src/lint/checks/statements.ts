interface Statement {
  line: number;
  sentence: string;
  sources: string[];
}

export function ledgerMentions(sentence: string): string[] {
  return sentence.match(/\b[NCO]-\d{2,}\b/g) ?? [];
}

const SOURCE_COMMENT = /^\{\/\*\s*source:\s*(.+?)\s*\*\/\}$/;
const COMMENT = /^\{\/\*.*\*\/\}$/;
const REFERENCE_LINK = /\]\((\/(?:operations|webhooks|ledger|schemas)\/[^)]*)\)/g;

interface Section {
  line: number;
  sources: string[];
  text: { line: number; content: string }[];
}

export function guideStatements(mdx: string): Statement[] {
  return guideSections(mdx).flatMap(({ sources, text }) =>
    text.flatMap(({ line, content }) =>
      splitSentences(content)
        .filter((sentence) => !isAdvice(sentence) && !sentence.endsWith('?'))
        .map((sentence) => ({
          line,
          sentence,
          sources: [...sources, ...ledgerMentions(sentence), ...referencePages(sentence)],
        })),
    ),
  );
}

function referencePages(sentence: string): string[] {
  return [...sentence.matchAll(REFERENCE_LINK)].map(([, page = '']) => page);
}

function guideSections(mdx: string): Section[] {
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
    else if (SOURCE_COMMENT.test(text))
      last.sources.push(...(SOURCE_COMMENT.exec(text)?.[1]?.split(/,\s*/) ?? []));
    else last.text.push({ line: index + 1, content: COMMENT.test(text) ? '' : text });
  }
  return found.map((section) => ({ ...section, text: paragraphs(section.text) }));
}

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

const ADVICE_VERBS = new Set(
  `accept add allow always ask authenticate avoid branch build call cancel change check choose compare confirm convert count
  create decide delete divide do draw expect fall fetch fill find follow give handle hide ignore install keep leave let list
  log look make match measure mind move never note offer omit open parse pass plan poll prefer print put raise read refresh
  rely remember repeat replace report request respond retry return rotate run save search see select send set show simulate skip sort split
  start stay stop store switch take tell test treat try turn update use validate verify wait watch work write`.split(
    /\s+/,
  ),
);

const FIRST_WORD = /^\[?(?<verb>\p{L}+)(?<rest>.*)/su;

// "Call queues", "Call-ID", "Start of the call"
const NOUN_SUFFIX =
  /^(?:-| (?:of|is|are|was|has|time|rate|state|queues?|flows?|details?|recordings?|tracking|events?|labels?|schedules?|body|bodies|records?|fields?)\b)/;

// An imperative may follow a condition: "To hang up, use ..."
export function isAdvice(sentence: string): boolean {
  if (beginsWithVerb(sentence)) return true;
  const condition = /^(?:to|for|if|when|where|before|after|until|once|in|on|with)\b[^,:]*[,:]\s*(.+)$/i.exec(
    sentence,
  );
  return condition?.[1] !== undefined && beginsWithVerb(condition[1]);
}

function beginsWithVerb(text: string): boolean {
  const { verb = '', rest = '' } = FIRST_WORD.exec(text)?.groups ?? {};
  return ADVICE_VERBS.has(verb.toLowerCase()) && !NOUN_SUFFIX.test(rest);
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

// Full stops in these end no sentence.
const OPAQUE = /`[^`]*`|\]\([^)]*\)|\b(?:e\.g|i\.e|etc|vs)\./g;
// A character of the private use area, which no text has.
const PLACEHOLDER = '\uE000';

const HEADING = /^#{1,6} .*$|^\|.*\|\s*\n(?=\|\s*:?-)|^\|\s*:?-[-|: ]*$/gm;
const ITEM_START = /^\s*(?:[-*]|\d+\.|\|) /gm;

export function splitSentences(markdown: string): string[] {
  const text = markdown.replaceAll(HEADING, '').replaceAll(ITEM_START, '\n\n').replaceAll('**', '');
  return text.split(/\n\s*\n/).flatMap((block) => splitBlock(block.replaceAll(/\s+/g, ' ').trim()));
}

function splitBlock(text: string): string[] {
  const held: string[] = [];
  const safe = text.replaceAll(OPAQUE, (opaque) => {
    held.push(opaque);
    return PLACEHOLDER;
  });
  const sentences = [...segmenter.segment(safe)]
    // It takes code for the rest of a sentence.
    .flatMap(({ segment }) => segment.split(/(?<=[.?!]\s)(?=\uE000)/))
    .map((segment) => segment.replaceAll(PLACEHOLDER, () => held.shift() ?? ''));
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /\p{L}/u.test(sentence));
}
