import { isJsonObject } from '@telephony/contract';
import { contractProse, type Prose } from '../files/prose.ts';
import type { Check } from './check.ts';
import { americanSpelling, misspeltWords } from '../../spelling.ts';

type Fault = [within: string, message: string];

function proseCheck(rule: string, findFaults: (prose: Prose) => Fault[]): Check {
  return (files) =>
    contractProse(files).flatMap((prose) =>
      findFaults(prose).map(([within, message]) => prose.file.finding(prose.path, rule, message, within)),
    );
}

function matches(text: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([match]) => match))];
}

const SILENCE =
  /\b(?:(?:is|are) (?:not documented|undocumented)|(?:documents|documentation) (?:do|does) not (?:say|state|tell|mention))\b/gi;
const NOTE = /\b(TODO|FIXME|TBD|XXX)\b|\b[Ll]orem ipsum\b/g;

export const finishedProse = proseCheck('finished-prose', ({ file, text }) => [
  ...matches(text, NOTE).map((note): Fault => [
    note,
    `${note} is a note to oneself. Write what is known, and mark what is not with x-ledger.`,
  ]),
  // The ledger is the place to say that the documents are silent.
  ...(file.name === 'ledger.yaml' ? [] : matches(text, SILENCE)).map((silence): Fault => [
    silence,
    `"${silence}" helps nobody. Write what the reader should do, or "It is unknown whether ...", and mark the element with x-ledger.`,
  ]),
]);

const SIGNS = new Map([
  ['\u2018', "'"],
  ['\u2019', "'"],
  ['\u201C', '"'],
  ['\u201D', '"'],
  ['\u201E', '"'],
  ['\u00AB', '"'],
  ['\u00BB', '"'],
  ['\u2013', '-'],
  ['\u2014', '-'],
  ['\u2026', '...'],
  ['\u00A0', 'a space'],
  ['\u200B', 'nothing'],
]);

// Other quotes, dashes and spaces look the same, and a search does not find them.
export const plainSigns = proseCheck('plain-signs', ({ text }) =>
  [...SIGNS].flatMap(([sign, plain]): Fault[] => {
    if (!text.includes(sign)) return [];
    const code = `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
    return [[sign, `The text has ${sign} (${code}), a sign of a word processor. Write ${plain}.`]];
  }),
);

const CODE_SPAN = /`[^`\n]*`/g;

export const spelling: Check = async (files) => {
  const prose = contractProse(files);
  const american = prose.flatMap(({ file, path, text }) =>
    americanSpelling(text.replaceAll(CODE_SPAN, '')).map(({ word, write }) =>
      file.finding(path, 'spelling', `${word} is American. Write ${write}.`, word),
    ),
  );
  const misspelt = await misspeltWords(prose.map(({ text }) => text));
  return [
    ...american,
    ...misspelt.flatMap(({ text, word, suggestions }) => {
      const { file, path } = prose[text] ?? {};
      if (!file || !path) return [];
      const meant = suggestions.length > 0 ? `Did you mean ${suggestions.join(', ')}? ` : '';
      const message = `${word} is not in the British dictionary. ${meant}A name goes in \`code\`; a new word in tools/lint/cspell.json.`;
      return [file.finding(path, 'spelling', message, word)];
    }),
  ];
};

const DATE = /\b(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?/g;

export const possibleDate: Check = (files) =>
  files.all.flatMap((file) =>
    file.members.flatMap(({ path, value }) => {
      if (typeof value !== 'string') return [];
      return [...value.matchAll(DATE)].flatMap(([date, ...parts]) => {
        if (isPossible(parts.map((part) => Number(part ?? 0)))) return [];
        const message = `There is no ${date}. Write a date of the calendar, with a time from 00:00:00 to 23:59:59.`;
        return [file.finding(path, 'possible-date', message, date)];
      });
    }),
  );

function isPossible([year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]: number[]): boolean {
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day >= 1 && day <= lastDay && hour < 24 && minute < 60 && second < 60;
}

export const schemaDescribed: Check = (files) =>
  files.all
    .filter(({ name, value }) => {
      if (!name.startsWith('components/schemas/') || !isJsonObject(value)) return false;
      return !('description' in value) && !('$ref' in value);
    })
    .map((file) =>
      file.findingAt(0, 'schema-described', 'The schema has no description. Say what it is, in a sentence.'),
    );

export const secureAddress: Check = (files) =>
  files.all.flatMap((file) =>
    file.members.flatMap(({ path, value }) =>
      typeof value === 'string' && value.includes('http://')
        ? [file.finding(path, 'secure-address', 'An address with http://. Write https://.', 'http://')]
        : [],
    ),
  );

// HTML, pictures, and links to neither a page nor a person, such as JavaScript in any spelling.
const MARKUP =
  /<(?!https?:|mailto:)[a-z/!?][^>]*>?|!\[[^\]]*\][([]|\]\(\s*<?(?![/#]|https?:|mailto:|tel:)[^)]*\)?|^\s*\[[^\]]+\]:\s*<?(?![/#]|https?:|mailto:|tel:).*/gim;

export const plainMarkdown = proseCheck('plain-markdown', ({ text }) =>
  matches(withoutCode(text), MARKUP).map((markup): Fault => [
    markup.trim(),
    `The text has ${markup.trim()}, which is HTML, a picture, or a link to no page. Write it in backquotes, or as a link that begins with https: or /.`,
  ]),
);

// A span of code ends in its paragraph, and a backquote after a backslash begins none.
function withoutCode(text: string): string {
  return text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => {
      let rest = paragraph;
      let plain = '';
      for (;;) {
        const [before = '', ticks] = /^(?:\\[\s\S]|[^\\`])*(`+)?/.exec(rest) ?? [];
        if (ticks === undefined) return plain + rest;
        const after = rest.slice(before.length);
        const end = new RegExp(`(?<!\`)${ticks}(?!\`)`).exec(after);
        plain += end ? before.slice(0, -ticks.length) : before;
        rest = end ? after.slice(end.index + ticks.length) : after;
      }
    })
    .join('\n\n');
}

const DOUBLED_WORD = /\b([a-z]+)\s+\1\b/gi;
const SENTENCE_END = /[.!?:][)`*]?\s*$/;
// true, false and null are values.
const SMALL_START = /^\s*(?!(?:true|false|null)\b)\p{Ll}+(?=[\s.,])/u;
const LIST_AT_END = /(^|\n)\s*([-*|]|\d+\.) [^\n]*$/;

export const emptyProse: Check = (files) =>
  contractProse(files)
    .filter(({ text }) => text.trim() === '')
    .map(({ file, path }) =>
      file.findingAtKey(path, 'empty-prose', `The ${path.at(-1)} is empty. Write it.`),
    );

export const proseForm = proseCheck('prose-form', ({ path, text: written }) => {
  const text = written.trimEnd();
  if (text === '') return [];
  const plain = text.replaceAll(CODE_SPAN, (code) => '\0'.repeat(code.length));
  const faults = matches(plain, DOUBLED_WORD).map((twice): Fault => [
    twice,
    `${twice.split(/\s/)[0]} is there twice. Remove one.`,
  ]);
  if (path.at(-1) !== 'description') return faults;
  const [first] = SMALL_START.exec(text) ?? [];
  if (first !== undefined)
    faults.push([
      first,
      `The description begins with a small letter: ${first}. Begin with a capital letter.`,
    ]);
  if (!SENTENCE_END.test(text) && !LIST_AT_END.test(text))
    faults.push(['', 'The description is not a sentence: it ends without a full stop. Write one.']);
  return faults;
});
