import { responseSummary, responseView } from './response-view.ts';
import { bodyField, field, type Field, parameterFields, serverField } from './fields.ts';
import {
  ADMINISTRATOR_TOKEN,
  isTrial,
  keepToken,
  keptToken,
  onChosen,
  originOf,
  usualToken,
} from '../../scripts/servers.ts';
import { make } from '../../scripts/elements.ts';
import { filterRow } from './filter-row.ts';
import {
  type FormValues,
  MASK,
  outgoingRequest,
  type OutgoingRequest,
  problemsOf,
  type TryItModel,
} from './outgoing-request.ts';
import { sendRequest } from './send-request.ts';

export function tryItForm(model: TryItModel): { element: HTMLElement; send: () => void; change: () => void } {
  const server = serverField();
  const tokenInput = make('input', { type: 'password', autocomplete: 'off', spellcheck: 'false' });
  let owner: string | undefined;
  const fillToken = () => {
    const baseUrl = server.baseUrl();
    owner = originOf(baseUrl);
    const usual = model.token === 'token' && usualToken(baseUrl, model.administrator && ADMINISTRATOR_TOKEN);
    tokenInput.value = keptToken(baseUrl) || usual || '';
    // Before there is an address, a token would belong to whatever is written first.
    tokenInput.disabled = owner === undefined;
  };
  fillToken();
  tokenInput.addEventListener('input', () => keepToken(server.baseUrl(), tokenInput.value.trim()));
  const token = field(tokenInput, 'Token', TOKEN_HINT, model.token === 'optional' ? 'optional' : '');
  const parameters = parameterFields(model);
  const body = model.body && bodyField(model.body);
  const byProblem = new Map<string, Field>([
    ['baseUrl', server.own],
    ['token', token],
    ...[...parameters.fields].map(([name, one]): [string, Field] => [`parameter ${name}`, one]),
    ...(body ? [['body', body.body] satisfies [string, Field]] : []),
  ]);

  const fillSecrets = () => {
    for (const { name, secret, value } of model.parameters) {
      const written = parameters.fields.get(name);
      if (secret && written) written.control.value = isTrial(server.baseUrl()) ? value : '';
    }
  };
  fillSecrets();
  const filter = parameters.fields.get('filter');
  filter?.element.append(...filterRow(filter.control, model.filter));
  const shown = make('pre', { class: 'request', tabindex: '0', 'aria-label': 'The request' });
  const fields = make(
    'details',
    { class: 'more', id: 'try-it-request' },
    // Folded by a button, which stands beside the one that sends.
    make('summary', { hidden: '' }, 'The request'),
    make('div', { class: 'whom' }, ...server.elements, model.token !== 'none' && token.element),
    ...parameters.elements,
    ...(body?.elements ?? []),
    make(
      'section',
      {},
      make('h3', {}, 'The request'),
      make('div', { class: 'code-block' }, shown),
      make('p', { class: 'fact' }, 'The browser adds headers of its own, such as Origin.'),
    ),
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
    token: model.token !== 'none' && originOf(server.baseUrl()) === owner ? tokenInput.value.trim() : '',
    parameters: Object.fromEntries(
      [...parameters.fields].map(([name, { control }]) => [name, control.value]),
    ),
    body: body?.body.control.value ?? '',
  });
  const update = () => (shown.textContent = requestText(outgoingRequest(model, values())));
  let isEdited = false;
  const rewriteSamples = async () => {
    isEdited = true;
    const given = values();
    if ([...problemsOf(model, given).keys()].some((name) => name === 'body' || name.startsWith('parameter')))
      return;
    // On a server of the reader's, a token may yet be to come.
    const hasToken = given.token !== '' || (model.token === 'token' && !isTrial(given.baseUrl));
    const { showEdited } = await import('../../scripts/sample-panels.ts');
    showEdited(model, given, hasToken);
  };

  let stopping: AbortController | undefined;
  const submit = async () => {
    const given = values();
    const problems = problemsOf(model, given);
    result.replaceChildren();
    status.className = 'status-line';
    status.textContent = '';
    for (const [name, one] of byProblem) one.complain(problems.get(name));
    if (problems.size > 0) {
      [...byProblem].find(([name]) => problems.has(name))?.[1].focus();
      status.textContent = 'Not sent: see the fields that are marked.';
      return;
    }
    const request = outgoingRequest(model, given);
    if (model.effect && !isTrial(given.baseUrl)) {
      const asked = [`${request.method} ${request.shownUrl}`, request.body].filter(Boolean).join('\n\n');
      if (!(await askFirst(model.effect, asked, new URL(given.baseUrl).host))) {
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
  };

  stop.addEventListener('click', () => stopping?.abort());
  form.addEventListener('input', () => {
    // What came back belongs to another request than the one that is now written.
    if (!stopping) {
      status.textContent = '';
      result.replaceChildren();
    }
    update();
    void rewriteSamples();
  });
  onChosen(() => {
    const isOther = originOf(server.baseUrl()) !== owner;
    if (isOther || (tokenInput.value === '' && document.activeElement !== tokenInput)) fillToken();
    if (isOther) fillSecrets();
    update();
    if (isEdited) void rewriteSamples();
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
    change() {
      fields.open = true;
      fields.querySelector<HTMLElement>('input, select, textarea')?.focus();
    },
  };
}

const TOKEN_HINT =
  'Sent as X-Auth-Token, to this server only, and kept in this tab until you close it. Without one, the response is 401.';

function requestText({ method, shownUrl, headers, token, body }: OutgoingRequest): string {
  return [
    `${method} ${shownUrl}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(token === '' ? [] : [`X-Auth-Token: ${MASK}`]),
    ...(body === undefined ? [] : ['', body]),
  ].join('\n');
}

const SURELY = 'send';

/**
 * Asks whether to send a request that cannot be undone. Resolves to false unless the reader says so.
 *
 * @param request As it is sent
 * @param host Where it goes
 */
function askFirst(effect: string, request: string, host: string): Promise<boolean> {
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
      make('button', { class: 'danger', value: SURELY }, 'Send it'),
    ),
  );
  document.body.append(dialog);
  return new Promise((resolve) => {
    // Escape closes it too.
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === SURELY);
    });
    dialog.showModal();
  });
}
