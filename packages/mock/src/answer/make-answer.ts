import type { IHttpOperation } from '@stoplight/types';
import { type Operation, successStatuses } from '@telephony/contract';
import { fileOf } from '../files/file-of.ts';
import { loadPrism } from '../prism/load-prism.ts';
import type { Preferences } from '../prism/preferences.ts';
import { violationsOf } from '../prism/violations.ts';
import type { Answer } from './answer.ts';
import type { AnswerOptions } from './answer-options.ts';
import { brokenAnswer } from './refusals.ts';
import { successAnswer } from './success-answer.ts';

/** Responses made from examples, by operation and by what was preferred. */
const made = new WeakMap<IHttpOperation, Map<string, Answer>>();

/**
 * Lets Prism make the response to a valid request. A response from an example depends on nothing else in the request, so
 * Prism makes each of them once; dynamic ones it makes every time.
 */
export async function makeAnswer(
  operation: Operation,
  resource: IHttpOperation,
  preferences: Preferences,
  options: AnswerOptions,
): Promise<Answer> {
  const { code = statedSuccess(operation), exampleKey, dynamic = options.dynamic } = preferences;
  const asked = code === undefined ? preferences : { ...preferences, code };
  const file = fileOf(operation, code);
  // A file is the same bytes whatever its schema says.
  if (dynamic && !file) return askPrism(operation, resource, asked, options);

  const answers = made.get(resource) ?? new Map<string, Answer>();
  const key = `${code} ${exampleKey} ${options.errors}`;
  const known = answers.get(key);
  if (known) return known;
  const answer = await askPrism(operation, resource, { ...asked, dynamic: false }, options);
  made.set(resource, answers.set(key, answer));
  return answer;
}

/** The lowest status of success that is stated beside a range, which Prism would prefer; undefined where there is no range. */
function statedSuccess({ responses }: Operation): number | undefined {
  const statuses = successStatuses(responses.keys());
  const stated = statuses.filter((status) => /^\d+$/.test(status)).map(Number);
  return stated.length === 0 || stated.length === statuses.length ? undefined : Math.min(...stated);
}

async function askPrism(
  operation: Operation,
  resource: IHttpOperation,
  preferences: Preferences,
  { dynamic, seed, errors }: AnswerOptions,
): Promise<Answer> {
  const prism = await loadPrism();
  const mocking = { dynamic, ...(seed !== undefined && { seed }), ...preferences, errors };
  const { response, violations } = await prism.answer(resource, mocking);
  const broken = violationsOf(violations);
  if (broken.length > 0) return brokenAnswer(operation, broken);
  return successAnswer(response, fileOf(operation, preferences.code));
}
