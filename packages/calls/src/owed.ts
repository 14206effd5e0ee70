import type { Call, OwedCallBack, Outcome, Party, Segment } from './call.ts';

const OUTSIDE = /\d{6}/;

function isOutside(party: Party): party is Party & { number: string } {
  return party.id === null && party.number !== null && OUTSIDE.test(party.number);
}

/**
 * An outside caller is owed a call back unless somebody has talked with him since he waited last; nobody waits in a menu. A person whom
 * we called is owed one only after a transfer that lost him.
 */
export function owedBy({
  outcome,
  direction,
  caller,
  called,
  clickToCall,
  segments,
}: Pick<Call, 'direction' | 'caller' | 'called' | 'clickToCall' | 'segments'> & {
  outcome?: Outcome | undefined;
}): OwedCallBack | null {
  if (!outcome) return null;
  const places = segments.filter(({ group, kind }) => group === null && kind !== 'voicemail');
  const last = places.findLast(({ kind }) => kind !== 'menu') ?? places.at(-1);
  const where = { missedBy: last?.party ?? called, since: last?.startedAt ?? null };
  if (outcome.result === 'answered') {
    const party = last && isOutside(last.from) ? last.from : caller;
    // A call that is placed for nobody, such as a lead call, shows a number of ours.
    const isOurs = direction === 'out' && !clickToCall && party.number === caller.number;
    return outcome.lostAfterTransfer && !isOurs && isOutside(party)
      ? { reason: 'lost-after-transfer', party, ...where }
      : null;
  }
  return isPlaced(direction) || !isOutside(caller) ? null : { reason: 'unanswered', party: caller, ...where };
}

export function isPlaced(direction: string | null): boolean {
  return direction === 'out' || direction === 'webcall' || direction === 'callmeback';
}

export function hasTalk({ connectedAt, kind, talkSeconds }: Segment): boolean {
  const isOfPeople = kind === 'phone' || kind === 'number' || kind === 'conference' || kind === 'other';
  return isOfPeople && (connectedAt !== null || (talkSeconds ?? 0) > 0);
}
