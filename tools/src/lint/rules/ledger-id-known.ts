import { isJsonObject, type JsonObject } from '../../contract/json.ts';
import { ledgerBeside } from '../ledger-beside.ts';
import type { Context, Rule } from '../visitor.ts';

/** Every `x-ledger` names entries of `ledger.yaml`: a mark that leads nowhere tells the reader nothing. */
export const ledgerIdKnown: Rule = () => {
  let known: Set<unknown> | undefined;
  const check = (node: unknown, { report, location }: Context) => {
    known ??= new Set(ledgerBeside(location.source).entries.map(({ id }) => id));
    if (!isJsonObject(node)) return;
    for (const [holder, path] of holdersOfMarks(node)) {
      const ids: unknown[] = [holder['x-ledger']].flat();
      const unknown = ids.filter((id) => !known?.has(id));
      if (ids.length > 0 && unknown.length === 0) continue;
      const message = `x-ledger: ${unknown.join(', ') || 'an empty list'} is no id of ledger.yaml. Correct it, or add the entry.`;
      report({ message, location: location.child([...path, 'x-ledger']) });
    }
  };
  // The root is visited first, so the ledger is the one beside it.
  return { any: check, ref: check };
};

/** A node and its extensions, such as x-filter, if they carry a mark. */
function holdersOfMarks(node: JsonObject): [JsonObject, string[]][] {
  const extensions = Object.entries(node).filter(([name]) => name.startsWith('x-'));
  const holders: [unknown, string[]][] = [
    [node, []],
    ...extensions.map(([name, value]): [unknown, string[]] => [value, [name]]),
  ];
  return holders.filter(
    (holder): holder is [JsonObject, string[]] => isJsonObject(holder[0]) && 'x-ledger' in holder[0],
  );
}
