import { type Contract, type FieldError, readRequestValues } from '@telephony/contract';
import type { CheckedRequest } from '../maker.ts';
import { checkSelection } from './check-selection.ts';
import { readBody } from './read-body.ts';
import type { AskedRequest } from './route-request.ts';
import { warningsOf } from './warnings-of.ts';

/** The parts of a request, and all that is wrong with them. */
export interface ReadRequest extends Pick<
  CheckedRequest<unknown>,
  'path' | 'query' | 'header' | 'cookie' | 'body'
> {
  errors: FieldError[];
  /** What is taken but probably not meant. */
  warnings: FieldError[];
}

/**
 * Reads and checks the parts of a request.
 *
 * @param options `lenient` lets unknown query parameters pass; `ownQuery` are those of the server itself.
 * @throws Refusal 400 or 415 for a body that cannot be read.
 */
export async function readRequest(
  contract: Contract,
  { operation, pathTexts, target, sent }: AskedRequest,
  options: { lenient: boolean; ownQuery?: ReadonlySet<string> },
): Promise<ReadRequest> {
  const parts = { path: pathTexts, query: target.query, headers: sent.headers };
  const { errors, ignored, ...values } = readRequestValues(contract, operation, parts, options);
  const reading = readBody(contract, operation, sent);
  const body = reading instanceof Promise ? await reading : reading;
  const selection = errors.length > 0 ? [] : checkSelection(contract, operation, values.query);
  const all = [...errors, ...selection, ...body.errors];
  const warnings = all.length > 0 ? [] : [...ignored, ...warningsOf(contract, operation, values.query)];
  return { ...values, body: body.value, errors: all, warnings };
}
