import { knownCodes } from '../../assumptions/assumptions.ts';
import type { Onward } from '../../telephony/state/facts.ts';

/** Kinds of `final_dst_type` and `target_type` by their letter (Resources, User). */
const KINDS: Record<string, 'user' | 'voicemail' | 'ringgroup' | 'ivr' | 'queue' | 'conference'> = {
  U: 'user',
  V: 'voicemail',
  R: 'ringgroup',
  I: 'ivr',
  Q: 'queue',
  C: 'conference',
};

/** The letter of a code (ledger N-30); users have letters themselves. */
function letterOf(type: string | number | null | undefined): string | undefined {
  if (typeof type === 'string') return type;
  const codes = Object.entries(knownCodes['final_dst_type'] ?? {});
  return codes.find(([, code]) => code === type)?.[0];
}

/**
 * Where a `final_dst_type` with its id leads. H, and what has no id where one is needed, ends the call.
 *
 * @param box Whose voicemail it is when the type is V and there is no id.
 */
export function finalDestination(
  type: string | number | null | undefined,
  id: number | null | undefined,
  box: number | null,
): Onward {
  const kind = KINDS[letterOf(type) ?? ''];
  if (kind === 'voicemail') return { kind, id: id ?? box };
  return kind && typeof id === 'number' ? { kind, id } : { kind: 'end' };
}
