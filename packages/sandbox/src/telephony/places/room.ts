import type { LiveCall } from '../state/call.ts';
import { connectLeg } from '../legs/connect.ts';
import type { Draft } from '../state/draft.ts';
import type { Entered } from './entered.ts';

/** A conference takes every call at once. */
export function enterConference(draft: Draft, arriving: LiveCall, id: number): Entered {
  if (!draft.facts.hasConference(id)) return { call: arriving, gone: 'Unallocated Number' };
  draft.tell('call.initial', arriving);
  return { call: connectLeg(draft, arriving) };
}
