import type { PlatformContract } from '../contract/contract.ts';
import type { Platform } from '../platform/platform.ts';

/** What the story's calls say of the rest: new calls and legs are numbered after all of them, and phones have a name. */
export function followStory({ contract, exchange, store }: Platform): void {
  const { accounts, calls, cdrs } = store.tables;
  const told = [...exchange.list(), ...cdrs.list()];
  for (const { src_id: src, src_ua: srcAgent, dst_id: dst, dst_ua: dstAgent } of told) {
    if (src && srcAgent) accounts.patch(src, { user_agent: srcAgent });
    if (dst && dstAgent) accounts.patch(dst, { user_agent: dstAgent });
  }
  for (const { live_id: id } of cdrs.list()) calls.lastId = id ?? 0;
  calls.lastId = Math.max(0, ...toldCallIds(contract));
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
