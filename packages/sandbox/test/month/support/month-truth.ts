import { momentOf } from '../../../src/infrastructure/timestamp.ts';
import type { Cdr } from '../../../src/generated/schema.ts';
import type { Platform } from '../../../src/platform/platform.ts';
import {
  callerOf,
  isTalking,
  type Leg,
  type LiveCall,
  type Party,
  type Place,
  talkingLeg,
  userAt,
} from '../../../src/telephony/state/call.ts';

/** What became of a call, according to the model of the platform alone. */
export interface TrueCall {
  id: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Undefined while it lives. */
  endedAt: number | undefined;
  legs: Set<number>;
  result: 'answered' | 'missed' | 'unanswered';
  caller: number | string | null;
  /** The first to answer. Several, if they did at the same second. */
  answeredBy: (number | string | null)[];
  finishedBy: number | string | null;
  talked: number;
  /** Such as `410002 15`, for each user who talked. */
  users: string[];
  /** Such as `unanswered 447700900123`. */
  owed: string | null;
}

interface Story {
  id: number;
  startedAt: number;
  endedAt: number | undefined;
  direction: string;
  caller: number | string | null;
  legs: Set<number>;
  phones: Set<number>;
  /** Where the call itself was, one after the other. */
  visits: { leg: number; place: string; isMenu: boolean; isTalk: boolean; from: number | string | null }[];
  talks: Map<number, { leg: Leg; seconds: number }>;
  isVoice: boolean;
}

/** Watches what the decisions of a platform store, and nothing that it says to anybody. */
export class MonthTruth {
  readonly #stories = new Map<number, Story>();
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
    platform.store.onChange((table, id, record) => {
      if (table === 'calls') this.#change(Number(id), record as LiveCall | undefined);
      if (table === 'cdrs' && record) this.#end(record as Cdr);
      if (table === 'late_records' && record && 'table' in record && record.table === 'cdrs')
        this.#end((record as unknown as { record: Cdr }).record);
    });
  }

  /** The calls that have begun so far, the oldest first. */
  calls(): TrueCall[] {
    return [...this.#stories.values()].map(describe);
  }

  isLive(id: number): boolean {
    return this.#stories.get(id)?.endedAt === undefined;
  }

  #change(id: number, call: LiveCall | undefined): void {
    if (!call) {
      const story = this.#stories.get(id);
      if (story) story.endedAt = this.#platform.clock.now();
      return;
    }
    const { direction, leg, phones } = call;
    const story = this.#story(id, () => ({
      startedAt: leg.begun,
      direction,
      caller: partyKey(leg.caller),
      isVoice: leg.caller.kind === 'voice',
    }));
    for (const phone of phones) story.phones.add(phone.id);
    const talking = isTalking(call) ? talkingLeg(call) : undefined;
    const place = JSON.stringify(leg.place);
    let visit = story.visits.at(-1);
    if (visit?.leg !== leg.id || visit.place !== place) {
      visit = {
        leg: leg.id,
        place,
        isMenu: leg.place.kind === 'ivr',
        isTalk: false,
        from: partyKey(leg.caller),
      };
      story.visits.push(visit);
    }
    if (!talking) return;
    visit.isTalk = true;
    if (!story.talks.has(talking.id)) story.talks.set(talking.id, { leg: talking, seconds: 0 });
  }

  // Legs that begin and end within one decision show here alone.
  #end(cdr: Cdr): void {
    const leg = Number(cdr.live_id);
    const begun = momentOf(String(cdr.calldate));
    const story = this.#story(Number(cdr.root_live_id), () => ({
      startedAt: begun,
      endedAt: this.#platform.clock.now(),
      direction: String(cdr.destination),
      caller: callerKey(cdr),
      isVoice: false,
    }));
    if (story.legs.has(leg)) return;
    story.legs.add(leg);
    const talk = story.talks.get(leg);
    if (talk) talk.seconds = cdr.billsec ?? 0;
    if (story.phones.has(leg) || story.visits.some((visit) => visit.leg === leg)) return;
    const visit = { leg, place: '', isMenu: cdr.context === 'IVR', isTalk: false, from: callerKey(cdr) };
    const next = story.visits.findIndex((other) => other.leg > leg);
    story.visits.splice(next === -1 ? story.visits.length : next, 0, visit);
  }

  #story(
    id: number,
    begin: () => Pick<Story, 'startedAt' | 'direction' | 'caller' | 'isVoice'> & { endedAt?: number },
  ): Story {
    const known = this.#stories.get(id);
    if (known) return known;
    const story: Story = {
      id,
      endedAt: undefined,
      ...begin(),
      legs: new Set(),
      phones: new Set(),
      visits: [],
      talks: new Map(),
    };
    this.#stories.set(id, story);
    return story;
  }
}

function describe({ id, startedAt, endedAt, legs, ...story }: Story): TrueCall {
  const talks = [...story.talks.values()].toSorted(
    (one, other) => Number(one.leg.connected) - Number(other.leg.connected),
  );
  const users = new Map<number, number>();
  for (const { leg, seconds } of talks)
    for (const user of [callerOf(leg), userAt(leg)])
      if (user !== undefined && seconds > 0) users.set(user, (users.get(user) ?? 0) + seconds);
  const isAnswered = talks.length > 0;
  const placeOf = (talk: (typeof talks)[number] | undefined) => (talk ? placeKey(talk.leg.place) : null);
  return {
    id,
    startedAt,
    endedAt,
    legs,
    result: isAnswered ? 'answered' : story.direction === 'in' ? 'missed' : 'unanswered',
    caller: story.caller,
    answeredBy: talks.filter(({ leg }) => leg.connected === talks[0]?.leg.connected).map(placeOf),
    finishedBy: placeOf(talks.at(-1)),
    talked: talks.reduce((sum, { seconds }) => sum + seconds, 0),
    users: [...users].map(([user, seconds]) => `${user} ${seconds}`).toSorted(),
    owed: owedOf(story, isAnswered),
  };
}

// Whoever called from outside and has talked with nobody since they last waited; whom we have called, only where a transfer has lost them.
function owedOf(
  { caller, direction, isVoice, visits }: Pick<Story, 'caller' | 'direction' | 'isVoice' | 'visits'>,
  isAnswered: boolean,
): string | null {
  if (!isAnswered) return direction === 'in' && isOutside(caller) ? `unanswered ${caller}` : null;
  const last = visits.findLast(({ isMenu }) => !isMenu) ?? visits.at(-1);
  if (!last || last.isTalk) return null;
  const waits = isOutside(last.from) ? last.from : caller;
  return isOutside(waits) && !(isVoice && waits === caller) ? `lost-after-transfer ${waits}` : null;
}

const isOutside = (party: number | string | null): party is string =>
  typeof party === 'string' && /^\d{6,}$/.test(party);

function partyKey(party: Party): number | string | null {
  if (party.kind === 'user') return party.user;
  return party.number === 'anonymous' ? null : party.number;
}

function callerKey({ src, src_id: id }: Cdr): number | string | null {
  const user = Number(id);
  if (user > 0) return user;
  return src === 'anonymous' ? null : (src ?? null);
}

function placeKey(place: Place): number | string | null {
  return place.kind === 'number' ? place.number : 'id' in place ? place.id : null;
}
