import { make } from '../../scripts/elements.ts';
import type { TryItBody, TryItModel, TryItParameter } from './outgoing-request.ts';
import { saveChoices, readChoices, MOCK, onChoicesChange, SANDBOX } from '../../scripts/servers.ts';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface Field {
  element: HTMLElement;
  control: Control;
  complain(problem: string | undefined): void;
  focus(): void;
}

let count = 0;

export function field(control: Control, label: string, hint = '', mark = ''): Field {
  const id = `try-it-${++count}`;
  control.id = id;
  control.setAttribute('aria-describedby', `${id}-hint ${id}-problem`);
  if (mark === 'required') control.setAttribute('aria-required', 'true');
  const problem = make('p', { id: `${id}-problem`, class: 'problem' });
  const element = make(
    'div',
    { class: 'field' },
    make('label', { for: id }, label),
    mark && make('span', { class: 'fact' }, ` ${mark}`),
    control,
    make('p', { id: `${id}-hint`, class: 'fact' }, hint),
    problem,
  );
  return {
    element,
    control,
    complain(text) {
      problem.textContent = text ?? '';
      control.ariaInvalid = text === undefined ? null : 'true';
    },
    focus() {
      let folded = control.closest('details');
      for (; folded; folded = folded.parentElement!.closest('details')) folded.open = true;
      control.focus();
    },
  };
}

export function parameterFields({ parameters }: TryItModel) {
  const fields = new Map<string, Field>();
  const elements: HTMLElement[] = [];
  const folded: HTMLElement[] = [];
  for (const parameter of parameters) {
    const made = parameterField(parameter);
    fields.set(parameter.name, made);
    (parameter.required || parameter.value !== '' ? elements : folded).push(made.element);
  }
  if (folded.length > 0) {
    const summary = make('summary', {}, `More parameters: ${folded.length}`);
    elements.push(make('details', { class: 'more' }, summary, ...folded));
  }
  return { elements, fields };
}

const FORMAT_HINTS: Partial<Record<TryItParameter['kind'], string>> = {
  json: 'JSON.',
  map: 'One on each line: name=value.',
};

function parameterField({ name, required, kind, hint, value, known, secret }: TryItParameter): Field {
  const control =
    kind === 'json' || kind === 'map'
      ? make('textarea', { rows: '2', spellcheck: 'false' })
      : make('input', { type: secret ? 'password' : 'text', autocomplete: 'off', spellcheck: 'false' });
  control.value = value;
  const made = field(control, name, `${hint} ${FORMAT_HINTS[kind] ?? ''}`.trim(), required ? 'required' : '');
  if (known) {
    const id = `${control.id}-known`;
    control.setAttribute('list', id);
    made.element.append(make('datalist', { id }, ...known.map((one) => new Option('', one))));
  }
  return made;
}

export function bodyField({ examples, required }: TryItBody): { elements: HTMLElement[]; body: Field } {
  const rows = Math.min(16, Math.max(3, ...examples.map(({ text }) => text.split('\n').length)));
  const area = make('textarea', { rows: String(rows), spellcheck: 'false' });
  area.value = examples[0]?.text ?? '';
  const body = field(area, 'Body', 'JSON.', required ? 'required' : '');
  if (examples.length < 2) return { elements: [body.element], body };

  const select = make('select', {}, ...examples.map(({ summary }) => new Option(summary)));
  select.addEventListener('change', () => {
    area.value = examples[select.selectedIndex]?.text ?? '';
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const choice = field(select, 'Example', 'Choosing one replaces the body.');
  return { elements: [choice.element, body.element], body };
}

const OWN_SERVER = 'own';

export function serverField(): { elements: HTMLElement[]; own: Field; baseUrl: () => string } {
  const select = make(
    'select',
    {},
    new Option(`Sandbox (${new URL(SANDBOX).host})`, SANDBOX),
    new Option(`Mock (${new URL(MOCK).host})`, MOCK),
    new Option('Another address', OWN_SERVER),
  );
  const input = make('input', { type: 'url', autocomplete: 'off', placeholder: 'https://HOST/v1.2/SERVICE' });
  const server = field(
    select,
    'Server',
    'The sandbox starts with npm start -- sandbox, the mock with npm start -- mock.',
  );
  const own = field(input, 'Address', 'With version and service: https://HOST/v1.2/SERVICE');
  const baseUrl = () => (select.value === OWN_SERVER ? input.value.trim().replace(/\/+$/, '') : select.value);
  const show = (address = '') => {
    if (address !== '' && address !== baseUrl()) {
      const isKnown = address === MOCK || address === SANDBOX;
      select.value = isKnown ? address : OWN_SERVER;
      if (!isKnown) input.value = address;
    }
    own.element.hidden = select.value !== OWN_SERVER;
  };
  for (const control of [select, input])
    control.addEventListener('input', () => saveChoices({ baseAddress: baseUrl() }));
  onChoicesChange(({ baseAddress }) => show(baseAddress));
  show(readChoices().baseAddress ?? SANDBOX);
  return { elements: [server.element, own.element], own, baseUrl };
}
