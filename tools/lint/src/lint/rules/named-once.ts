import { isJsonObject } from '@telephony/contract';
import type { Context, Rule } from '../visitor.ts';

/** Lists in which a name that is there twice says nothing more. */
const LISTS = ['required', 'type', 'x-ledger', 'x-source'];

/** A name is once in a list: JSON Schema refuses it twice in `required`, and of a mark one was meant for another. */
export const rule: Rule = () => {
  const check = (node: unknown, { report, location }: Context) => {
    if (!isJsonObject(node)) return;
    for (const list of LISTS) {
      const names: unknown = node[list];
      if (!Array.isArray(names)) continue;
      for (const [index, name] of names.entries()) {
        if (typeof name !== 'string' || names.indexOf(name) === index) continue;
        const message = `${list} has ${name} twice. Remove one, or write the name that is meant.`;
        report({ message, location: location.child([list, index]) });
      }
    }
  };
  return { any: check, ref: check };
};
