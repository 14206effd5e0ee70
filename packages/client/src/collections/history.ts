import { coreOf, type Telephony } from '../core/core.ts';
import { count, type RecordOf } from './collection.ts';
import { type Filter, where } from './filter.ts';
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
  /** The number of recordings with `from <= timestamp < until`. */
  countRecordings(from: string, until: string): Promise<number>;
  /** The ids of recordings with `from <= timestamp < until`. */
  recordingsBetween(from: string, until: string): Promise<number[]>;
  /** The ids of the recordings of any of these legs. */
  recordingsOfAny(legs: readonly number[]): Promise<number[]>;
  /** The recordings of one leg, with its id: their records do not name it. */
  recordingsOf(leg: number): Promise<(RecordOf<'/monitors'> & { live_id: number })[]>;
  /** The platform's time, in milliseconds since 1970, by the `Date` of a response; this machine's where a browser hides it. */
  time(): Promise<number>;
}

/**
 * Returns the requests from which `pullCalls` and `readCalls` of `@telephony/calls/reader` tell calls. They only read.
 *
 * @example
 * for await (const { call } of pullCalls(callHistory(pbx), { cursor })) await save(call);
 */
export function callHistory(pbx: Telephony): CallHistory {
  const recorded = (from: string, until: string) =>
    where('/monitors').gte('timestamp', from).lt('timestamp', until);
  const recordingIds = async (filter: Filter<'/monitors'>): Promise<number[]> => {
    const ids: number[] = [];
    const pages = { by: 'id', pageSize: 1000, query: { filter } } as const;
    for await (const { id } of paginate(pbx, '/monitors', pages)) ids.push(id);
    return ids;
  };
  const between = (from: string, until: string) => where('/cdrs').gte('calldate', from).lt('calldate', until);
  return {
    cdrsAfter: (id) => paginate(pbx, '/cdrs', { by: 'id', query: { filter: where('/cdrs').gt('id', id) } }),
    cdrsBetween: (from, until) =>
      paginate(pbx, '/cdrs', { by: 'id', pageSize: 1000, query: { filter: between(from, until) } }),
    countCdrs: (from, until) => count(pbx, '/cdrs', { filter: between(from, until) }),
    liveCalls: () => paginate(pbx, '/calls', { by: 'id' }),
    countRecordings: (from, until) => count(pbx, '/monitors', { filter: recorded(from, until) }),
    recordingsBetween: (from, until) => recordingIds(recorded(from, until)),
    recordingsOfAny: (legs) => recordingIds(where('/monitors').in('live_id', [...legs])),
    recordingsOf: async (leg) => {
      const query = { filter: where('/monitors').eq('live_id', leg) };
      const found: (RecordOf<'/monitors'> & { live_id: number })[] = [];
      for await (const record of paginate(pbx, '/monitors', { by: 'id', query }))
        found.push({ ...record, live_id: leg });
      return found;
    },
    time: async () => {
      let date: string | null = null;
      await coreOf(pbx).call({ method: 'GET', path: '/ping', operationId: 'ping' }, ({ headers }) => {
        date = headers.get('Date');
      });
      return Date.parse(date ?? '') || Date.now();
    },
  };
}
