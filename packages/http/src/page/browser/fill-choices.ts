import { element } from './element.ts';

/** Fills a list of choices; the choice stays, where it is still there. */
export function fillChoices(
  list: HTMLSelectElement | HTMLDataListElement,
  choices: { value: string; text: string }[],
): void {
  const chosen = list instanceof HTMLSelectElement ? list.value : undefined;
  list.replaceChildren(...choices.map(({ value, text }) => element('option', { value, textContent: text })));
  if (list instanceof HTMLSelectElement && choices.some(({ value }) => value === chosen))
    list.value = chosen!;
}
