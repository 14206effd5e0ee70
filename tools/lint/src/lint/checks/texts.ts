import { isJsonObject } from '@telephony/contract';
import { proseOf } from '../files/prose.ts';
import type { Check } from './check.ts';
import { americanSpelling, misspeltWords } from '../../spelling.ts';
import type { Finding } from '../files/contract-files.ts';

const SILENCE =
  /\b(?:(?:is|are) (?:not documented|undocumented)|(?:documents|documentation) (?:do|does) not (?:say|state|tell|mention))\b/i;
const NOTE = /\b(TODO|FIXME|TBD|XXX)\b|\b[Ll]orem ipsum\b/;

export const finishedProse: Check = (files) =>
  proseOf(files).flatMap(({ file, path, text }) => {
    const [note] = NOTE.exec(text) ?? [];
    // The ledger is where it is said.
    const [silence] = (file.name === 'ledger.yaml' ? undefined : SILENCE.exec(text)) ?? [];
    if (note !== undefined) {
      const message = `${note} is a note to oneself. Write what is known, and mark what is not with x-ledger.`;
      return [file.finding(path, 'finished-prose', message, note)];
    }
    if (silence === undefined) return [];
    const message = `"${silence}" helps nobody. Write what the reader should do, or "It is unknown whether ...", and mark the element with x-ledger.`;
    return [file.finding(path, 'finished-prose', message, silence)];
  });

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

export const plainSigns: Check = (files) =>
  proseOf(files).flatMap(({ file, path, text }) => {
    const sign = SIGNS.keys().find((one) => text.includes(one));
    if (sign === undefined) return [];
    const code = `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
    const message = `The text has ${sign} (${code}), a sign of a word processor. Write ${SIGNS.get(sign)}.`;
    return [file.finding(path, 'plain-signs', message, sign)];
  });

const QUOTED = /`[^`\n]*`/g;

export const spelling: Check = async (files) => {
  const prose = proseOf(files);
  const american = prose.flatMap(({ file, path, text }) =>
    americanSpelling(text.replaceAll(QUOTED, '')).map(({ word, write }) =>
      file.finding(path, 'spelling', `${word} is American. Write ${write}.`, word),
    ),
  );
  const found = await misspeltWords(prose.map(({ text }) => text));
  const misspelt = found.flatMap(({ text, word, suggestions }) => {
    const { file, path } = prose[text] ?? {};
    if (!file || !path) return [];
    const [likely, ...others] = suggestions;
    const meant = likely === undefined ? '' : `Did you mean ${[likely, ...others].join(', ')}? `;
    const message = `${word} is not in the British dictionary. ${meant}A name goes in \`code\`; a new word in tools/lint/cspell.json.`;
    return [file.finding(path, 'spelling', message, word)];
  });
  return [...american, ...misspelt];
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
  files.all.flatMap((file): Finding[] => {
    const { name, value } = file;
    if (!name.startsWith('components/schemas/') || !isJsonObject(value)) return [];
    if ('description' in value || '$ref' in value) return [];
    return [
      file.findingAt(0, 'schema-described', 'The schema has no description. Say what it is, in a sentence.'),
    ];
  });

export const secureAddress: Check = (files) =>
  files.all.flatMap((file) =>
    file.members.flatMap(({ path, value }) =>
      typeof value === 'string' && value.includes('http://')
        ? [file.finding(path, 'secure-address', 'An address with http://. Write https://.', 'http://')]
        : [],
    ),
  );

/**
 * HTML, a picture, and a link that leads neither to a page nor to a person. Addresses in angle brackets are links; each of the other
 * forms is refused in capitals, with blanks and with entities too, since it does not begin as those that are allowed.
 */
const MARKUP =
  /<(?!https?:|mailto:)[a-z/!?][^>]*>?|!\[[^\]]*\][([]|\]\(\s*<?(?![/#]|https?:|mailto:|tel:)[^)]*\)?|^\s*\[[^\]]+\]:\s*<?(?![/#]|https?:|mailto:|tel:).*/im;

export const plainMarkdown: Check = (files) =>
  proseOf(files).flatMap(({ file, path, text }) => {
    const [markup] = MARKUP.exec(withoutCode(text)) ?? [];
    if (markup === undefined) return [];
    const message = `The text has ${markup.trim()}, which is HTML, a picture, or a link to no page. Write it in backquotes, or as a link that begins with https: or /.`;
    return [file.finding(path, 'plain-markdown', message, markup.trim())];
  });

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

const TWICE = /\b([a-z]+)\s+\1\b/i;
const CODE = /`[^`\n]*`/g;
const END = /[.!?:][)`*]?\s*$/;
const START = /^\s*(?!(?:true|false|null)\b)\p{Ll}+(?=[\s.,])/u;
const LIST_AT_END = /(^|\n)\s*([-*|]|\d+\.) [^\n]*$/;

/** A text says something; a description is whole sentences, which begin with a capital letter, unless it ends with a list, and has no word twice. */
export const proseForm: Check = (files) =>
  proseOf(files).flatMap(({ file, path, text }) => {
    const bare = text.trimEnd();
    if (bare === '')
      return [file.findingAtKey(path, 'empty-prose', `The ${path.at(-1)} is empty. Write it.`)];
    const [twice, word] = TWICE.exec(bare.replaceAll(CODE, (code) => '\0'.repeat(code.length))) ?? [];
    if (twice !== undefined)
      return [file.finding(path, 'prose-form', `${word} is there twice. Remove one.`, twice)];
    if (path.at(-1) !== 'description') return [];
    const [first] = START.exec(bare) ?? [];
    if (first !== undefined) {
      const message = `The description begins with a small letter: ${first}. Begin with a capital letter.`;
      return [file.finding(path, 'prose-form', message)];
    }
    if (END.test(bare) || LIST_AT_END.test(bare)) return [];
    const message = 'The description is not a sentence: it ends without a full stop. Write one.';
    return [file.finding(path, 'prose-form', message)];
  });
