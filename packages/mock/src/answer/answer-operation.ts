import type { Contract, Operation } from '@telephony/contract';
import { loadPrism } from '../prism/load-prism.ts';
import { prismOperation } from '../prism/prism-operation.ts';
import { preferenceParameters, readPreferences } from '../prism/preferences.ts';
import { refusesToken, violationsOf } from '../prism/violations.ts';
import type { Answer } from './answer.ts';
import type { AnswerOptions } from './answer-options.ts';
import type { Call } from './call.ts';
import type { MockRequest } from './mock-request.ts';
import { checkValues } from './check-values.ts';
import { makeAnswer } from './make-answer.ts';
import { readBody } from './read-body.ts';
import { badRequest, unauthorized, wrongPreference } from './refusals.ts';

/** Responds to a request as the platform would: the token first, then everything else that is wrong with it at once. */
export async function answerOperation(
  contract: Contract,
  operation: Operation,
  { request, pathParameters, query }: Call,
  options: AnswerOptions,
): Promise<Answer> {
  const [prism, resource] = await Promise.all([loadPrism(), prismOperation(contract.document, operation)]);
  const body = readBody(operation, request);
  const question = {
    method: operation.method,
    url: { path: operation.path, query: queryOf(query) },
    headers: headersOf(request, body.length),
    body: body.value,
  };
  const found = await prism.check(resource, question);
  if (refusesToken(found)) return unauthorized();

  const preferences = readPreferences(operation, request.headers['prefer'], query);
  if (Array.isArray(preferences)) return wrongPreference(operation, preferences);
  if (body.refusal) return body.refusal;
  const errors = [...checkValues(contract, operation, { pathParameters, query }), ...violationsOf(found)];
  if (errors.length > 0) return badRequest(errors);

  return makeAnswer(operation, resource, preferences, options);
}

/** Headers as Prism takes them. It fails at a malformed content type, even where there is no body. */
function headersOf({ headers }: MockRequest, bodyLength: number): Record<string, string> {
  const [type, length] = bodyLength > 0 ? ['application/json', String(bodyLength)] : ['', '0'];
  return { ...headers, 'content-type': type, 'content-length': length };
}

/** Query parameters that Prism does not check. */
const own = new Set(['filter', ...preferenceParameters]);

/** The query as Prism takes it. */
function queryOf(query: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(query.keys())].filter((name) => !own.has(name));
  return Object.fromEntries(
    names.map((name) => {
      const values = query.getAll(name);
      return [name, values.length > 1 ? values : values[0]!];
    }),
  );
}
