import { operatorsOf, type Operator, readValue, type WrittenCondition } from './condition.ts';
import type { FilterableProperty } from './filterable.ts';
import { part } from './part.ts';
import { valueControl } from './value-control.ts';

/** The fields of one condition in the page. */
export interface ConditionRow {
  element: HTMLFieldSetElement;
  /** Changes the number that the row is called by. */
  number(value: number): void;
  /** Offers other properties, those of another collection. */
  offer(properties: FilterableProperty[], chosen: Choice): void;
  /** The condition; undefined where the value is missing or wrong, which the row then says. */
  read(): WrittenCondition | undefined;
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
    operator.value = offered.some(({ name }) => name === wanted) ? wanted : offered[0]!.name;
  };
  const fillValue = (text: string) => {
    const { input, help } = valueControl(chosen(), operator.value as Operator, `filter-${key}-list`);
    input.id = `filter-${key}-value`;
    input.setAttribute('aria-describedby', problem.id);
    if (text !== '' || input instanceof HTMLInputElement) input.value = text;
    place.replaceChildren(input, ...help);
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
        ? { property: name, operator: operator.value as Operator, ...result }
        : undefined;
    },
  };
}
