import { isJsonObject, type JsonObject } from '@telephony/contract';
import type { Changed, Debt, Journal, Made } from './journal.ts';

/** What a run has written and not put back; its journal has it too. */
export interface Debts {
  /** @throws Error where the journal cannot be written. */
  add: (debt: Made | Changed) => number;
  /** @param options.isSecret The id stays out of the journal. */
  tellId: (number: number, id: string, options: { isSecret: boolean }) => void;
  /** Whether the run has made a record. */
  isMade: (collection: string, id: string) => boolean;
  /** An earlier change of the same fields of a record, which the request line reads. */
  changeOf: (line: string, wrote: JsonObject) => Extract<Debt, Changed> | undefined;
  done: (number: number) => void;
  /** All, the last first. */
  lastFirst: () => Debt[];
}

/** Begins without any. */
export function createDebts(journal: Journal): Debts {
  const debts = new Map<number, Debt>();
  return {
    add(debt) {
      const number = journal.add(debt);
      debts.set(number, { ...debt, number });
      return number;
    },
    tellId(number, id, { isSecret }) {
      const debt = debts.get(number);
      if (debt?.kind !== 'made') return;
      if (!isSecret) journal.tellId(number, id);
      debts.set(number, { ...debt, id });
    },
    isMade: (collection, id) =>
      [...debts.values()].some(
        (debt) => debt.kind === 'made' && debt.collection === collection && debt.id === id,
      ),
    changeOf: (line, wrote) =>
      [...debts.values()]
        .filter((debt) => debt.kind === 'changed')
        .find((debt) => debt.read === line && haveSameFields(debt.wrote, wrote)),
    done(number) {
      debts.delete(number);
      journal.done(number);
    },
    lastFirst: () => [...debts.values()].toReversed(),
  };
}

/** Whether two changes write the same fields, and those of the same users. */
function haveSameFields(one: JsonObject, other: JsonObject): boolean {
  const shape = (fields: JsonObject) =>
    Object.entries(fields).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((item: unknown) => (isJsonObject(item) ? item['id'] : null)) : null,
    ]);
  return JSON.stringify(shape(one)) === JSON.stringify(shape(other));
}
