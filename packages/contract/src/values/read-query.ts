import type { Contract } from '../contract.ts';
import type { FieldError } from '../validation/describe-faults.ts';
import { describeUnread } from './describe-unread.ts';
import { type QueryTexts, readQueryParameter, sortNames, textsOf } from './query-names.ts';
import type { PlannedParameter, RequestPlan } from './request-plan.ts';
import {
  type Meanings,
  meaningsOfText,
  type Settled,
  settleParameter,
  Unreadable,
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

/** Options of `readRequestValues`. */
export interface RequestValuesOptions {
  /** Leave query parameters alone that the operation does not have. Default: they are errors. */
  lenient?: boolean | undefined;
  /** Names in the query that belong to whoever serves the request, such as `__code`. */
  ownQuery?: ReadonlySet<string> | undefined;
}
