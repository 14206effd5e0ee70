import { isAmbiguous, valueOfTree } from './bracket-names.ts';
import { isOnlySpread, type PlannedParameter, type RequestPlan } from './request-plan.ts';
import type { QueryNames, QueryTexts } from './query-names.ts';
import type { Meanings } from './settle-parameter.ts';
import { Unreadable } from './unreadable.ts';
import { alternatingPairs, meaningsOf, type Written } from './written.ts';

const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** Delimiter of the values of a style in one text. */
export const delimiterOf = (style: string): string => DELIMITERS[style] ?? ',';

/** What a parameter of the query, or a cookie, can mean. It is not one of JSON. */
export function readQueryParameter(
  { openQuery }: Pick<RequestPlan, 'openQuery'>,
  planned: PlannedParameter,
  texts: QueryTexts,
  { deep, further }: Pick<QueryNames, 'deep' | 'further'>,
): Meanings {
  const { name, style, shape, explode } = planned;
  if (style === 'deepObject') {
    const tree = deep.get(name);
    if (!tree) return undefined;
    if (isAmbiguous(tree, shape)) return new Unreadable('has a field that must be given once');
    return (typing) => [valueOfTree(tree, shape, typing)];
  }
  const values = isOnlySpread(planned) ? undefined : texts.get(name);
  if (!values) {
    const others = planned === openQuery ? further : [];
    return planned.isSpread ? readSpread(planned, texts, others) : undefined;
  }
  const [text = ''] = values;
  if (values.length > 1) {
    if (!explode || !shape.takesArray) return new Unreadable('must be given once');
    return (typing) => meaningsOf(shape, { list: values }, typing);
  }
  if (shape.isPlain || style === 'content') return (typing) => [typing(shape.types, text)];
  const parts = explode ? [text] : text.split(delimiterOf(style));
  const written: Written = { text, list: parts, pairs: explode ? undefined : alternatingPairs(parts) };
  return (typing) => meaningsOf(shape, written, typing);
}

/** An object whose fields are parameters themselves. */
function readSpread({ shape }: PlannedParameter, texts: QueryTexts, others: readonly string[]): Meanings {
  const pairs = [...shape.memberNames, ...others].flatMap((name) => {
    const values = texts.get(name);
    return values ? [[name, values] as const] : [];
  });
  if (pairs.length === 0) return undefined;
  const twice = pairs.find(([name, values]) => values.length > 1 && !shape.member(name).takesArray);
  if (twice) return new Unreadable(`has a field that must be given once: ${twice[0]}`);
  return (typing) => meaningsOf(shape, { pairs }, typing);
}
