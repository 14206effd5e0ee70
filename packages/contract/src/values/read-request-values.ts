import type { Contract } from '../contract.ts';
import type { Operation } from '../operation/operation.ts';
import type { FieldError } from '../validation/field-error.ts';
import { readCookies } from './read-cookies.ts';
import { readHeader } from './read-header.ts';
import { readPathParameter } from './read-path-parameter.ts';
import { readQuery } from './read-query.ts';
import { planOf } from './request-plan.ts';
import type { RequestValues, RequestValuesOptions, SentParameters } from './request-values.ts';

/**
 * Reads and checks all parameters of a request, in all styles of OpenAPI 3.1. Texts become the types of their schemas: `7` a
 * number where the schema takes one, `007` and integers that a number cannot hold only where it takes no text. Whatever was sent,
 * it throws nothing.
 *
 * @throws Error where a schema of the document does not compile.
 */
export function readRequestValues(
  contract: Pick<Contract, 'resolve' | 'schemas'>,
  operation: Operation,
  sent: SentParameters,
  options: RequestValuesOptions = {},
): RequestValues {
  const plan = planOf(contract, operation);
  const path = noValues();
  const query = noValues();
  const header = noValues();
  const cookie = noValues();
  const errors: FieldError[] = [];
  let ignored: FieldError[] = [];
  for (const planned of plan.path) readPathParameter(contract, planned, sent.path, { values: path, errors });
  if (plan.query.length > 0 || sent.query.size > 0)
    ignored = readQuery(contract, plan, sent.query, options, { values: query, errors });
  for (const planned of plan.header)
    readHeader(contract, planned, sent.headers[planned.key], { values: header, errors });
  if (plan.cookie.length > 0)
    readCookies(contract, plan.cookie, sent.headers['cookie'], { values: cookie, errors });
  return { path, query, header, cookie, errors, ignored };
}

const noValues = (): Record<string, unknown> => Object.create(null) as Record<string, unknown>;
