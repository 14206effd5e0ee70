import { type Contract, type FieldError, type Operation, readRequestValues } from '@telephony/contract';
import type { CheckedRequest } from '../responder.ts';
import { checkSelection, warningsOf } from './selection.ts';
import { readBody } from './read-body.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { malformedTarget, otherMethod, unknownAddress } from '../refusals/unrouted.ts';
import type { SentRequest } from '../request-record.ts';

/** The parts of a request, and all that is wrong with them. */
export interface ReadRequest extends Pick<CheckedRequest<unknown>, 'path' | 'query' | 'header' | 'body'> {
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

/** A request for one operation, not yet read. */
export interface AskedRequest {
  operation: Operation;
  /** Path parameters, percent-decoded. */
  pathTexts: Record<string, string>;
  target: RequestTarget;
  sent: SentRequest;
}

/** A request for none, with why it is refused and the methods that its address takes. */
export interface UnroutedRequest {
  operation?: undefined;
  refusal: Refusal;
  allow: readonly string[];
}

/** Finds the operation that a request is for. */
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

/** Path and query of a request. */
interface RequestTarget {
  /** Still percent-encoded; every sequence in it can be decoded. */
  pathname: string;
  query: URLSearchParams;
}

/**
 * Reads the target of a request line. `new URL` does not help: it takes `//cdrs` for a host, resolves dots and lets
 * malformed percent-encoding through.
 *
 * @returns undefined when it is not an address, or its percent-encoding is malformed.
 */
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
