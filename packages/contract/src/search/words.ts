// Without their endings, these words mean something else.
const UNSTEMMED = new Set(
  'missing recording recordings recorded setting settings queued string strings nothing thing things during'.split(
    ' ',
  ),
);

// Spellings, and forms of verbs that no ending tells.
const EQUIVALENTS: ReadonlyMap<string, string> = new Map(
  'incoming=inbound outgoing=outbound centre=center centres=centers organisation=organization cancelled=canceled msg=message msgs=messages pwd=password config=configuration nr=number hung=hang sent=send rang=ring heard=hear spoke=speak spoken=speak took=take taken=take chosen=choose kept=keep written=write gave=give given=give made=make built=build held=hold xmas=christmas txt=text'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** Returns the words of a text, without their endings. */
export function termsOf(text: string): string[] {
  return wordsOf(text).map(stemOf);
}

/** Returns the words of a text, in lower case. */
export function wordsOf(text: string): string[] {
  return (
    text
      // Direct inward dialling: its abbreviation is a word of every question.
      .replaceAll(/\bDIDs?\b/g, 'ddi')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .replaceAll(/['’](?:s\b)?/g, '')
      .replaceAll(/\b(?:get(?:ting)?|got) rid of\b/g, 'delete')
      .replaceAll(/\bset(?:ting)? up\b/g, 'setup')
      // An id of the ledger is a word: the calls between 9 and 17 are not N-17.
      .replaceAll(/\b([cno])-(?=\d\d\b)/g, '$1')
      // `click2call` is "click to call".
      .replaceAll(/(?<=\p{L}{3})2(?=\p{L}{3})/gu, ' to ')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
  );
}

// Options, and names in code of several words.
export const IDENTIFIER = /--[a-z][\w-]*|\b[a-zA-Z]+(?:[a-z][A-Z]|[._][a-zA-Z])\w*(?:[._]\w+)*/g;

/** Returns the names of a text that code uses, whole: `--output`, `listCdrs`, `vm_pin`. */
export function identifiersOf(text: string): string[] {
  return (text.match(IDENTIFIER) ?? []).map((name) => name.toLowerCase());
}

// Endings take a time that grows with the square of a length.
const MAX_WORD_LENGTH = 40;

/** Returns a word without its ending, as the index has it. */
export function stemOf(written: string): string {
  const word = EQUIVALENTS.get(written) ?? written;
  if (word.length < 4 || word.length > MAX_WORD_LENGTH || /\d/.test(word)) return word;
  if (UNSTEMMED.has(word)) return word.replace(/s$/, '');
  const single = word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^siu])s$/, '$1');
  const root = single
    .replace(/^(.{2,}[aeiouy].*|[^aeiou]*[aeiouy].+)(?:ing|ed)$/, (_word, stem: string) =>
      stem.replace(/([bdfgmnprt])\1$/, '$1'),
    )
    .replace(/^(.{3,}t)ion$/, '$1');
  return root.length > 3 ? root.replace(/e$/, '') : root;
}

/** Words that say nothing about what is looked for. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an the my our your his her their its this that these those some any every is are was were be to of for on in at and or do does did i we you it me us they them he she please can could want need would should will has have had with how what when where which who why'.split(
    ' ',
  ),
);

/** Returns a word that stands for the place that has a name in code. */
export function nameKey(name: string): string {
  return `@${name.toLowerCase().replaceAll(/[._]/g, '')}`;
}

/** Returns a word that stands for a title in whole. */
export function titleKey(title: string): string {
  const terms = termsOf(title).filter((term) => !STOP_WORDS.has(term) && !/^\d+$/.test(term));
  return `=${terms.toSorted().join(' ')}`;
}
