import type { Party } from '../segment.ts';
import type { Presence, TrackedCall } from '../tracked-call.ts';
import { talkOf } from './talk-of.ts';

/** What a user does and has done. */
export interface UserFigures {
  user: Party;
  /** What they do now; of two calls at once, what keeps them busy most. `free` says no more than that they are in no call. */
  state: Presence['state'] | 'free';
  /** Since when. Null if they are free, or if it is unknown. */
  since: Date | null;
  /** Who is at the other end. Null if they are free, or nobody is. */
  with: Party | null;
  /** Calls in which they have talked, the present one included. */
  talks: number;
  /** Seconds of the talks that are over, including the time on hold; those of which it is unknown are left out. */
  talkSeconds: number;
}

/** The busiest first. */
const STATES: readonly UserFigures['state'][] = ['talking', 'held', 'ringing', 'calling', 'waiting', 'free'];

/**
 * Figures of the users who are or were in calls: whose phone rang, who called or talked.
 *
 * @param calls Such as those of a day, from `CallTracker.calls`; those that live too.
 */
export function userFigures(calls: Iterable<Pick<TrackedCall, 'present' | 'segments'>>): UserFigures[] {
  const users = new Map<Party['id'], UserFigures>();
  const of = (user: Party): UserFigures => {
    const known = users.get(user.id);
    if (known) return known;
    const figures = { user, state: 'free', since: null, with: null, talks: 0, talkSeconds: 0 } as const;
    users.set(user.id, { ...figures });
    return of(user);
  };
  for (const call of calls) {
    for (const { kind, party } of call.segments) if (kind === 'phone' && party.id !== null) of(party);
    for (const { party, seconds } of talkOf(call).filter(({ party: { id } }) => id !== null)) {
      const figures = of(party);
      figures.talks += 1;
      figures.talkSeconds += seconds ?? 0;
    }
    for (const presence of call.present.filter(({ party }) => party.id !== null)) {
      const figures = of(presence.party);
      const { since, state } = presence;
      if (STATES.indexOf(state) < STATES.indexOf(figures.state))
        Object.assign(figures, { since, state, with: otherEnd(presence, call) });
    }
  }
  return [...users.values()];
}

function otherEnd({ side, state }: Presence, { present }: Pick<TrackedCall, 'present'>): Party | null {
  const others = present.filter((other) => other.side !== side);
  return (others.find((other) => other.state === state) ?? others[0])?.party ?? null;
}
