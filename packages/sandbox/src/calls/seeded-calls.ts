import type { PlatformContract } from '../contract/contract.ts';
import type { PlatformCore } from '../platform/core.ts';
import { adoptCall } from './new-call.ts';

/**
 * Takes over the live calls that came with seed data, and what calls and CDRs show of the users' phones. New calls and
 * legs are numbered after all that the story names.
 */
export function adoptSeededCalls(context: PlatformCore): void {
  const { accounts, calls, cdrs } = context.store.tables;
  for (const record of [...calls.list(), ...cdrs.list()]) {
    calls.lastId = ('live_id' in record && record.live_id) || 0;
    for (const [id, userAgent] of [
      [record.src_id, record.src_ua],
      [record.dst_id, record.dst_ua],
    ]) {
      if (id && userAgent) accounts.patch(id, { user_agent: userAgent });
    }
  }
  calls.lastId = Math.max(0, ...toldCallIds(context.contract));
  for (const call of calls.list()) if (!call.live) adoptCall(context, call);
}

/** The ids of the calls and legs that the contract's events tell of. */
function toldCallIds({ webhooks }: PlatformContract): number[] {
  return [...webhooks.values()].flatMap(({ body }) =>
    [...(body?.examples.values() ?? [])].map(({ value }) => {
      const id =
        typeof value === 'object' && value !== null && 'call_id' in value ? Number(value.call_id) : 0;
      return Number.isInteger(id) ? id : 0;
    }),
  );
}
