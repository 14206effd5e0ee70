import { type Contract, type FieldError, type Operation, readRequestValues } from '@telephony/contract';
import type { CheckedRequest } from '../responder.ts';
import { checkSelection, warningsOf } from './selection.ts';
import { readBody } from './read-body.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { malformedTarget, otherMethod, unknownAddress } from '../refusals/unrouted.ts';
import type { SentRequest } from '../request-record.ts';

export interface ReadRequest extends Pick<CheckedRequest<unknown>, 'path' | 'query' | 'header' | 'body'> {
  errors: FieldError[];
  warnings: FieldError[];
}

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

export interface AskedRequest {
  operation: Operation;
  pathTexts: Record<string, string>;
  target: RequestTarget;
  sent: SentRequest;
}

export interface UnroutedRequest {
  operation?: undefined;
  refusal: Refusal;
  allow: readonly string[];
}

export function routeRequest(contract: Contract, sent: SentRequest): AskedRequest | UnroutedRequest {
  const target = readTarget(sent.url);
  if (!target) return { refusal: malformedTarget(sent.url), allow: [] };
  const { pathname } = target;
  const routed = contract.router.route(sent.method, pathname);
  if (!routed) return { refusal: unknownAddress(contract, pathname), allow: [] };
  const { operation } = routed;
  if (!operation) return { refusal: otherMethod(sent.method, pathname, routed.allow), allow: routed.allow };
  return { operation, pathTexts: routed.pathParameters, target, sent };
}

interface RequestTarget {
  pathname: string;
  query: URLSearchParams;
}

function readTarget(target: string): RequestTarget | undefined {
  // A proxy's form of the request line has the origin too (RFC 9112, 3.2.2).
  const path = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  const [address = ''] = path.split('#', 1);
  const mark = address.indexOf('?');
  const pathname = mark < 0 ? address : address.slice(0, mark);
  if (!pathname.startsWith('/') && pathname !== '') return undefined;
  try {
    decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  return { pathname: pathname || '/', query: new URLSearchParams(mark < 0 ? '' : address.slice(mark + 1)) };
}
