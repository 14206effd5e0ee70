import type { Contract } from '@telephony/contract';
import { nearestAddress } from './nearest-address.ts';
import { Refusal } from './refusal.ts';

/** 400 for a request target that is malformed. */
export function malformedTarget(target: string): Refusal {
  return new Refusal(400, `${printable(target)} is not a valid request target.`, [
    { field: 'path', message: 'must begin with / and have well-formed percent-encoding' },
  ]);
}

/** 404 for an address that no operation has, with the nearest one that some has. */
export function unknownAddress(contract: Contract, pathname: string): Refusal {
  const nearest = nearestAddress(contract, pathname);
  const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  return new Refusal(404, `${printable(pathname)} is not a path of the contract.${hint}`);
}

/** 405 for a method that an address does not take. */
export function otherMethod(method: string, pathname: string, allow: readonly string[]): Refusal {
  const allowed = allow.join(', ');
  const message = `${printable(pathname)} does not support ${method}. Supported: ${allowed}.`;
  return new Refusal(405, message, [], { allow: allowed });
}

const printable = (text: string): string => (text.length > 200 ? `${text.slice(0, 200)}…` : text);
