import { make } from '../../scripts/make.ts';
import { operatorsOf, type Operator, readValue, type WrittenCondition } from './condition.ts';
import type { FilterableProperty } from './filterable.ts';
import { valueControl } from './value-control.ts';

/** The fields of one condition in the page. */
export interface ConditionRow {
  element: HTMLFieldSetElement;
  /** Changes the number that the row is called by. */
  number(value: number): void;
  /** Brings the reader to its first field. */
  focus(): void;
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
 * Makes the row of a condition.
 *
 * @param key Tells its fields from those of other rows.
 * @param properties What can be chosen; one at least.
 * @param changed Called when anything in it is changed.
 * @param removed Called when its button for removal is pressed.
 */
export function conditionRow(
  key: number,
  properties: readonly FilterableProperty[],
  choice: Choice,
  { changed, removed }: { changed: () => void; removed: () => void },
): ConditionRow {
  const id = (name: string) => `filter-${key}-${name}`;
  const property = make('select', { id: id('property'), autocomplete: 'off' });
  const operator = make('select', { id: id('operator'), autocomplete: 'off' });
  const problem = make('span', { id: id('problem'), class: 'problem' });
  const place = make('span');
  const remove = make('button', { type: 'button' }, 'Remove');
  const legend = make('legend');
  const labelled = (name: string, label: string, ...parts: Node[]) =>
    make('p', { class: 'field' }, make('label', { for: id(name) }, label), ...parts);
  const element = make(
    'fieldset',
    {},
    legend,
    labelled('property', 'Property', property),
    labelled('operator', 'Operator', operator),
    labelled('value', 'Value', place, problem),
    remove,
  );
  const chosen = () => properties.find(({ name }) => name === property.value);

  const fillOperators = (wanted: string) => {
    const offered = operatorsOf(chosen()?.kind ?? 'any');
    operator.replaceChildren(...offered.map(({ name, text }) => new Option(`${text} (${name})`, name)));
    operator.value = offered.some(({ name }) => name === wanted) ? wanted : offered[0]!.name;
  };
  const fillValue = (text: string) => {
    const { input, help } = valueControl(chosen(), operator.value as Operator, id('list'));
    input.id = id('value');
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

  property.replaceChildren(...properties.map(({ name }) => new Option(name)));
  property.value = properties.some(({ name }) => name === choice.property)
    ? choice.property
    : properties[0]!.name;
  fillOperators(choice.operator);
  fillValue(choice.text);

  return {
    element,
    number(value) {
      legend.textContent = `Condition ${value}`;
      remove.setAttribute('aria-label', `Remove condition ${value}`);
    },
    focus: () => property.focus(),
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
