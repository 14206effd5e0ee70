import type { Call, OwedCallBack, Outcome, Party, Segment } from './call.ts';

/** Up to five digits are an extension (ledger O-15). */
const OUTSIDE = /\d{6}/;

function isOutside(party: Party): party is Party & { number: string } {
  return party.id === null && party.number !== null && OUTSIDE.test(party.number);
}

/**
 * The one rule for who is owed a call back: whoever called from outside and has never talked with anybody since he waited last.
 * Who hangs up in a menu after a talk does not wait for anybody. Whom we have called is owed one only if a transfer has lost him.
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
