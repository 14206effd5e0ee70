import { addressOf } from '@telephony/contract';
import { noteAnchor } from '../contract/ledger.ts';
import { loadContract } from '../contract/load-contract.ts';
import type { LedgerEntry, LedgerMark } from '../contract/model.ts';
import { readChangelog } from '../guides/changelog.ts';
import { renderMarkdown } from './render-markdown.ts';

// Screen readers read the text of a mark.
function markLink(text: string): string {
  const [id = ''] = text.match(ID) ?? [];
  return `&nbsp;<a class="mark" href="${addressOf.ledger(id)}"><span class="sr-only">${text}</span></a>`;
}

const NAMED = /\s\((?:<a href="\/ledger\/#[nco]-\d+">[^<]*<\/a>(?:,\s|(?=\))))+\)/g;
const ID = /\b[NCO]-\d+/g;

// One mark stands after the first paragraph, others where the text names an entry, such as "(ledger O-05)". What a reader decides by is
// said in words below it, unless the text has it.
export function addMarks(html: string, marks: readonly LedgerMark[]): string {
  const named = html.replaceAll(NAMED, (list) => markLink(list.replaceAll(/<[^>]+>/g, '').trim()));
  const further = marks.filter(({ id }) => !named.includes(id)).map(({ id }) => id);
  const advice = marks
    .filter(({ id, level, isGeneral }) => level === 'breaks' && !isGeneral && !named.includes(id))
    .filter((mark) => !tells(html, mark.advice))
    .map((mark) => adviceHtml(mark.advice));
  return withMark(named, further) + advice.join('');
}

export function adviceHtml(advice: string): string {
  return renderMarkdown(advice).trim().replace('<p>', '<p class="advice">');
}

// A text with most words of an advice gives it already.
const MIN_SHARED_WORDS = 0.6;

function tells(html: string, advice: string): boolean {
  const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z_]{4,}|\d{3}/g) ?? [];
  const words = new Set(wordsIn(html.replaceAll(/<[^>]+>/g, '')));
  const wanted = wordsIn(advice.replaceAll(/<[^>]+>/g, ''));
  return wanted.filter((word) => words.has(word)).length >= MIN_SHARED_WORDS * wanted.length;
}

function withMark(html: string, ids: readonly string[]): string {
  if (ids.length === 0) return html;
  const link = markLink(`Uncertain: ${ids.join(' ')}`);
  return html.includes('</p>') ? html.replace('</p>', () => `${link}</p>`) : `${html}<p>${link}</p>`;
}

// A link to an entry in a guide, or the name of one in the changelog.
const ENTRY_NAME = /(?:\[|ledger )(?<id>[NCO]-\d{2,})\b/g;

// Their notes are at the end of the page, in this order.
export function namedEntries({
  id: page,
  body = '',
}: {
  id: string;
  body?: string | undefined;
}): LedgerEntry[] {
  const text = page === 'changelog' ? readChangelog() : body;
  const ids = new Set([...text.matchAll(ENTRY_NAME)].map(({ groups }) => groups?.['id']));
  return [...ids].flatMap((id) => loadContract().ledger.find((entry) => entry.id === id) ?? []);
}

const ADVICE = /<p class="advice">.*?<\/p>/g;
const MARK = /<a class="mark" href="[^"]*">(.*?)<\/a>/g;
const LEVELS: readonly LedgerMark['level'][] = ['breaks', 'surprises', 'detail'];

// Marks lead to the notes of their own page. Advice that the page, or the text under its title, gives before is left out, and added to
// what is told.
export function settleMarks(
  notes: readonly LedgerMark[],
  told = new Set<string>(),
): (html: string) => string {
  let lead: string | undefined;
  return (html) => {
    lead ??= html.replaceAll(ADVICE, '');
    return html
      .replaceAll(MARK, (link, text: string) => {
        const [first] = notes
          .filter(({ id }) => text.match(ID)?.includes(id))
          .toSorted((one, other) => rankOf(one) - rankOf(other));
        return first
          ? `<a class="mark mark-${LEVELS[rankOf(first)]}" href="#${noteAnchor(first.id)}">${text}</a>`
          : link;
      })
      .replaceAll(ADVICE, (advice) => {
        const isFirst = !told.has(advice) && !tells(lead!, advice);
        told.add(advice);
        return isFirst ? advice : '';
      });
  };
}

// What holds on most pages is no surprise on one of them.
function rankOf({ level, isGeneral }: LedgerMark): number {
  return isGeneral ? LEVELS.length - 1 : LEVELS.indexOf(level);
}
