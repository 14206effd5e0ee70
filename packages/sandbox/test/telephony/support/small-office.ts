import type { Facts } from '../../../src/telephony/state/facts.ts';
import type { Fixture } from '../../../src/platform/options.ts';
import { StoreFacts } from '../../../src/platform/exchange/store-facts.ts';
import { createPlatform } from '../../../src/start/create-platform.ts';

const queue = {
  users: [1, 2, 3],
  ring_time: 15,
  retry: 5,
  max_wait_time: 45,
  max_callers: 3,
  hash_to_exit: true,
  final_dst_type: 'V',
  final_dst_id: 10,
};

// Five users, two queues, three ring groups, an IVR and a conference: what a random script needs, and nothing else.
const written = {
  users: [1, 2, 3, 4, 5].map((id) => ({
    id,
    ext: `210${id}`,
    phones: id === 5 ? 0 : 1,
    picks_up: id !== 4,
    cw: id === 2 || id === 3,
    ring_time: '20',
    monitor: id === 1 ? 'I' : id === 2 ? 'O' : 'N',
    rec_allowed: id !== 3,
    ...(id === 1 && { final_dst_type: 'V', final_dst_id: 1 }),
    ...(id === 2 && { final_dst_type: 'U', final_dst_id: 3 }),
  })),
  queues: [
    { ...queue, id: 10, number: 2010 },
    {
      ...queue,
      id: 11,
      number: 2011,
      users: [2, 3, 4],
      ring_strategy: 'H',
      max_wait_time: 0,
      wrap_up_time: 30,
      skip_busy: false,
      final_dst_type: 'R',
      final_dst_id: 20,
    },
  ],
  ringgroups: [
    { id: 20, number: 2020, strategy: 'A', users: [1, 2, 3, 4], ring_time: 20 },
    {
      id: 21,
      number: 2021,
      strategy: 'H',
      users: [4, 3, 2],
      ring_time: 10,
      final_dst_type: 'Q',
      final_dst_id: 10,
    },
    { id: 22, number: 2022, strategy: 'M', users: [1, 3, 4], ring_time: 10 },
  ],
  ivrs: [{ id: 30, number: 2030, timeout: 10, one: '2010', final_dst_type: 'Q', final_dst_id: 11 }],
  conferences: [{ id: 40, confno: 2040 }],
};
const fixture: Fixture = { story: false, written, nameOf: (place) => place };
const platform = createPlatform({ clock: 'manual', fixture }, () => 0);

/** What the engine asks of an account, at a time of the caller's. */
export function smallOffice(now: () => number): Facts {
  return new StoreFacts({ ...platform, clock: Object.assign(Object.create(platform.clock), { now }) });
}
