import { isJsonObject, type JsonObject, listOperations } from '@telephony/contract';
import type { RepositoryText } from './repository-text.ts';
import type { Found } from './need.ts';

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
/** Fewer are as likely to be some of them as all. */
const FEWEST = 8;

/** Numbers in prose that counted the base and are not those of the revision. */
export function outdatedCounts(
  base: JsonObject,
  revision: JsonObject,
  texts: readonly RepositoryText[],
): Found[] {
  const now = countsOf(revision);
  return [...countsOf(base)].flatMap(([noun, count]) => {
    const other = now.get(noun);
    if (other === count || count < FEWEST) return [];
    const number = [String(count), ...(WORDS[count] === undefined ? [] : [WORDS[count]])].join('|');
    const mention = new RegExp(String.raw`\b(?:${number})\b (?:[\w-]+ ){0,2}?${noun}\b`, 'gi');
    return texts.flatMap(({ file, text }) =>
      Array.from(text.matchAll(mention), ({ index, 0: words }) => ({
        about: `${noun} ${index}`,
        scope: file,
        text: `Number: "${words}", and there are ${other} now.`,
        file,
        line: text.slice(0, index).split('\n').length,
      })),
    );
  });
}

function countsOf(bundle: JsonObject): Map<string, number> {
  const size = (value: unknown) => (isJsonObject(value) ? Object.keys(value).length : 0);
  const components = isJsonObject(bundle['components']) ? bundle['components'] : {};
  const events = size(bundle['webhooks']);
  return new Map([
    ['operations', listOperations(bundle).filter(({ kind }) => kind === 'path').length],
    ['paths', size(bundle['paths'])],
    ['events', events],
    ['webhooks', events],
    ['schemas', size(components['schemas'])],
  ]);
}
