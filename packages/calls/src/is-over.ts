import type { Call } from './call.ts';

/**
 * Whether a call is over for good: every leg is over, nothing new has come for some seconds, and the platform does not know it any
 * more. The hang-up of a leg alone says nothing: each leg has one, and that of the first leg comes when the call is transferred. CDRs
 * alone never say it, since a leg that lives has none.
 *
 * @param evidence.isGone Whether `GET /calls/{rootCallId}` responds 404. Not asked: undefined, which is enough where the events of
 * the call have come without a gap.
 * @param evidence.now Milliseconds since 1970. Default: the time of this machine.
 * @param evidence.quietSeconds How long nothing must have happened. Default: 10.
 */
export function isOver(
  call: Pick<Call, 'state' | 'isPartial' | 'lastAt' | 'source'>,
  {
    isGone,
    now = Date.now(),
    quietSeconds = 10,
  }: { isGone?: boolean | undefined; now?: number; quietSeconds?: number } = {},
): boolean {
  const { state, isPartial, lastAt, source } = call;
  if (isGone === false || (lastAt !== null && now - lastAt.getTime() < quietSeconds * 1000)) return false;
  return isGone === true || (state === 'ended' && !isPartial && source !== 'cdrs');
}
