import { isJsonObject } from '@telephony/contract';
import { ledgerBeside } from '../ledger-beside.ts';
import type { Context, Rule } from '../visitor.ts';

/** Every `x-ledger` names entries of `ledger.yaml`: a mark that leads nowhere tells the reader nothing. */
export const rule: Rule = () => {
  let known: Set<unknown> | undefined;
  const check = (node: unknown, { report, location }: Context) => {
    known ??= new Set(ledgerBeside(location.source).entries.map(({ id }) => id));
    if (!isJsonObject(node) || !('x-ledger' in node)) return;
    const ids: unknown[] = [node['x-ledger']].flat();
    const unknown = ids.filter((id) => !known?.has(id));
    if (ids.length > 0 && unknown.length === 0) return;
    const name = unknown.length > 0 ? unknown.join(', ') : 'an empty list';
    const message = `x-ledger: ${name} is not an id of ledger.yaml. Correct it, or add the entry.`;
    report({ message, location: location.child('x-ledger') });
  };
  // The root is visited first, so the ledger is the one beside it.
  return { any: check, ref: check };
};
