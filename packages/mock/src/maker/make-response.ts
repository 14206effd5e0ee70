import type { IHttpOperation } from '@stoplight/types';
import { type Operation, successStatuses } from '@telephony/contract';
import { type HttpResponse, type Preferences, Refusal } from '@telephony/http';
import { fileOf } from '../files/file-of.ts';
import { loadPrism } from '../prism/load-prism.ts';
import { violationsOf } from '../prism/violations.ts';
import type { MakerOptions } from './maker-options.ts';
import { responseOfPrism } from './response-of-prism.ts';

/** Responses made from examples, by operation and by what was preferred. */
const made = new WeakMap<IHttpOperation, Map<string, HttpResponse>>();

/**
 * Lets Prism make the response to a valid request. A response from an example depends on nothing else in the request, so
 * Prism makes each of them once; dynamic ones it makes every time.
 *
 * @throws Refusal 500 where `errors` refuses the response.
 */
export async function makeResponse(
  operation: Operation,
  resource: IHttpOperation,
  preferences: Preferences,
  options: MakerOptions,
): Promise<HttpResponse> {
  // OpenAPI 3.1 lets an operation declare no response.
  if (operation.responses.size === 0) return { status: 200, headers: {}, body: undefined };
  const { code = statedSuccess(operation), example, dynamic = options.dynamic } = preferences;
  const asked = code === undefined ? preferences : { ...preferences, code };
  const file = fileOf(operation, code);
  // A file is the same bytes whatever its schema says.
  if (dynamic && !file) return askPrism(operation, resource, asked, options);

  const responses = made.get(resource) ?? new Map<string, HttpResponse>();
  const key = `${code} ${example} ${options.errors}`;
  const known = responses.get(key);
  if (known) return known;
  const response = await askPrism(operation, resource, { ...asked, dynamic: false }, options);
  made.set(resource, responses.set(key, response));
  return response;
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
  { code, example, dynamic, seed }: Preferences,
  options: MakerOptions,
): Promise<HttpResponse> {
  const prism = await loadPrism();
  const chosenSeed = seed ?? options.seed;
  const { response, violations } = await prism.respond(resource, {
    dynamic: dynamic ?? options.dynamic,
    errors: options.errors,
    ...(code !== undefined && { code }),
    ...(example !== undefined && { exampleKey: example }),
    ...(chosenSeed !== undefined && { seed: chosenSeed }),
  });
  const broken = violationsOf(violations);
  if (broken.length > 0) {
    const { operationId } = operation;
    throw new Refusal(
      500,
      `The response of ${operationId} breaks the contract. See errors for each mistake.`,
      broken,
    );
  }
  return responseOfPrism(response, fileOf(operation, code));
}
