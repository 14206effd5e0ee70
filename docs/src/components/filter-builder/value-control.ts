import type { Operator } from './condition.ts';
import type { FilterableProperty } from './filterable.ts';
import { RELATIVE_DATES } from './relative-date.ts';

/** Where a value is typed, or chosen. */
export interface ValueControl {
  input: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  /** What helps to fill it in. */
  help: HTMLElement[];
}

/**
 * The control for a value of a property: a choice where all values are known, a field that offers those that are known
 * elsewhere. Several values are lines of text, to which a known one is added by its button.
 *
 * @param listId An id for the list of what is offered.
 */
export function valueControl(
  property: FilterableProperty | undefined,
  operator: Operator,
  listId: string,
): ValueControl {
  if (operator === 'in') return linesControl(property?.known ?? []);
  if (property?.kind === 'boolean') {
    const select = document.createElement('select');
    select.append(new Option('true'), new Option('false'));
    return { input: select, help: [] };
  }
  const input = document.createElement('input');
  input.autocomplete = 'off';
  if (property?.kind === 'date') input.placeholder = '2026-11-20 00:00:00, 7 days ago';
  if (property?.kind === 'number') input.inputMode = 'decimal';
  const offered = property?.kind === 'date' ? RELATIVE_DATES : property?.known;
  if (!offered) return { input, help: [] };
  const list = document.createElement('datalist');
  list.id = listId;
  list.append(...offered.map((value) => new Option(value)));
  input.setAttribute('list', listId);
  return { input, help: [list] };
}

function linesControl(known: readonly string[]): ValueControl {
  const area = document.createElement('textarea');
  area.rows = 3;
  area.placeholder = 'one in each line';
  if (known.length === 0) return { input: area, help: [] };
  const choices = document.createElement('span');
  choices.className = 'choices';
  choices.append(
    ...known.map((value) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = value;
      button.ariaLabel = `Add ${value}`;
      button.addEventListener('click', () => {
        const lines = area.value.split('\n').filter((line) => line.trim() !== '');
        if (!lines.includes(value)) area.value = [...lines, value].join('\n');
        area.dispatchEvent(new InputEvent('input', { bubbles: true }));
      });
      return button;
    }),
  );
  return { input: area, help: [choices] };
}
