import { declaredStatus, type Operation } from '@telephony/contract';
import Negotiator from 'negotiator';
import { Refusal } from '../refusals/refusal.ts';

const RANGE = /^([^/\s]+)\/([^/\s;]+)/;

/** Returns the content type that the request prefers; undefined if it accepts none, or any. */
export function preferredType(types: readonly string[], accept: string | undefined): string | undefined {
  return accept === undefined ? undefined : negotiatorOf(accept).mediaType([...types]);
}

// Before the request has an effect. A status that is an error is sent whatever is accepted.
export function checkAccept(operation: Operation, status: number, accept: string | undefined): void {
  if (accept === undefined || accept === '*/*' || status >= 400 || !accept.includes('/')) return;
  const types = [...(operation.responses.get(declaredStatus(operation, status) ?? '')?.content.keys() ?? [])];
  if (types.length === 0 || types.some((type) => isAccepted(type, accept))) return;
  const message = `${operation.operationId} responds with ${types.join(' or ')}, and Accept allows none of them.`;
  throw new Refusal(406, message, [{ field: 'Accept', message: `must allow ${types.join(' or ')}` }]);
}

function isAccepted(type: string, accept: string): boolean {
  if (!type.includes('*')) return negotiatorOf(accept).mediaType([type]) !== undefined;
  // Of a range that is declared, one type is sent.
  const [, own, ownPart] = RANGE.exec(type) ?? [];
  return negotiatorOf(accept)
    .mediaTypes()
    .some((range) => {
      const [, other, otherPart] = RANGE.exec(range) ?? [];
      return fits(own, other) && fits(ownPart, otherPart);
    });
}

const fits = (one: string | undefined, other: string | undefined): boolean =>
  one === '*' || other === '*' || one?.toLowerCase() === other?.toLowerCase();

// Names of types have no case (RFC 9110, section 8.3.1). Many clients write a charset for JSON, which has none.
const PARAMETER = /;(?!\s*q=)[^;,]*/g;

const negotiatorOf = (accept: string): Negotiator =>
  new Negotiator({ headers: { accept: accept.toLowerCase().replace(PARAMETER, '') } });
