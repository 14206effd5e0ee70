import { declaredStatus, type Operation } from '@telephony/contract';
import { Refusal } from '@telephony/http';

/** What replaces a status that an operation does not declare, the nearest first. */
const NEAREST: Record<number, number[]> = {
  400: [404, 403],
  403: [404, 400],
  404: [403, 400],
  412: [400],
};

/** A refusal with a status that the operation declares; as it is where none is near. */
export function declaredRefusal(operation: Operation, refusal: Refusal): Refusal {
  const { status, message, errors, headers } = refusal;
  if (declaredStatus(operation, status) !== undefined) return refusal;
  const nearest = NEAREST[status]?.find((other) => declaredStatus(operation, other) !== undefined);
  return nearest === undefined ? refusal : new Refusal(nearest, message, errors, headers);
}
