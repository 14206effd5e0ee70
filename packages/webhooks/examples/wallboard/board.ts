import {
  type CallBack,
  callBacks,
  type Party,
  type QueueFigures,
  queueFigures,
  type TrackedCall,
  type UserFigures,
  userFigures,
} from '@telephony/webhooks/tracker';
import type { QueueRecord } from './platform.ts';

/** Two who talk. */
export interface Talk {
  rootCallId: number;
  caller: Party;
  called: Party;
  since: Date | null;
  isHeld: boolean;
}

/** All that the page shows. */
export interface Board {
  queues: QueueFigures[];
  talks: Talk[];
  /** `isAway` of who has left all queues. */
  agents: (UserFigures & { isAway: boolean })[];
  missed: CallBack[];
}

/** The board of the calls of a day, with the queues and agents that had none too. */
export function boardOf(calls: readonly TrackedCall[], queues: readonly QueueRecord[]): Board {
  const known = queueFigures(calls);
  const users = userFigures(calls);
  const members = queues.flatMap((queue) => queue.users ?? []).filter((user) => typeof user === 'object');
  return {
    queues: queues.map(
      ({ id, name = null }) =>
        known.find(({ queue }) => queue.id === id) ?? { ...noCalls, queue: { id, name, number: null } },
    ),
    talks: calls
      .filter(({ state }) => state === 'talking' || state === 'held')
      .map(talkOf)
      .toSorted((one, other) => Number(one.since) - Number(other.since)),
    agents: [...Map.groupBy(members, ({ id }) => id)].map(([id, inQueues]) => {
      const [{ first_name: first = '', last_name: last = '' } = {}] = inQueues;
      const user: Party = { id, name: `${first} ${last}`.trim(), number: null };
      const figures = users.find((one) => one.user.id === id) ?? { ...noTalks, user };
      return { ...figures, isAway: inQueues.every(({ status }) => status === false) };
    }),
    missed: callBacks(calls),
  };
}

const noCalls = {
  waiting: [],
  answered: 0,
  abandoned: 0,
  passedOn: 0,
  averageWait: null,
  serviceLevel: null,
};
const noTalks = { state: 'free', since: null, with: null, talks: 0, talkSeconds: 0 } as const;

function talkOf({ called, caller, present, rootCallId, state }: TrackedCall): Talk {
  const talking = present.filter((one) => one.state === state);
  const one = talking.find(({ side }) => side === 'caller');
  const other = talking.find(({ side }) => side === 'called');
  return {
    rootCallId,
    caller: one?.party ?? caller,
    called: other?.party ?? called,
    since: one?.since ?? other?.since ?? null,
    isHeld: state === 'held',
  };
}
