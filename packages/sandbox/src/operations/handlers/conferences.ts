import { list } from '../generic/list.ts';
import { read } from '../generic/read.ts';
import { remove } from '../generic/remove.ts';
import { create, update, type WriteOptions } from '../generic/write.ts';
import { invalid } from '@telephony/http';
import { assignDdis, ddisOf } from '../generic/assign-ddis.ts';
import { freeInternalNumber } from '../../platform/numbers/internal-numbers.ts';
import type { HandlersOf } from '../generic/handler.ts';

/** Least number of a conference room; nobody sends one. */
const FIRST_NUMBER = 2900;
/** First number of a room for callers from outside. */
const FIRST_PSTN_NUMBER = 729_014;

const write: WriteOptions<'conferences', 'createConference' | 'updateConference'> = {
  check({ platform, body }) {
    for (const name of ['pin', 'pin_pstn'] as const) {
      if (body[name] !== undefined && !/^\d*$/.test(body[name]))
        throw invalid(`body.${name}`, 'must be digits');
    }
    ddisOf(platform, body.ddis);
  },
  set({ platform }, record, old) {
    if (old) return {};
    const taken = platform.store.tables.conferences.list().map(({ confno_pstn: number }) => number ?? 0);
    return {
      confno: freeInternalNumber(platform, FIRST_NUMBER),
      confno_pstn: Math.max(FIRST_PSTN_NUMBER - 1, ...taken) + 1,
      ann_join_leave: record.ann_join_leave ?? false,
      monitor: record.monitor ?? false,
    };
  },
  after({ platform, body }, { id }) {
    assignDdis(platform, body.ddis, { type: 'C', id });
  },
};

/** Conference rooms. */
export const conferenceHandlers: HandlersOf<
  'listConferences' | 'createConference' | 'getConference' | 'updateConference' | 'deleteConference'
> = {
  listConferences: list('conferences'),
  createConference: create('conferences', write),
  getConference: read('conferences'),
  updateConference: update('conferences', write),
  deleteConference: remove('conferences'),
};
