import { type Contract, type FieldError, type Operation, readRequestValues } from '@telephony/contract';
import type { CheckedRequest } from '../responder.ts';
import { checkSelection, openSelection, warningsOf } from './selection.ts';
import { readBody } from './read-body.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { malformedTarget, methodNotAllowed, unknownAddress } from '../refusals/unrouted.ts';
import type { SentRequest } from '../request-record.ts';

export interface ReadRequest extends Pick<CheckedRequest<unknown>, 'path' | 'query' | 'header' | 'body'> {
  errors: FieldError[];
  warnings: FieldError[];
}

export async function readRequest(
  contract: Contract,
  { operation, pathTexts, target, sent }: RoutedRequest,
  options: { lenient: boolean; ownQuery?: ReadonlySet<string> },
): Promise<ReadRequest> {
  const parts = { path: pathTexts, query: target.query, headers: sent.headers };
  const { errors, ignored, ...values } = readRequestValues(contract, operation, parts, options);
  const reading = readBody(contract, operation, sent);
  const body = reading instanceof Promise ? await reading : reading;
  const selection = errors.length > 0 ? [] : checkSelection(contract, operation, values.query);
  const all = [...errors, ...selection, ...body.errors];
  if (all.length > 0) return { ...values, body: body.value, errors: all, warnings: [] };
  const open = openSelection(contract, operation, values.query);
  for (const { field } of open) delete values.query[field];
  const warnings = [...ignored, ...open, ...warningsOf(contract, operation, values.query)];
  return { ...values, body: body.value, errors: all, warnings };
}

export interface RoutedRequest {
  operation: Operation;
  /** Path parameters, percent-decoded. */
  pathTexts: Record<string, string>;
  target: RequestTarget;
  sent: SentRequest;
}

export interface UnroutedRequest {
  operation?: undefined;
  refusal: Refusal;
  /** Methods of the path. */
  allow: readonly string[];
}

export function routeRequest(contract: Contract, sent: SentRequest): RoutedRequest | UnroutedRequest {
  const target = readTarget(sent.url);
  if (!target) return { refusal: malformedTarget(sent.url), allow: [] };
  const { pathname } = target;
  const routed = contract.router.route(sent.method, pathname);
  if (!routed) return { refusal: unknownAddress(contract, pathname), allow: [] };
  const { operation } = routed;
  if (!operation)
    return { refusal: methodNotAllowed(sent.method, pathname, routed.allow), allow: routed.allow };
  return { operation, pathTexts: routed.pathParameters, target, sent };
}

interface RequestTarget {
  /** Percent-encoded; every sequence can be decoded. */
  pathname: string;
  query: URLSearchParams;
}

// `new URL` would take `//cdrs` for a host, resolve dots and accept malformed percent-encoding.
function readTarget(target: string): RequestTarget | undefined {
  const [address = ''] = withoutOrigin(target).split('#', 1);
  const [pathname = '', ...query] = address.split('?');
  if (!pathname.startsWith('/') && pathname !== '') return undefined;
  try {
    decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  return { pathname: pathname || '/', query: new URLSearchParams(query.join('?')) };
}

// Proxies write the whole address in the request line (RFC 9112, section 3.2.2).
export function withoutOrigin(target: string): string {
  return target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
}
