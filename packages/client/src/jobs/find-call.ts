import type { CallOptions } from '../core/call-types.ts';
import { coreOf, type Telephony } from '../core/core.ts';
import { where } from '../collections/filter.ts';
import { paginate } from '../collections/paginate.ts';
import type { Call, CallCreate, Cdr } from '../generated/records.ts';

/** A body of `POST /calls` with the user who calls: without one, the call looks like the calls of others (ledger N-72). */
export type CallRequest = CallCreate & { from: string };

/** A call that was placed. */
export interface PlacedCall {
  /** Id of the live call, which is `live_id` of its CDR. */
  id: Call['id'] | null;
  startedAt: Date | null;
  /** `response`: the platform said so. Otherwise it was found by user, number and time: other calls of the user to the number look alike. */
  seenIn: 'response' | 'calls' | 'cdrs';
}

/** The call, or the platform's time of the search. A record has no deadline (ledger N-73), so the call may still appear. */
export type CallSearch = { state: 'placed'; call: PlacedCall } | { state: 'not-found'; searchedUntil: Date };

/**
 * Looks for the call of a `POST /calls` whose response was lost: among the live calls, then among the CDRs. `not-found` is never final, and
 * no reason to send the request again.
 *
 * @example
 * const found = await findCall(pbx, { from: '410003', to: '447700900456' }, sentAt);
 *
 * @param since the platform's time when the request was sent
 * @throws TelephonyError if the platform cannot be asked; TypeError without `from`
 */
export async function findCall(
  pbx: Telephony,
  request: CallRequest,
  since: Date,
  options: CallOptions = {},
): Promise<CallSearch> {
  const { calls, searchedUntil } = await findLive(pbx, request, options);
  const live = firstSince(since, request, calls.map(readCall));
  if (live) return placed(live, 'calls');
  const filter = where('/cdrs').in('dst', formsOf(request.to)).gte('calldate', since);
  const cdrs = await Array.fromAsync(paginate(pbx, '/cdrs', { ...options, by: 'id', query: { filter } }));
  const ended = firstSince(since, request, cdrs.map(readCdr));
  return ended ? placed(ended, 'cdrs') : { state: 'not-found', searchedUntil };
}

/** The live calls to the number of a request, and the platform's time. */
export async function findLive(
  pbx: Telephony,
  { from, to }: CallRequest,
  options: CallOptions,
): Promise<{ calls: Call[]; searchedUntil: Date }> {
  if (!from)
    throw new TypeError('from: missing. Pass the id of the user: without it, the call looks like others.');
  let date: string | null = null;
  const query = { filter: where('/calls').in('dst', formsOf(to)), limit: 5000 };
  const request = { method: 'GET', path: '/calls', operationId: 'listCalls' } as const;
  const body = await coreOf(pbx).call({ ...request, options: { ...options, query } }, ({ headers }) => {
    date = headers.get('Date');
  });
  // A browser may hide the header.
  const searchedUntil = new Date(Date.parse(date ?? '') || Date.now());
  return { calls: (body as { data?: Call[] } | undefined)?.data ?? [], searchedUntil };
}

// With and without the plus sign (ledger O-15).
function formsOf(number: string): string[] {
  const digits = number.replace(/^\+/, '');
  return [digits, `+${digits}`];
}

// How the platform joins conditions is unknown (ledger N-19), so they are checked here too. A click to call may have two legs (ledger O-61):
// the leg without a parent comes first.
function firstSince(since: Date, { from, to }: CallRequest, legs: readonly Leg[]): Leg | undefined {
  const second = Math.floor(since.getTime() / 1000) * 1000;
  return legs
    .filter(
      ({ user, dst, start }) => String(user) === from && formsOf(to).includes(String(dst)) && start >= second,
    )
    .toSorted((one, other) => Number(!!one.parent) - Number(!!other.parent) || one.start - other.start)[0];
}

interface Leg {
  id: number | null;
  user: unknown;
  dst: unknown;
  parent: unknown;
  start: number;
}

// Unix seconds (ledger O-08). NaN if unknown.
export const readCall = ({ id, src_id: user, dst, start_time: seconds, parent_id: parent }: Call): Leg => ({
  id,
  user,
  dst,
  parent,
  start: (seconds ?? NaN) * 1000,
});

const readCdr = ({ live_id: id = null, src_id: user, dst, calldate, parent_live_id: parent }: Cdr): Leg => ({
  id,
  user,
  dst,
  parent,
  start: Date.parse(`${calldate}Z`.replace(' ', 'T')),
});

export function placed(
  { id, start }: Pick<Leg, 'id' | 'start'>,
  seenIn: PlacedCall['seenIn'],
): { state: 'placed'; call: PlacedCall } {
  return { state: 'placed', call: { id, startedAt: start ? new Date(start) : null, seenIn } };
}
