import { list } from '../generic/list.ts';
import { read } from '../generic/read.ts';
import { remove } from '../generic/remove.ts';
import { create, update, type WriteOptions } from '../generic/write.ts';
import { invalid } from '@telephony/http';
import { checkStrategy } from '../generic/check-strategy.ts';
import { assignDdis, ddisOf } from '../generic/assign-ddis.ts';
import { checkInternalNumber } from '../generic/check-internal-number.ts';
import { freeInternalNumber } from '../../platform/numbers/internal-numbers.ts';
import { dictionary } from './dictionary.ts';
import type { HandlersOf } from '../generic/handler.ts';

/** Least number of a ring group that is made without one. */
const FIRST_NUMBER = 2400;

const write: WriteOptions<'ringgroups', 'createRingGroup' | 'updateRingGroup'> = {
  check({ platform, body }, old) {
    checkInternalNumber(platform, body.number, old && `ringgroups:${old.id}`);
    checkStrategy(body.strategy, 'body.strategy');
    ddisOf(platform, body.ddis);
    for (const [index, id] of (body.users ?? []).entries()) {
      if (!platform.store.tables.users.get(id))
        throw invalid(`body.users[${index}]`, 'is not the ID of a user');
    }
  },
  set: ({ platform, body }, { number }, old) => ({
    number: number ?? freeInternalNumber(platform, FIRST_NUMBER),
    users: [...new Set(body.users ?? old?.users)],
  }),
  after({ platform, body }, { id }) {
    assignDdis(platform, body.ddis, { type: 'R', id });
  },
};

/** Ring groups, and pickup groups. */
export const ringGroupHandlers: HandlersOf<
  | 'listRingGroups'
  | 'createRingGroup'
  | 'listRingGroupDictionaries'
  | 'getRingGroup'
  | 'updateRingGroup'
  | 'deleteRingGroup'
  | 'listPickupGroups'
  | 'getPickupGroup'
> = {
  listRingGroups: list('ringgroups'),
  createRingGroup: create('ringgroups', write),
  listRingGroupDictionaries: dictionary('listRingGroupDictionaries'),
  getRingGroup: read('ringgroups'),
  updateRingGroup: update('ringgroups', write),
  deleteRingGroup: remove('ringgroups'),
  listPickupGroups: list('pickupgroups'),
  getPickupGroup: read('pickupgroups'),
};
