import { letterOf } from '../../assumptions/letter-of.ts';
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
  const kind = KINDS[letterOf('final_dst_type', type) ?? ''];
  if (kind === 'voicemail') return { kind, id: id ?? box };
  return kind && typeof id === 'number' ? { kind, id } : { kind: 'end' };
}
