import { field, type Field } from './field.ts';
import { make } from '../../scripts/make.ts';
import type { TryItParameter } from './try-it-model.ts';

const HOW: Record<TryItParameter['kind'], string> = {
  text: '',
  list: '',
  json: 'JSON.',
  map: 'One on each line: name=value.',
};

/** The field of a parameter. */
export function parameterField({ name, required, kind, hint, value, known, secret }: TryItParameter): Field {
  const control =
    kind === 'json' || kind === 'map'
      ? make('textarea', { rows: '2', spellcheck: 'false' })
      : make('input', { type: secret ? 'password' : 'text', autocomplete: 'off', spellcheck: 'false' });
  control.value = value;
  const made = field(control, name, `${hint} ${HOW[kind]}`.trim(), required ? 'required' : '');
  if (known) {
    const list = make(
      'datalist',
      { id: `${control.id}-known` },
      ...known.map((one) => make('option', { value: one })),
    );
    control.setAttribute('list', list.id);
    made.element.append(list);
  }
  return made;
}
