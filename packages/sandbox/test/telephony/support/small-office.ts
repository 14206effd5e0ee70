import type { Destination } from '../../../src/telephony/state/call.ts';
import type {
  Facts,
  IvrFacts,
  NumberFacts,
  Onward,
  QueueFacts,
  RingGroupFacts,
  UserFacts,
} from '../../../src/telephony/state/facts.ts';

const end: Onward = { kind: 'end' };

/** Five users, two queues, three ring groups, an IVR and a conference: what a random script needs, and nothing else. */
export class SmallOffice implements Facts {
  now = 1_795_190_760_000;
  readonly transferReturn = 'final-destination';
  readonly seconds = { ring: 20, pickUp: 2, voicemail: 21 };
  readonly users = new Map<number, UserFacts>();
  readonly queues = new Map<number, QueueFacts>();

  constructor() {
    for (const id of [1, 2, 3, 4, 5]) {
      this.users.set(id, {
        id,
        ext: `210${id}`,
        reachable: id !== 5,
        phones: id === 5 ? 0 : 1,
        picksUp: id !== 4,
        callWaiting: id === 2 || id === 3,
        dnd: false,
        followMe: null,
        whenOffline: null,
        ringSeconds: 20,
        onward: id === 1 ? { kind: 'voicemail', id } : id === 2 ? { kind: 'user', id: 3 } : end,
        records: { in: id === 1, out: id === 2, internal: true, start: id !== 3 },
      });
    }
    const queue = {
      strategy: 'all',
      ringSeconds: 15,
      retrySeconds: 5,
      maxWaitSeconds: 45,
      maxCallers: 3,
      joinEmpty: false,
      hashToExit: true,
      skipBusy: true,
      wrapUpSeconds: 0,
      records: { in: false, out: false },
      onward: { kind: 'voicemail', id: 10 },
    } as const;
    this.queues.set(10, { ...queue, id: 10, agents: [1, 2, 3] });
    this.queues.set(11, {
      ...queue,
      id: 11,
      agents: [2, 3, 4],
      strategy: 'hunt',
      maxWaitSeconds: 0,
      wrapUpSeconds: 30,
      skipBusy: false,
      onward: { kind: 'ringgroup', id: 20 },
    });
  }

  user(id: number): UserFacts | undefined {
    return this.users.get(id);
  }

  queue(id: number): QueueFacts | undefined {
    return this.queues.get(id);
  }

  queuesOf(user: number): readonly number[] {
    return [...this.queues.values()].filter(({ agents }) => agents.includes(user)).map(({ id }) => id);
  }

  ringGroup(id: number): RingGroupFacts | undefined {
    const groups: Record<number, RingGroupFacts> = {
      20: { id: 20, strategy: 'all', members: [1, 2, 3, 4], ringSeconds: 20, onward: end },
      21: {
        id: 21,
        strategy: 'hunt',
        members: [4, 3, 2],
        ringSeconds: 10,
        onward: { kind: 'queue', id: 10 },
      },
      22: { id: 22, strategy: 'memory-hunt', members: [1, 3, 4], ringSeconds: 10, onward: end },
    };
    return groups[id];
  }

  ivr(id: number): IvrFacts | undefined {
    return id === 30 ? { waitSeconds: 10, onward: { kind: 'queue', id: 11 } } : undefined;
  }

  key(_ivr: number, key: string): Destination | undefined {
    return key === '1' ? { kind: 'queue', id: 10 } : undefined;
  }

  internalNumber(place: Destination): string | undefined {
    if (place.kind === 'voicemail') return undefined;
    if (place.kind === 'number') return place.number;
    return place.kind === 'user' ? `210${place.id}` : String(2000 + place.id);
  }

  hasVoicemail(id: number | null): boolean {
    return id !== null && (this.users.has(id) || this.queues.has(id) || id < 30);
  }

  hasConference(id: number): boolean {
    return id === 40;
  }

  number(number: string): NumberFacts {
    if (number.endsWith('486')) return { kind: 'refuses', afterSeconds: 1, cause: 'User Busy' };
    if (number.endsWith('480')) return { kind: 'never-answers', ringSeconds: 20 };
    return { kind: 'answers', afterSeconds: 4 };
  }
}
