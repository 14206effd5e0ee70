import { type JsonObject, walkContract } from '@telephony/contract';

export interface Statement {
  at: string;
  sentence: string;
  sources: string[];
}

const MADE_UP = '/examples/';
const ROOT = '/';

export function contractStatements(content: unknown): Statement[] {
  const above = new Map<string, string[]>();
  const statements: Statement[] = [];
  const visit = (element: JsonObject, pointer: string) => {
    const sections = names(element['x-source']);
    const inherited = above.get(nearest(above, pointer)) ?? [];
    if (sections.length > 0) above.set(pointer, sections);
    const { description } = element;
    if (typeof description !== 'string' || pointer.includes(MADE_UP)) return;
    const facts = sentencesOf(description).filter(isFact);
    const own = [...sections, ...names(element['x-ledger'])];
    const sources = own.length === 0 && facts.length === 1 ? inherited : own;
    const from = (sentence: string) => [...sources, ...ledgerMentions(sentence)];
    const at = pointer.slice(ROOT.length);
    statements.push(...facts.map((sentence) => ({ at, sentence, sources: from(sentence) })));
  };
  walkContract(content, visit, ROOT);
  return statements;
}

function nearest(above: ReadonlyMap<string, unknown>, pointer: string): string {
  for (let end = pointer.lastIndexOf('/'); end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    if (above.has(pointer.slice(0, end))) return pointer.slice(0, end);
  }
  return '';
}

function names(value: unknown): string[] {
  return [value].flat().filter((name) => typeof name === 'string');
}

/** The entries of the ledger that a sentence names, as in "(ledger O-05)". */
function ledgerMentions(sentence: string): string[] {
  return sentence.match(/\b[NCO]-\d{2,}\b/g) ?? [];
}

/** What the guide's section rests on, for the reader of the source: `{/* source: Events/Delivery, O-11 *\/}`. */
const SOURCE = /^\{\/\*\s*source:\s*(.+?)\s*\*\/\}$/;
const COMMENT = /^\{\/\*.*\*\/\}$/;
const REFERENCE = /\]\((\/(?:operations|webhooks|ledger|schemas)\/[^)]*)\)/g;

interface Section {
  line: number;
  sources: string[];
  text: { line: number; content: string }[];
}

export function guideStatements(mdx: string): Statement[] {
  return sectionsOf(mdx).flatMap(({ sources, text }) =>
    text.flatMap(({ line, content }) =>
      sentencesOf(content)
        .filter(isFact)
        .map((sentence) => ({
          at: String(line),
          sentence,
          sources: [...sources, ...ledgerMentions(sentence), ...referencePages(sentence)],
        })),
    ),
  );
}

function referencePages(sentence: string): string[] {
  return [...sentence.matchAll(REFERENCE)].map(([, page = '']) => page);
}

function sectionsOf(mdx: string): Section[] {
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

function isFact(sentence: string): boolean {
  return !isAdvice(sentence) && !sentence.endsWith('?');
}

const VERBS = new Set(
  `accept add allow always ask authenticate avoid branch build call cancel change check choose compare confirm convert count
  create decide delete divide do draw expect fall fetch fill find follow give handle hide ignore install keep leave let list
  log look make match measure mind move never note offer omit open parse pass plan poll prefer print put raise read refresh
  remember repeat replace report request respond retry return rotate run save search see select send set show simulate skip sort split
  start stay stop store switch take tell test treat try turn update use validate verify wait watch work write`.split(
    /\s+/,
  ),
);

const FIRST = /^\[?(?<verb>\p{L}+)(?<rest>.*)/su;

/** What makes a noun of a verb before it: "Call queues", "Call-ID", "Start of the call", "Change is sent". */
const COMPOUND =
  /^(?:-| (?:of|is|are|was|has|time|rate|state|queues?|flows?|details?|recordings?|tracking|events?|labels?|schedules?|body|bodies|records?|fields?)\b)/;

/** Whether a sentence is advice: an imperative, by itself or after a condition ("To hang up, use ..."). */
export function isAdvice(sentence: string): boolean {
  if (beginsWithVerb(sentence)) return true;
  const condition = /^(?:to|for|if|when|where|before|after|until|once|in|on|with)\b[^,:]*[,:]\s*(.+)$/i.exec(
    sentence,
  );
  return condition?.[1] !== undefined && beginsWithVerb(condition[1]);
}

function beginsWithVerb(text: string): boolean {
  const { verb = '', rest = '' } = FIRST.exec(text)?.groups ?? {};
  return VERBS.has(verb.toLowerCase()) && !COMPOUND.test(rest);
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const OPAQUE = /`[^`]*`|\]\([^)]*\)|\b(?:e\.g|i\.e|etc|vs)\./g;
const HELD = '\uE000';

const TITLE = /^#{1,6} .*$|^\|.*\|\s*\n(?=\|\s*:?-)|^\|\s*:?-[-|: ]*$/gm;
const ITEM = /^\s*(?:[-*]|\d+\.|\|) /gm;

export function sentencesOf(markdown: string): string[] {
  const text = markdown.replaceAll(TITLE, '').replaceAll(ITEM, '\n\n').replaceAll('**', '');
  return text.split(/\n\s*\n/).flatMap((block) => split(block.replaceAll(/\s+/g, ' ').trim()));
}

function split(text: string): string[] {
  const held: string[] = [];
  const safe = text.replaceAll(OPAQUE, (opaque) => {
    held.push(opaque);
    return HELD;
  });
  const sentences = [...segmenter.segment(safe)].map(({ segment }) =>
    segment.replaceAll(HELD, () => held.shift() ?? ''),
  );
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /\p{L}/u.test(sentence));
}
