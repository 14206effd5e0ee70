import { make } from '../../scripts/elements.ts';
import type { TryItBody, TryItModel, TryItParameter } from './outgoing-request.ts';
import { choose, chosen, MOCK, onChosen, SANDBOX } from '../../scripts/servers.ts';

/** What a reader writes into. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A control with its label, its hint and a place for what is wrong with it. */
export interface Field {
  element: HTMLElement;
  control: Control;
  /** Says what is wrong; nothing when it is undefined. */
  complain(problem: string | undefined): void;
  /** Brings the reader to it, also where it is folded away. */
  focus(): void;
}

let count = 0;

/** Puts a control into a field. `mark` stands beside the label: `required`. */
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
      if (text === undefined) control.removeAttribute('aria-invalid');
      else control.setAttribute('aria-invalid', 'true');
    },
    focus() {
      for (let folded = control.closest('details'); folded; folded = foldedAround(folded)) folded.open = true;
      control.focus();
    },
  };
}

function foldedAround(element: Element): HTMLDetailsElement | null {
  return element.parentElement?.closest('details') ?? null;
}

/** The fields of all parameters, by name. Those that the first request leaves out are folded away. */
export function parameterFields({ parameters }: TryItModel): {
  elements: HTMLElement[];
  fields: Map<string, Field>;
} {
  const fields = new Map(parameters.map((parameter) => [parameter.name, parameterField(parameter)]));
  const isFolded = (name: string) =>
    parameters.some((one) => one.name === name && !one.required && one.value === '');
  const of = (folded: boolean) =>
    [...fields].filter(([name]) => isFolded(name) === folded).map(([, { element }]) => element);
  const rest = of(true);
  const more = make(
    'details',
    { class: 'more' },
    make('summary', {}, `More parameters: ${rest.length}`),
    ...rest,
  );
  return { elements: [...of(false), ...(rest.length > 0 ? [more] : [])], fields };
}

const HOW: Record<TryItParameter['kind'], string> = {
  text: '',
  list: '',
  json: 'JSON.',
  map: 'One on each line: name=value.',
};

/** The field of a parameter. */
function parameterField({ name, required, kind, hint, value, known, secret }: TryItParameter): Field {
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

const OWN = 'own';

/** Chooses who is asked: the sandbox, the mock, or an address of the reader's. */
interface ServerField {
  elements: HTMLElement[];
  /** Of the address that is written; the others are right. */
  own: Field;
  /** Without a slash at its end. */
  baseUrl(): string;
}

export function serverField(): ServerField {
  const select = make(
    'select',
    {},
    make('option', { value: SANDBOX }, `Sandbox (${new URL(SANDBOX).host})`),
    make('option', { value: MOCK }, `Mock (${new URL(MOCK).host})`),
    make('option', { value: OWN }, 'Another address'),
  );
  const input = make('input', { type: 'url', autocomplete: 'off', placeholder: 'https://HOST/v1.2/SERVICE' });
  const server = field(
    select,
    'Server',
    'The sandbox starts with npm start -- sandbox, the mock with npm start -- mock.',
  );
  const own = field(input, 'Address', 'With version and service: https://HOST/v1.2/SERVICE');
  const show = () => {
    own.element.hidden = select.value !== OWN;
  };
  const baseUrl = () => (select.value === OWN ? input.value.trim().replace(/\/+$/, '') : select.value);
  const fill = (address: string) => {
    if (address === baseUrl()) return;
    const isKnown = address === MOCK || address === SANDBOX;
    select.value = isKnown ? address : OWN;
    if (!isKnown) input.value = address;
    show();
  };
  select.addEventListener('change', () => {
    show();
    choose({ baseAddress: baseUrl() });
  });
  input.addEventListener('input', () => choose({ baseAddress: baseUrl() }));
  onChosen(({ baseAddress }) => {
    if (baseAddress) fill(baseAddress);
  });
  show();
  fill(chosen().baseAddress ?? SANDBOX);
  return { elements: [server.element, own.element], own, baseUrl };
}
