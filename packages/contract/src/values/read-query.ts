import type { Contract } from '../contract.ts';
import type { FieldError } from '../validation/describe-faults.ts';
import { describeUnread } from './describe-unread.ts';
import {
  isAmbiguous,
  type QueryNames,
  type QueryTexts,
  sortNames,
  textsOf,
  valueOfTree,
} from './query-names.ts';
import { isOnlySpread, type PlannedParameter, type RequestPlan } from './request-plan.ts';
import { type RequestValuesOptions, Unreadable } from './read-request-values.ts';
import {
  alternatingPairs,
  type Meanings,
  meaningsOf,
  meaningsOfText,
  type Settled,
  settleParameter,
  type Written,
} from './settle-parameter.ts';
import { jsonAdvice } from './wrong-form.ts';

/**
 * Reads the query parameters of a request, and says of names that belong to nothing what was meant.
 *
 * @returns What is wrong with such names where they are left alone.
 */
export function readQuery(
  contract: Pick<Contract, 'schemas'>,
  plan: RequestPlan,
  query: URLSearchParams,
  { lenient, ownQuery }: RequestValuesOptions,
  settled: Settled,
): FieldError[] {
  const texts = textsOf(query);
  const names = sortNames(plan, texts, ownQuery);
  const described = names.unread.length === 0 ? [] : describeUnread(plan, texts, names.unread, ownQuery);
  const unread = lenient ? [] : described;
  const explained = new Set(unread.map(({ field }) => field));
  for (const planned of plan.query) {
    if (planned.allowsEmpty && isEmpty(texts.get(planned.name))) {
      // Sent in place of leaving it out (`allowEmptyValue`), whatever the schema says.
      settled.values[planned.name] = '';
      continue;
    }
    const meanings = planned.isJson
      ? readJson(planned, texts)
      : readQueryParameter(plan, planned, texts, names);
    // What was sent in another form is not missing.
    const isExplained = meanings === undefined && explained.has(planned.name);
    if (!isExplained) settleParameter(contract, planned, meanings, settled);
  }
  settled.errors.push(...unread);
  return lenient ? described : [];
}

function readJson(planned: PlannedParameter, texts: QueryTexts): Meanings {
  const all = texts.get(planned.name);
  if (!all) return undefined;
  const [text = ''] = all;
  const meanings = all.length > 1 ? new Unreadable('must be given once') : meaningsOfText(planned, text);
  return meanings instanceof Unreadable
    ? new Unreadable(jsonAdvice(planned, all, meanings.message))
    : meanings;
}

function isEmpty(all: readonly string[] | undefined): boolean {
  return all?.length === 1 && all[0] === '';
}

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
