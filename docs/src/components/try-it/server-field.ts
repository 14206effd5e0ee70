import { choose, chosen, onChosen } from '../../scripts/chosen.ts';
import { MOCK, SANDBOX } from '../../scripts/servers.ts';
import { field, type Field } from './field.ts';
import { make } from '../../scripts/make.ts';

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
    'The sandbox starts with npx @telephony/sandbox, the mock with npx @telephony/mock.',
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
    // A token belongs to one server: it is not sent to another.
    choose({ baseAddress: baseUrl(), token: '' });
  });
  input.addEventListener('input', () => choose({ baseAddress: baseUrl() }));
  onChosen(({ baseAddress }) => {
    if (baseAddress) fill(baseAddress);
  });
  show();
  fill(chosen().baseAddress ?? SANDBOX);
  return { elements: [server.element, own.element], own, baseUrl };
}
