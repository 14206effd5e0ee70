import { element } from './element.ts';

/** A button in a list that is rebuilt: `key` finds it again, so that the focus stays. */
export function button(text: string, label: string, key: string, onclick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', textContent: text, ariaLabel: label, data: { key }, onclick });
}
