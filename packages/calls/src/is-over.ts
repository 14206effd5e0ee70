import type { Call } from './call.ts';

/**
 * Tells whether a call is over for good: every leg is over, nothing new has come for some seconds, and the platform does not know it
 * any more. A transfer ends the first leg early, and CDRs never tell, because a live leg has none.
 *
 * @param evidence.isGone Whether `GET /calls/{rootCallId}` responds 404. Not needed if all events have come.
 * @param evidence.now Milliseconds since 1970. Default: this machine's time.
 * @param evidence.quietSeconds Time without news. Default: 10.
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
