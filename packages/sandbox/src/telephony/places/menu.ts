import type { LiveCall } from '../state/call.ts';
import type { Draft } from '../state/draft.ts';
import type { Entered } from './entered.ts';

/** Plays the menu of an IVR, which waits for a key. */
export function enterIvr(draft: Draft, arriving: LiveCall, id: number): Entered {
  const ivr = draft.facts.ivr(id);
  if (!ivr) return { call: arriving, gone: 'Unallocated Number' };
  const timer = draft.timer(ivr.waitSeconds * 1000, 'no-key');
  const call = draft.put(arriving, { phase: { kind: 'menu' }, timer });
  draft.tell('call.initial', call);
  return { call };
}
