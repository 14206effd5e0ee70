import { field, type Field } from './field.ts';
import { make } from '../../scripts/make.ts';
import type { TryItBody } from './try-it-model.ts';

/** The body as text, and a choice of examples where there are several. */
export function bodyField({ examples, required }: TryItBody): { elements: HTMLElement[]; body: Field } {
  const rows = Math.min(16, Math.max(3, ...examples.map(({ text }) => text.split('\n').length)));
  const area = make('textarea', { rows: String(rows), spellcheck: 'false' });
  area.value = examples[0]?.text ?? '';
  const body = field(area, 'Body', 'JSON.', required ? 'required' : '');
  if (examples.length < 2) return { elements: [body.element], body };

  const select = make('select', {}, ...examples.map(({ summary }) => make('option', {}, summary)));
  select.addEventListener('change', () => {
    area.value = examples[select.selectedIndex]?.text ?? '';
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const choice = field(select, 'Example', 'Choosing one replaces the body.');
  return { elements: [choice.element, body.element], body };
}
