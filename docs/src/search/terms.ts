/** Words that look inflected and mean something else without their ending. */
const WHOLE = new Set(
  'missing recording recordings recorded setting settings queued string strings nothing thing things during'.split(
    ' ',
  ),
);

/** What is written, or said, in two ways. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['incoming', 'inbound'],
  ['outgoing', 'outbound'],
  ['centre', 'center'],
  ['centres', 'centers'],
  ['organisation', 'organization'],
  ['cancelled', 'canceled'],
  ['msg', 'message'],
  ['msgs', 'messages'],
  ['pwd', 'password'],
  ['config', 'configuration'],
  ['nr', 'number'],
  // Forms of verbs that no ending tells.
  ['hung', 'hang'],
  ['sent', 'send'],
  ['rang', 'ring'],
  ['heard', 'hear'],
  ['spoke', 'speak'],
  ['spoken', 'speak'],
  ['took', 'take'],
  ['taken', 'take'],
  ['chosen', 'choose'],
  ['kept', 'keep'],
  ['written', 'write'],
  ['gave', 'give'],
  ['given', 'give'],
  ['made', 'make'],
  ['built', 'build'],
  ['held', 'hold'],
]);

/**
 * The words of a text as the index has them: lower case, without accents, split at `camelCase` and `snake_case`, without
 * the endings of English.
 */
export function termsOf(text: string): string[] {
  return wordsOf(text).map(stemOf);
}

/** The words of a text before their endings are cut. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .replaceAll(/['’](?:s\b)?/g, '')
      // `click2call` is "click to call".
      .replaceAll(/(?<=\p{L}{3})2(?=\p{L}{3})/gu, ' to ')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
  );
}

/** A lower-case word without the ending of a plural, a form of a verb or a noun made of a verb. */
export function stemOf(written: string): string {
  const word = SAME.get(written) ?? written;
  if (word.length < 4 || /\d/.test(word)) return word;
  if (WHOLE.has(word)) return word.replace(/s$/, '');
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
