import { make } from '../../scripts/make.ts';
import type { WrittenCondition } from './condition.ts';
import { type Choice, conditionRow, type ConditionRow } from './condition-row.ts';
import type { Filterable } from './filterable.ts';

/** The conditions of a filter as fields: added, changed and removed by the reader. */
export interface ConditionRows {
  element: HTMLElement;
  /** Begins anew with the conditions of a collection. */
  show(collection: Filterable, choices: readonly Choice[]): void;
  /** What they say now. A condition without a proper value is left out, and its row says why. */
  read(): WrittenCondition[];
}

/** @param changed Called when a condition is added, changed or removed. */
export function conditionRows(changed: () => void): ConditionRows {
  let collection: Filterable | undefined;
  let rows: ConditionRow[] = [];
  let made = 0;
  const list = make('div');
  const add = make('button', { type: 'button' }, 'Add a condition');
  const status = make('p', { role: 'status' });

  const addRow = (choice: Choice): ConditionRow => {
    const row = conditionRow(made++, collection!.properties, choice, {
      changed,
      removed() {
        const index = rows.indexOf(row);
        rows.splice(index, 1);
        row.element.remove();
        const next = rows[Math.min(index, rows.length - 1)];
        if (next) next.focus();
        else add.focus();
        changed();
      },
    });
    rows.push(row);
    list.append(row.element);
    return row;
  };
  add.addEventListener('click', () => {
    addRow(firstChoice(collection!)).focus();
    changed();
  });

  return {
    element: make('div', { class: 'condition-rows' }, list, add, status),
    show(shown, choices) {
      collection = shown;
      rows = [];
      list.replaceChildren();
      for (const choice of choices) addRow(choice);
    },
    read() {
      for (const [index, row] of rows.entries()) row.number(index + 1);
      const conditions = rows.map((row) => row.read()).filter((condition) => condition !== undefined);
      const missing = rows.length - conditions.length;
      status.textContent =
        missing === 0
          ? `${conditions.length} ${conditions.length === 1 ? 'condition' : 'conditions'}`
          : `${missing} of ${rows.length} conditions left out: a value is missing or wrong`;
      return conditions;
    },
  };
}

/** What a new condition begins with: a period, where the collection has one. */
export function firstChoice({ properties, date }: Filterable): Choice {
  return { property: date || properties[0]!.name, operator: 'gte', text: '' };
}
