import { foldCall, type FoldedCall } from '../fold/fold-call.ts';
import type { KeptCall } from './kept-call.ts';

const folds = new WeakMap<KeptCall['events'], Pick<KeptCall, 'seen' | 'isGone'> & { folded: FoldedCall }>();

/** The call that is kept, folded once for the same events. */
export function foldKept({ events, isGone, rootCallId, seen }: KeptCall): FoldedCall {
  const known = folds.get(events);
  if (known?.seen === seen && known.isGone === isGone) return known.folded;
  const folded = foldCall(events, { isGone, rootCallId, seen });
  folds.set(events, { seen, isGone, folded });
  return folded;
}
