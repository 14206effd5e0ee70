import { freeInternalNumber } from '../../../platform/numbers/internal-numbers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { firstExtension, firstOwnNumber } from '../../second/numbers.ts';
import { addNumber } from './add-number.ts';
import { nameAt } from './names.ts';

/** Most agents of a queue: all of them ring for each of its calls. */
const MOST_AGENTS = 12;
/** One of this number of extra users has all calls recorded. */
const RECORDED = 3;

/**
 * Adds users beyond those of the story, each with a phone, an extension, an e-mail address and a number. They join the
 * queues in turn, as long as those have fewer than 12 agents.
 *
 * @param total Users that there shall be, those of the story included.
 */
export function addUsers(platform: Platform, total: number): void {
  const { users, accounts } = platform.store.tables;
  const model = users
    .list()
    .toSorted((one, other) => one.id - other.id)
    .at(-1);
  if (model === undefined) return;
  const domain = model.email?.split('@')[1] ?? '';
  for (let index = 0; users.size < total; index++) {
    const { first, last } = nameAt(index, platform.account);
    const email = `${first}.${last}@${domain}`.toLowerCase();
    const ext = String(freeInternalNumber(platform, firstExtension[platform.account]));
    const number = String(firstOwnNumber[platform.account] + index);
    const id = users.nextId();
    users.put({
      ...structuredClone(model),
      id,
      cli: number,
      email,
      ext,
      first_name: first,
      last_name: last,
      mobile: null,
      mobile_activated: false,
      monitor: index % RECORDED === 0 ? 'A' : 'N',
      vm_emails: [email],
      vm_new: 0,
      vm_old: 0,
      vm_pin: String(1000 + ((index * 7919) % 9000)),
    });
    accounts.put({ id, password: `sandbox-${ext}`, phones: 1, me: {} });
    addNumber(platform, number, { type: 'U', id, name: `${first} ${last}` });
    joinQueue(platform, id, index);
  }
}

function joinQueue({ store: { tables } }: Platform, user: number, index: number): void {
  const queues = tables.queues.list();
  const queue = queues[index % queues.length];
  if (queue === undefined || (queue.users?.length ?? 0) >= MOST_AGENTS) return;
  tables.queues.patch(queue.id, { users: [...(queue.users ?? []), user] });
  tables.queue_members.put({ id: `${queue.id}:${user}`, queue_id: queue.id, user_id: user, joined: true });
}
