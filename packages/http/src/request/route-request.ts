import type { Contract, Operation } from '@telephony/contract';
import type { Refusal } from '../refusals/refusal.ts';
import { malformedTarget, otherMethod, unknownAddress } from '../refusals/unrouted.ts';
import { readTarget, type RequestTarget } from './request-target.ts';
import type { SentRequest } from './sent-request.ts';

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
