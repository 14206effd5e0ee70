import { list } from '../generic/list.ts';
import { read } from '../generic/read.ts';
import { create, update, type WriteOptions } from '../generic/write.ts';
import { assignDdis, ddisOf } from '../generic/assign-ddis.ts';
import { checkInternalNumber } from '../generic/check-internal-number.ts';
import { freeInternalNumber } from '../../platform/numbers/internal-numbers.ts';
import type { HandlersOf } from '../generic/handler.ts';

/** Least number of an IVR that is made without one. */
const FIRST_NUMBER = 2500;

const write: WriteOptions<'ivrs', 'createIvr' | 'updateIvr'> = {
  check({ platform, body }, old) {
    const { number } = body as { number?: number };
    checkInternalNumber(platform, number, old && `ivrs:${old.id}`);
    ddisOf(platform, body.ddis);
  },
  set: ({ platform }, { number }) => ({ number: number ?? freeInternalNumber(platform, FIRST_NUMBER) }),
  after({ platform, body }, { id }) {
    assignDdis(platform, body.ddis, { type: 'I', id });
  },
};

/** IVRs, and the call flows that they are part of. */
export const ivrHandlers: HandlersOf<
  'listIvrs' | 'createIvr' | 'getIvr' | 'updateIvr' | 'listCallFlows' | 'getCallFlow'
> = {
  listIvrs: list('ivrs'),
  createIvr: create('ivrs', write),
  getIvr: read('ivrs'),
  updateIvr: update('ivrs', write),
  listCallFlows: list('callflows'),
  getCallFlow: read('callflows'),
};
