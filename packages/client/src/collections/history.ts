import type { Telephony } from '../core/core.ts';
import { count, type RecordOf } from './collection.ts';
import { where } from './filter.ts';
import { paginate } from './paginate.ts';

/** The requests from which `pullCalls` of `@telephony/calls/reader` tells calls. Times are UTC: `2026-11-20 00:00:00`. */
export interface CallHistory {
  /** CDRs with a higher id, by ascending id. */
  cdrsAfter(id: number): AsyncGenerator<RecordOf<'/cdrs'>, void, undefined>;
  /** CDRs with `from <= calldate < until`. */
  cdrsBetween(from: string, until: string): AsyncGenerator<RecordOf<'/cdrs'>, void, undefined>;
  countCdrs(from: string, until: string): Promise<number>;
  /** All live calls. */
  liveCalls(): AsyncGenerator<RecordOf<'/calls'>, void, undefined>;
  /** Recordings with a higher id, by ascending id, whose `timestamp` is not before `from`. */
  recordingsAfter(id: number, from: string): AsyncGenerator<RecordOf<'/monitors'>, void, undefined>;
  /** The recordings of one leg, with its id: their records do not name it. */
  recordingsOf(leg: number): Promise<(RecordOf<'/monitors'> & { live_id: number })[]>;
}

/**
 * Returns the requests from which `pullCalls` and `readCalls` of `@telephony/calls/reader` tell calls. They only read.
 *
 * @example
 * for await (const { call } of pullCalls(callHistory(pbx), { cursor })) await save(call);
 */
export function callHistory(pbx: Telephony): CallHistory {
  const between = (from: string, until: string) => where('/cdrs').gte('calldate', from).lt('calldate', until);
  return {
    cdrsAfter: (id) => paginate(pbx, '/cdrs', { by: 'id', query: { filter: where('/cdrs').gt('id', id) } }),
    cdrsBetween: (from, until) =>
      paginate(pbx, '/cdrs', { by: 'id', pageSize: 1000, query: { filter: between(from, until) } }),
    countCdrs: (from, until) => count(pbx, '/cdrs', { filter: between(from, until) }),
    liveCalls: () => paginate(pbx, '/calls', { by: 'id' }),
    recordingsAfter: (id, from) =>
      paginate(pbx, '/monitors', {
        by: 'id',
        query: { filter: where('/monitors').gt('id', id).gte('timestamp', from) },
      }),
    recordingsOf: async (leg) => {
      const query = { filter: where('/monitors').eq('live_id', leg) };
      const found: (RecordOf<'/monitors'> & { live_id: number })[] = [];
      for await (const record of paginate(pbx, '/monitors', { by: 'id', query }))
        found.push({ ...record, live_id: leg });
      return found;
    },
  };
}
