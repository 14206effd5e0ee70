/** Who works for the second company, and who calls it, beside those of the first. */
const NAMES: Readonly<Record<string, string>> = {
  nadia: 'Clara',
  okafor: 'Voss',
  tom: 'Yusuf',
  reyes: 'Demir',
  mei: 'Hana',
  lindqvist: 'Kimura',
  jonas: 'Luca',
  petrov: 'Conti',
  priya: 'Elsa',
  nair: 'Berg',
  alice: 'Rita',
  moran: 'Calder',
  ben: 'Omar',
  aziz: 'Siddiq',
  azizcouriers: 'Siddiqcouriers',
  chen: 'Brandt',
  chenwholesale: 'Brandtwholesale',
  dora: 'Nell',
  field: 'Ashby',
  sam: 'Ivo',
  hughes: 'Marsh',
  harbour: 'Mill',
  lane: 'Road',
  harbourlane: 'Millroad',
  hl: 'MR',
};

const WORDS = new RegExp(`\\b(?:${Object.keys(NAMES).join('|')})\\b`, 'gi');

/** A text with the names of the second company. Names in small letters stay small, as in e-mail addresses. */
export function withNames(text: string): string {
  return text.replaceAll(WORDS, (word) => {
    const name = NAMES[word.toLowerCase()] ?? word;
    return word === word.toLowerCase() ? name.toLowerCase() : name;
  });
}
