import { Refusal } from '../http/refusal.ts';
import type { Store } from '../store/store.ts';
import type { FaultRule } from './fault-rule.ts';

/** The rules by which operations fail on purpose. */
export class Faults {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  add(rule: Omit<FaultRule, 'id'>): FaultRule {
    const { faults } = this.#store.tables;
    return faults.put({ ...rule, id: faults.nextId() });
  }

  /** Throws Refusal 404 where there is none. */
  remove(id: number): void {
    if (!this.#store.tables.faults.delete(id)) throw new Refusal(404, `There is no fault rule ${id}.`);
  }

  /** The oldest rule for an operation, which is used once by this. */
  take(operationId: string): FaultRule | undefined {
    const { faults } = this.#store.tables;
    if (faults.size === 0) return undefined;
    const rule = faults.find((one) => one.operation_id === operationId);
    if (!rule || rule.times === null) return rule;
    if (rule.times <= 1) faults.delete(rule.id);
    else faults.patch(rule.id, { times: rule.times - 1 });
    return rule;
  }
}
