import { choicesOf, conditionRows } from '../filter-builder/condition-rows.ts';
import type { Filterable } from '../filter-builder/filterable.ts';
import { filterJson } from '../filter-builder/filter-code.ts';
import { make } from '../../scripts/elements.ts';
import type { Field } from './fields.ts';

/**
 * Lets a reader choose the conditions of a filter, above the field that has them as JSON. What is written there by hand and
 * cannot be chosen stays as it is written.
 *
 * @param field Of the parameter `filter`
 * @param address Where the properties of the collection are
 */
export async function offerConditions({ control }: Field, address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) return;
  const collection = (await response.json()) as Filterable;
  const rows = conditionRows(() => {
    control.value = oneLine(filterJson(rows.read()));
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const summary = make('summary');
  const json = make('details', {}, summary);
  const show = () => {
    const choices = choicesOf(control.value, collection);
    rows.element.hidden = choices === undefined;
    summary.textContent =
      choices === undefined ? 'As JSON, which has more than can be chosen here' : 'As JSON';
    if (choices === undefined) json.open = true;
    else {
      rows.show(collection, choices);
      rows.read();
    }
  };
  show();
  // Not while it is typed: half a filter is none.
  control.addEventListener('change', () => afterPress(show));
  control.before(rows.element, json);
  json.append(control);
}

let isPressed = false;
document.addEventListener('pointerdown', () => (isPressed = true), true);
document.addEventListener('pointerup', () => (isPressed = false), true);

/** Waits until a button is no longer pressed: what moves it in between takes the click from it. */
function afterPress(act: () => void): void {
  if (isPressed) document.addEventListener('pointerup', () => setTimeout(act), { once: true });
  else act();
}

/** As it goes over the line; no filter where there is no condition. */
function oneLine(json: string): string {
  return json === '[]' ? '' : JSON.stringify(JSON.parse(json));
}
