/** Finished calls of a span of time, from the CDRs of their legs. */
import { type Call, foldCdrs } from '@telephony/calls';
import { type Cdr, coreOf, count, type Monitor, paginate, type Telephony } from '@telephony/client';
import { progressLine } from '@telephony/command-line';
import { type AccountOptions, clientOf, signedInAccount } from '../account/account.ts';
import { spanOf } from '../contract/filter.ts';
import { usage } from '../exit.ts';
import { grouped } from '../output/terminal.ts';

/** The flags of a span of time. */
export interface SpanOptions {
  since?: string | undefined;
  until?: string | undefined;
}

export async function signedInClient(options: AccountOptions): Promise<Telephony> {
  return clientOf(await signedInAccount(options));
}

/** @param most Records that may be read. @throws UserError where a span has more. */
export async function readCalls(
  pbx: Telephony,
  { since, until }: SpanOptions,
  most = Infinity,
): Promise<Call[]> {
  const filter = spanOf('calldate', since, until);
  const total = most === Infinity ? 0 : await count(pbx, '/cdrs', { filter: filter as never });
  if (total > most)
    throw usage(`The span has ${grouped(total)} records. Choose a shorter one with since and until.`);
  const cdrs = await readCdrs(pbx, filter);
  return [...foldCdrs(cdrs)].toSorted((one, other) => Number(one.startedAt) - Number(other.startedAt));
}

/** All CDRs that meet some conditions. */
export async function readCdrs(pbx: Telephony, conditions: readonly object[]): Promise<Cdr[]> {
  const line = progressLine({ everyMs: 100 });
  const cdrs: Cdr[] = [];
  try {
    for await (const cdr of paginate(pbx, '/cdrs', {
      by: 'id',
      query: { filter: [...conditions] as never },
    })) {
      cdrs.push(cdr);
      line.show(`${grouped(cdrs.length)} records`);
    }
  } finally {
    line.clear();
  }
  return cdrs;
}

/** The recordings of all legs. The records do not name a leg, so each leg is asked for its own. */
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
