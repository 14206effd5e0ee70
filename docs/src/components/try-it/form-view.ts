import { make } from '../../scripts/elements.ts';
import { bodyField, field, type Field, parameterFields, serverField } from './fields.ts';
import { filterRow } from './filter-row.ts';
import type { TryItModel } from './outgoing-request.ts';

const TOKEN_HINT =
  'Sent as X-Auth-Token, to this server only, and kept in this tab until you close it. Without one, the response is 401.';

// No field has a name, by which a browser could put its value into an address.
export function createFormView(model: TryItModel) {
  const server = serverField();
  const token = make('input', { type: 'password', autocomplete: 'off', spellcheck: 'false' });
  const tokenField = field(token, 'Token', TOKEN_HINT, model.token === 'optional' ? 'optional' : '');
  const { elements, fields } = parameterFields(model);
  const filter = fields.get('filter');
  filter?.element.append(...filterRow(filter.control, model.filter));
  const body = model.body && bodyField(model.body);

  const request = make('pre', { class: 'request', tabindex: '0', 'aria-label': 'The request' });
  const fold = make(
    'details',
    { class: 'more', id: 'try-it-request' },
    // A button beside the one that sends opens it.
    make('summary', { hidden: '' }, 'The request'),
    make('div', { class: 'whom' }, ...server.elements, model.token !== 'none' && tokenField.element),
    ...elements,
    ...(body?.elements ?? []),
    make(
      'section',
      {},
      make('h3', {}, 'The request'),
      make('div', { class: 'code-block' }, request),
      make('p', { class: 'fact' }, 'The browser adds headers of its own, such as Origin.'),
    ),
  );
  const send = make('button', { type: 'submit', class: 'send' }, 'Send');
  const change = make(
    'button',
    { type: 'button', class: 'change', 'aria-controls': fold.id },
    'Change the request',
  );
  fold.addEventListener('toggle', () => (change.ariaExpanded = String(fold.open)));
  change.addEventListener('click', () => (fold.open = !fold.open));
  const stop = make('button', { type: 'button', hidden: '' }, 'Stop');
  const status = make('p', { role: 'status', class: 'status-line' });
  const result = make('section', { 'aria-label': 'Response' });
  const buttons = make('p', { class: 'buttons' }, send, change, stop);
  return {
    form: make('form', { novalidate: '' }, fold, buttons, status, result),
    fold,
    baseUrl: server.baseUrl,
    token,
    parameters: fields,
    body: body?.body,
    // By the names that `problemsOf` gives their problems.
    byProblem: new Map([
      ['baseUrl', server.own],
      ['token', tokenField],
      ...[...fields].map(([name, one]): [string, Field] => [`parameter ${name}`, one]),
      ...(body ? [['body', body.body] satisfies [string, Field]] : []),
    ]),
    request,
    send,
    stop,
    status,
    result,
  };
}

export function confirmRequest(effect: string, request: string, host: string): Promise<boolean> {
  const dialog = make(
    'dialog',
    { class: 'try-it-dialog', 'aria-labelledby': 'try-it-ask', 'aria-describedby': 'try-it-effect' },
    make('h3', { id: 'try-it-ask' }, `Send this to ${host}?`),
    make('p', { id: 'try-it-effect' }, effect),
    make('pre', {}, request),
    make(
      'form',
      { method: 'dialog', class: 'buttons' },
      make('button', { autofocus: '' }, 'Cancel'),
      make('button', { class: 'danger', value: 'send' }, 'Send it'),
    ),
  );
  document.body.append(dialog);
  return new Promise((resolve) => {
    // Escape closes it too.
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'send');
    });
    dialog.showModal();
  });
}
