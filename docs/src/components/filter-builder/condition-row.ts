import { type Condition, operatorsOf, type Operator, readValue } from './condition.ts';
import type { FilterableProperty } from './filterable.ts';
import { part } from './part.ts';

/** The fields of one condition in the page. */
export interface ConditionRow {
  element: HTMLFieldSetElement;
  /** Changes the number that the row is called by. */
  number(value: number): void;
  /** Offers other properties, those of another collection. */
  offer(properties: FilterableProperty[], chosen: Choice): void;
  /** The condition; undefined where the value is missing or wrong, which the row then says. */
  read(): Condition | undefined;
}

/** What a row begins with. */
export interface Choice {
  property: string;
  operator: Operator;
  text: string;
}

/**
 * Makes a row from the template of the page.
 *
 * @param changed Called when anything in it is changed.
 * @param removed Called when its button for removal is pressed.
 */
export function makeRow(
  template: HTMLTemplateElement,
  key: number,
  { changed, removed }: { changed: () => void; removed: () => void },
): ConditionRow {
  const element = template.content.firstElementChild!.cloneNode(true) as HTMLFieldSetElement;
  const property = part(element, 'property', HTMLSelectElement);
  const operator = part(element, 'operator', HTMLSelectElement);
  const problem = part(element, 'problem', HTMLElement);
  const place = part(element, 'value', HTMLElement);
  const remove = part(element, 'remove', HTMLButtonElement);
  let properties: FilterableProperty[] = [];
  const chosen = () => properties.find(({ name }) => name === property.value);

  for (const label of element.querySelectorAll('label')) {
    const control = element.querySelector(`[data-role="${label.dataset['for']}"]`);
    label.htmlFor = `filter-${key}-${label.dataset['for']}`;
    if (control && control !== place) control.id = label.htmlFor;
  }
  problem.id = `filter-${key}-problem`;

  const fillOperators = (wanted: string) => {
    const offered = operatorsOf(chosen()?.kind ?? 'any');
    operator.replaceChildren(...offered.map(({ name, text }) => new Option(`${text} (${name})`, name)));
    operator.value = offered.some(({ name }) => name === wanted) ? wanted : 'eq';
  };
  const fillValue = (text: string) => {
    const control = valueControl(chosen(), operator.value as Operator, `filter-${key}-list`);
    control[0].id = `filter-${key}-value`;
    control[0].setAttribute('aria-describedby', problem.id);
    if (text !== '' || control[0] instanceof HTMLInputElement) control[0].value = text;
    place.replaceChildren(...control);
  };
  const valueText = () => (place.firstElementChild as HTMLInputElement | null)?.value ?? '';

  property.addEventListener('change', () => {
    fillOperators(operator.value);
    fillValue('');
    changed();
  });
  operator.addEventListener('change', () => {
    fillValue(valueText());
    changed();
  });
  place.addEventListener('input', changed);
  remove.addEventListener('click', removed);

  return {
    element,
    number(value) {
      element.querySelector('legend')!.textContent = `Condition ${value}`;
      remove.setAttribute('aria-label', `Remove condition ${value}`);
    },
    offer(offered, choice) {
      properties = offered;
      property.replaceChildren(...offered.map(({ name }) => new Option(name)));
      property.value = offered.some(({ name }) => name === choice.property)
        ? choice.property
        : offered[0]!.name;
      fillOperators(choice.operator);
      fillValue(choice.text);
    },
    read() {
      const { name, kind } = chosen()!;
      const result = readValue(kind, operator.value as Operator, valueText());
      const wrong = 'problem' in result ? result.problem : '';
      problem.textContent = wrong;
      place.firstElementChild?.setAttribute('aria-invalid', String(wrong !== ''));
      return 'value' in result
        ? { property: name, operator: operator.value as Operator, value: result.value }
        : undefined;
    },
  };
}

/** The control for a value, and the list of known values that goes with it, if there is one. */
function valueControl(
  property: FilterableProperty | undefined,
  operator: Operator,
  listId: string,
): [HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, ...HTMLElement[]] {
  if (operator === 'in') {
    const area = document.createElement('textarea');
    area.rows = 3;
    area.placeholder = 'one in each line';
    return [area];
  }
  if (property?.kind === 'boolean') {
    const select = document.createElement('select');
    select.append(new Option('true'), new Option('false'));
    return [select];
  }
  const input = document.createElement('input');
  input.autocomplete = 'off';
  if (property?.kind === 'date') input.placeholder = '2026-11-20 00:00:00';
  if (property?.kind === 'number') input.inputMode = 'decimal';
  if (!property?.known) return [input];
  const list = document.createElement('datalist');
  list.id = listId;
  list.append(...property.known.map((value) => new Option(value)));
  input.setAttribute('list', listId);
  return [input, list];
}
