import { invalid } from '@telephony/http';
import { dictionary, list } from '../generic/list.ts';
import { read } from '../generic/present.ts';
import { remove } from '../generic/remove.ts';
import { create, update, type WriteOptions } from '../generic/write.ts';
import { assignDdis, checkInternalNumber, checkStrategy, ddisOf } from '../generic/check-numbers.ts';
import { freeInternalNumber } from '../../platform/exchange/numbers.ts';
import type { HandlersOf } from '../generic/handler.ts';

/** Least number of an IVR that is made without one. */
const FIRST_IVR = 2500;

const writeIvr: WriteOptions<'ivrs', 'createIvr' | 'updateIvr'> = {
  check({ platform, body }, old) {
    const { number } = body as { number?: number };
    checkInternalNumber(platform, number, old && `ivrs:${old.id}`);
    ddisOf(platform, body.ddis);
  },
  set: ({ platform }, { number }) => ({ number: number ?? freeInternalNumber(platform, FIRST_IVR) }),
  after({ platform, body }, { id }) {
    assignDdis(platform, body.ddis, { type: 'I', id });
  },
};

/** IVRs, and the call flows that they are part of. */
export const ivrHandlers: HandlersOf<
  'listIvrs' | 'createIvr' | 'getIvr' | 'updateIvr' | 'listCallFlows' | 'getCallFlow'
> = {
  listIvrs: list('ivrs'),
  createIvr: create('ivrs', writeIvr),
  getIvr: read('ivrs'),
  updateIvr: update('ivrs', writeIvr),
  listCallFlows: list('callflows'),
  getCallFlow: read('callflows'),
};

/** Least number of a ring group that is made without one. */
const FIRST_RING_GROUP = 2400;

const writeRingGroup: WriteOptions<'ringgroups', 'createRingGroup' | 'updateRingGroup'> = {
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
    number: number ?? freeInternalNumber(platform, FIRST_RING_GROUP),
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
  createRingGroup: create('ringgroups', writeRingGroup),
  listRingGroupDictionaries: dictionary('listRingGroupDictionaries'),
  getRingGroup: read('ringgroups'),
  updateRingGroup: update('ringgroups', writeRingGroup),
  deleteRingGroup: remove('ringgroups'),
  listPickupGroups: list('pickupgroups'),
  getPickupGroup: read('pickupgroups'),
};
