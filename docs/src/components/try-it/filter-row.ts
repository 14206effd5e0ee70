import { typedText } from '@telephony/contract/reading';
import { FILTER_OPERATORS } from '../../samples/sample-request.ts';
import { make } from '../../scripts/elements.ts';
import { type Control, field } from './fields.ts';
import type { TryItModel } from './outgoing-request.ts';

// The anchor of a field of the records in a response: `field-200.data.calldate`.
const RECORD_FIELD = /^field-200\.data\.(?:option-\d+\.)?(?<name>\w+)$/;

export function filterRow(filter: Control, known: TryItModel['filter']): HTMLElement[] {
  const types = typesOnPage(known);
  if (types.size === 0) return [];
  const property = field(
    make('select', {}, ...[...types.keys()].map((name) => new Option(name))),
    'Property',
  );
  const operator = field(make('select', {}, ...FILTER_OPERATORS.map((name) => new Option(name))), 'Operator');
  const value = field(make('input', { autocomplete: 'off', placeholder: 'for in: 1, 2' }), 'Value');
  const add = make('button', { type: 'button' }, 'Add to the filter');
  add.addEventListener('click', () => {
    const conditions = conditionsIn(filter.value);
    const text = value.control.value.trim();
    const problem = !conditions
      ? 'Correct the filter above first: it is not a list of conditions.'
      : text === ''
        ? 'Write a value.'
        : undefined;
    value.complain(problem);
    if (!conditions || problem) return;
    const [name, how] = [property.control.value, operator.control.value];
    const condition = { property: name, operator: how, value: conditionValue(text, how, types.get(name)) };
    filter.value = JSON.stringify([...conditions, condition]);
    value.control.value = '';
    filter.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const parts = [property.element, operator.element, value.element, make('p', { class: 'buttons' }, add)];
  return [make('div', { class: 'filter-row', role: 'group', 'aria-label': 'Add a condition' }, ...parts)];
}

function typesOnPage(
  { also, refused }: NonNullable<TryItModel['filter']> = { also: [], refused: [] },
): Map<string, string> {
  const found = new Map<string, string>();
  for (const item of document.querySelectorAll('[id^="field-200.data."]')) {
    const name = RECORD_FIELD.exec(item.id)?.groups?.['name'];
    if (name) found.set(name, item.querySelector('.type')?.textContent ?? '');
  }
  for (const name of also) found.set(name, '');
  for (const name of refused) found.delete(name);
  return found;
}

function conditionsIn(json: string): unknown[] | undefined {
  if (json.trim() === '') return [];
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

// A number that JSON cannot hold exactly stays text, which the platform takes too.
export function conditionValue(text: string, operator: string, type = ''): unknown {
  if (operator === 'in') return text.split(/\s*,\s*/).filter(Boolean);
  if (operator.endsWith('like')) return text;
  if (/^boolean( or null)?$/.test(type)) return text === 'true';
  return /^(integer|number)( or null)?$/.test(type) ? typedText(new Set(['number', 'string']), text) : text;
}
