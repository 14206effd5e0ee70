import { make } from '../../scripts/elements.ts';
import { type Operator, operatorsOf, readValue, RELATIVE_DATES, type WrittenCondition } from './condition.ts';
import type { Filterable, FilterableProperty } from './filterable.ts';

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

/** The fields of one condition in the page. */
interface ConditionRow {
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
function conditionRow(
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
function valueControl(
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

/**
 * The choices that make a filter.
 *
 * @param json The filter as it is sent; empty for none
 * @returns undefined where no choices make exactly this filter: it is broken, groups conditions, or has what is not offered
 */
export function choicesOf(json: string, { properties }: Filterable): Choice[] | undefined {
  if (json.trim() === '') return [];
  const choices = parsed(json)?.map((condition): Choice | undefined => {
    if (typeof condition !== 'object' || condition === null) return undefined;
    const { property, operator, value, ...others } = condition as Record<string, unknown>;
    const kind = properties.find(({ name }) => name === property)?.kind;
    const known = kind && operatorsOf(kind).find(({ name }) => name === operator);
    if (!known || Object.keys(others).length > 0) return undefined;
    const text = Array.isArray(value) ? value.join('\n') : String(value);
    const read = readValue(kind, known.name, text);
    const isSame =
      'value' in read && !read.expression && JSON.stringify(read.value) === JSON.stringify(value);
    return isSame ? { property: String(property), operator: known.name, text } : undefined;
  });
  return choices?.every((choice) => choice !== undefined) ? choices : undefined;
}

function parsed(json: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
