import type { Contract } from '../contract.ts';
import type { Operation } from '../operation/operation.ts';
import type { FieldError } from '../validation/describe-faults.ts';
import { readCookies, readHeader, readPathParameter } from './read-other-parameters.ts';
import { readQuery, type RequestValuesOptions } from './read-query.ts';
import { planOf } from './request-plan.ts';

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

/** The parameters of a request as they were sent. */
export interface SentParameters {
  /** By name, percent-decoded. */
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** By name in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * The valid parameters of a request as its operation types them, by their names in the document, and what is wrong with the
 * others. Objects have no prototype, so that no name in a request means anything but itself.
 */
export interface RequestValues {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  header: Record<string, unknown>;
  cookie: Record<string, unknown>;
  /** Empty where nothing is wrong. */
  errors: FieldError[];
  /** What `lenient` has let pass, in the words of its error. */
  ignored: FieldError[];
}
