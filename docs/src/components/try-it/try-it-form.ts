import { jsonOf, responseSummary, responseView } from './response-view.ts';
import { askFirst } from './ask-first.ts';
import { bodyField } from './body-field.ts';
import { choose, chosen, onChosen } from '../../scripts/chosen.ts';
import { isOnThisMachine, tokenOf } from '../../scripts/servers.ts';
import { field, type Field } from './field.ts';
import { offerConditions } from './filter-field.ts';
import { handOn, withHandedOn } from './handed-on.ts';
import { make } from '../../scripts/make.ts';
import { type FormValues, outgoingRequest } from './outgoing-request.ts';
import { parameterFields } from './parameter-fields.ts';
import { problemsOf } from './problems.ts';
import { requestPreview } from './request-preview.ts';
import { sendRequest } from './send-request.ts';
import { serverField } from './server-field.ts';
import type { TryItModel } from './try-it-model.ts';

/** A form on the page. */
interface OpenForm {
  element: HTMLElement;
  /** Sends what is in its fields, as its button does. */
  send: () => void;
  /** Shows the fields of the request. */
  show: () => void;
  /** Shows them, and brings the reader there. */
  change: () => void;
}

/**
 * The form of an operation. Server and token hold for the other pages of the tab; what else is written stays in its fields, and
 * no field has a name by which a browser could put it into an address.
 *
 * @param filters Where the properties are that the collection can be filtered by
 */
export function tryItForm(written: TryItModel, filters?: string): OpenForm {
  const model = withHandedOn(written, location.search);
  const server = serverField();
  const tokenInput = make('input', { type: 'password', autocomplete: 'off', spellcheck: 'false' });
  const knownToken = () => chosen().token || tokenOf(server.baseUrl());
  tokenInput.value = knownToken();
  tokenInput.addEventListener('input', () => choose({ token: tokenInput.value.trim() }));
  const token = field(tokenInput, 'Token', TOKEN_HINT, model.token === 'optional' ? 'optional' : '');
  const parameters = parameterFields(model);
  const body = model.body && bodyField(model.body);
  const byProblem = new Map<string, Field>([
    ['baseUrl', server.own],
    ['token', token],
    ...[...parameters.fields].map(([name, one]): [string, Field] => [`parameter ${name}`, one]),
    ...(body ? [['body', body.body] satisfies [string, Field]] : []),
  ]);

  const filter = parameters.fields.get('filter');
  // Without them, a filter is written as JSON.
  if (filters && filter) void offerConditions(filter, filters).catch(() => undefined);

  const preview = requestPreview();
  const fields = make(
    'details',
    { class: 'more', id: 'try-it-request' },
    // Folded by a button, which stands beside the one that sends.
    make('summary', { hidden: '' }, 'The request'),
    make('div', { class: 'whom' }, ...server.elements, model.token !== 'none' && token.element),
    ...parameters.elements,
    ...(body?.elements ?? []),
    preview.element,
  );
  const send = make('button', { type: 'submit', class: 'send' }, 'Send');
  const change = make(
    'button',
    { type: 'button', class: 'change', 'aria-controls': fields.id },
    'Change the request',
  );
  fields.addEventListener('toggle', () => (change.ariaExpanded = String(fields.open)));
  change.addEventListener('click', () => (fields.open = !fields.open));
  const stop = make('button', { type: 'button', hidden: '' }, 'Stop');
  const status = make('p', { role: 'status', class: 'status-line' });
  const result = make('section', { 'aria-label': 'Response' });
  const form = make(
    'form',
    { novalidate: '' },
    fields,
    make('p', { class: 'buttons' }, send, change, stop),
    status,
    result,
  );

  const values = (): FormValues => ({
    baseUrl: server.baseUrl(),
    token: tokenInput.value.trim(),
    parameters: Object.fromEntries(
      [...parameters.fields].map(([name, { control }]) => [name, control.value]),
    ),
    body: body?.body.control.value ?? '',
  });
  const update = () => preview.show(outgoingRequest(model, values()));
  const complain = (problems: Map<string, string>) => {
    for (const [name, one] of byProblem) one.complain(problems.get(name));
    const first = [...byProblem].find(([name]) => problems.has(name));
    first?.[1].focus();
    status.textContent = problems.size > 0 ? 'Not sent: see the fields that are marked.' : '';
  };

  let stopping: AbortController | undefined;
  const submit = async () => {
    const given = values();
    const problems = problemsOf(model, given);
    result.replaceChildren();
    status.className = 'status-line';
    complain(problems);
    if (problems.size > 0) return;
    const request = outgoingRequest(model, given);
    if (model.effect) {
      const asked = [`${request.method} ${request.shownUrl}`, request.body].filter(Boolean).join('\n\n');
      if (!(await askFirst(model.effect, asked, isOnThisMachine(given.baseUrl)))) {
        status.textContent = 'Not sent.';
        return;
      }
    }
    stopping = new AbortController();
    stop.hidden = false;
    send.ariaDisabled = 'true';
    status.textContent = 'Sending …';
    const outcome = await sendRequest(request, {
      redirects: model.redirects ?? false,
      signal: stopping.signal,
    });
    if (document.activeElement === stop) send.focus();
    stop.hidden = true;
    send.ariaDisabled = null;
    stopping = undefined;
    if ('failure' in outcome) {
      status.classList.add('failed');
      status.textContent = outcome.failure;
      return;
    }
    const { response } = outcome;
    status.classList.add(response.status < 400 ? 'succeeded' : 'failed');
    status.textContent = responseSummary(model, response);
    result.replaceChildren(await responseView(model, response));
    // What comes back may be below what is seen.
    if (status.getBoundingClientRect().bottom > innerHeight / 2) status.scrollIntoView({ block: 'center' });
    if (response.status < 400) handOn(await jsonOf(response.body), given.parameters);
  };

  stop.addEventListener('click', () => stopping?.abort());
  // What came back belongs to another request than the one that is now written.
  const forget = () => {
    if (stopping) return;
    status.textContent = '';
    result.replaceChildren();
  };
  form.addEventListener('input', () => {
    forget();
    update();
  });
  onChosen(({ baseAddress, token: changed }) => {
    const isOther = changed !== undefined && changed !== tokenInput.value.trim();
    if (isOther || (baseAddress !== undefined && !chosen().token)) tokenInput.value = knownToken();
    update();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!stopping) void submit();
  });
  update();
  return {
    element: form,
    send() {
      send.focus();
      void submit();
    },
    show() {
      fields.open = true;
    },
    change() {
      fields.open = true;
      fields.querySelector<HTMLElement>('input, select, textarea')?.focus();
    },
  };
}

const TOKEN_HINT =
  'Sent as X-Auth-Token, kept in this tab until you close it. The sandbox has one of its own, the mock takes any; without one, both return 401.';
