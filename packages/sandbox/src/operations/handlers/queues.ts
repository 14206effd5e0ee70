import { create } from '../generic/write.ts';
import { invalid } from '@telephony/http';
import { checkStrategy } from '../generic/check-strategy.ts';
import { assignDdis, ddisOf } from '../generic/assign-ddis.ts';
import { checkInternalNumber } from '../generic/check-internal-number.ts';
import { freeInternalNumber } from '../../platform/numbers/internal-numbers.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../generic/handler.ts';

/** Least number of a queue that is made without one. */
const FIRST_NUMBER = 2200;

/** Creates queues; their agents are handled with the calls. */
export const queueHandlers: HandlersOf<'createQueue'> = {
  createQueue: create('queues', {
    renamed: { moh_id: 'moh', ivr_id: 'ivr' },
    check({ platform, body }) {
      checkInternalNumber(platform, body.number);
      checkStrategy(body.ring_strategy, 'body.ring_strategy');
      ddisOf(platform, body.ddis);
      agentsOf(platform, body.users);
    },
    set: ({ platform, body }, { number }) => ({
      number: number ?? freeInternalNumber(platform, FIRST_NUMBER),
      users: [...new Set(agentsOf(platform, body.users).map(({ id }) => id))],
    }),
    after({ platform, body }, { id }) {
      assignDdis(platform, body.ddis, { type: 'Q', id });
      for (const agent of agentsOf(platform, body.users)) {
        platform.store.tables.queue_members.put({
          id: `${id}:${agent.id}`,
          queue_id: id,
          user_id: agent.id,
          joined: agent.joined,
        });
      }
    },
  }),
};

/**
 * The users of a new queue: objects with the id of a user and a boolean that marks the user as logged in by default.
 * Their names are unknown (ledger N-60), so it reads `id` or `user_id`, and the first boolean it finds, else true.
 */
function agentsOf({ store }: Platform, users: object[] = []): { id: number; joined: boolean }[] {
  return users.map((user, index) => {
    const { id, user_id: userId } = user as { id?: unknown; user_id?: unknown };
    const found = store.tables.users.get(Number(id ?? userId));
    if (!found) throw invalid(`body.users[${index}].id`, 'is not the ID of a user');
    const joined = Object.values(user).find((value) => typeof value === 'boolean');
    return { id: found.id, joined: joined ?? true };
  });
}
