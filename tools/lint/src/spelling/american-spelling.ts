/** Words of British English that end like American ones. */
const BRITISH = /^(?:cap|down|over|re|super|under)?siz|^(?:priz|seiz|baptiz|assiz|maiz)/i;
const AMERICAN = /\b[a-z]{3,}(?:i|y)z(?:e[ds]?|er|ing|ations?)\b/gi;

/** The words of a text with z for s, which the British dictionary lets pass because Oxford writes them, with ours. */
export function americanSpelling(text: string): { word: string; write: string }[] {
  return [...text.matchAll(AMERICAN)].flatMap(([word]) =>
    BRITISH.test(word) ? [] : [{ word, write: word.replace(/z(?=(?:e[ds]?|er|ing|ations?)$)/i, 's') }],
  );
}
