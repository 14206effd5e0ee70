/** Finished calls of a span of time, from the CDRs of their legs. */
import { type Call, foldCdrs } from '@telephony/calls';
import { type Cdr, coreOf, count, type Monitor, type Telephony } from '@telephony/client';
import { type AccountOptions, createClient, signedInAccount } from '../account/account.ts';
import { allOperations } from '../contract/contract.ts';
import { type SpanOptions, spanOf } from '../contract/time.ts';
import { usage } from '../exit.ts';
import { readAllPages } from '../operation/read-all.ts';
import { formatCount } from '../output/terminal.ts';

export async function signedInClient(options: AccountOptions): Promise<Telephony> {
  return createClient(await signedInAccount(options));
}

export async function readCalls(pbx: Telephony, span: SpanOptions, maxRecords = Infinity): Promise<Call[]> {
  const filter = spanOf('calldate', span);
  const total = maxRecords === Infinity ? 0 : await count(pbx, '/cdrs', { filter: filter as never });
  if (total > maxRecords)
    throw usage(`The span has ${formatCount(total)} records. Choose a shorter one with since and until.`);
  const cdrs = await readCdrs(pbx, filter);
  return [...foldCdrs(cdrs)].toSorted((one, other) => Number(one.startedAt) - Number(other.startedAt));
}

export async function readCdrs(pbx: Telephony, filter: readonly object[]): Promise<Cdr[]> {
  const operation = allOperations().find(({ operationId }) => operationId === 'listCdrs')!;
  return (await Array.fromAsync(readAllPages(pbx, operation, { query: { filter } }))) as Cdr[];
}

// Recordings do not name their leg, so each leg is asked for its own.
export async function recordingsOfLegs(
  pbx: Telephony,
  { legs }: Call,
): Promise<(Monitor & { live_id: number })[]> {
  const lists = await Promise.all(
    legs.map(async ({ id }) => {
      const filter = [{ property: 'live_id', operator: 'eq', value: id }];
      const request = { method: 'GET', path: '/monitors', options: { query: { filter } } } as const;
      const { data } = (await coreOf(pbx).call(request)) as { data: Monitor[] };
      return data.map((record) => ({ ...record, live_id: id }));
    }),
  );
  return lists.flat();
}
