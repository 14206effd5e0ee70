const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Markdown whose full stops end no sentence: code, the targets of links, and abbreviations. */
const OPAQUE = /`[^`]*`|\]\([^)]*\)|\b(?:e\.g|i\.e|etc|vs)\./g;
/** A character of the private use area: text does not contain it, and it ends no sentence. */
const HELD = '\uE000';

/** A heading, a head of a table and the line below it: they state nothing. */
const TITLE = /^#{1,6} .*$|^\|.*\|\s*\n(?=\|\s*:?-)|^\|\s*:?-[-|: ]*$/gm;
/** The start of an item of a list or of a row of a table. */
const ITEM = /^\s*(?:[-*]|\d+\.|\|) /gm;

/** The sentences of a text in Markdown, each on one line. Items of a list and rows of a table are sentences of their own. */
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
