import { type Operation, refusalBody } from '@telephony/contract';
import { declaredRefusal } from './declared-refusal.ts';
import { Refusal } from '@telephony/http';

/** A refusal as the platform sends it: with a status that the operation declares, and a 400 in its words (ledger O-64). */
export function platformRefusal(operation: Operation, refusal: Refusal): Refusal {
  const { status, errors, headers } = refusal;
  if (status !== 400 || errors.length === 0) return declaredRefusal(operation, refusal);
  const body = refusalBody(errors);
  return declaredRefusal(operation, new Refusal(400, body.message, body.errors, headers));
}
