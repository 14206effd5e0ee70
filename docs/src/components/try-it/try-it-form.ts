import {
  ADMINISTRATOR_TOKEN,
  isTrial,
  saveToken,
  readToken,
  onChoicesChange,
  originOf,
  usualToken,
} from '../../scripts/servers.ts';
import styles from './form.css?inline';
import { confirmRequest, createFormView } from './form-view.ts';
import {
  type FormValues,
  MASK,
  outgoingRequest,
  type OutgoingRequest,
  problemsOf,
  type TryItModel,
} from './outgoing-request.ts';
import { responseSummary, responseView } from './response-view.ts';
import { type Outcome, sendRequest } from './send-request.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

export class TryItForm {
  readonly #model: TryItModel;
  readonly #view;
  // The origin to which the token in the field belongs. The token goes nowhere else.
  #tokenOrigin: string | undefined;
  #isEdited = false;
  #sending: AbortController | undefined;

  constructor(model: TryItModel) {
    this.#model = model;
    this.#view = createFormView(model);
    this.#fillToken();
    this.#fillSecrets();
    this.#listen();
    this.#showRequest();
  }

  get element(): HTMLElement {
    return this.#view.form;
  }

  send(): void {
    this.#view.send.focus();
    void this.#submit();
  }

  change(): void {
    const { fold } = this.#view;
    fold.open = true;
    fold.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }

  #listen(): void {
    const { form, token, stop, baseUrl } = this.#view;
    token.addEventListener('input', () => saveToken(baseUrl(), token.value.trim()));
    stop.addEventListener('click', () => this.#sending?.abort());
    form.addEventListener('input', () => this.#onInput());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!this.#sending) void this.#submit();
    });
    onChoicesChange(() => this.#onServerChosen());
  }

  #onInput(): void {
    // A response belongs to the request before this change.
    if (!this.#sending) this.#clearResponse();
    this.#showRequest();
    void this.#rewriteSamples();
  }

  #onServerChosen(): void {
    const { token, baseUrl } = this.#view;
    const isOther = originOf(baseUrl()) !== this.#tokenOrigin;
    if (isOther || (token.value === '' && document.activeElement !== token)) this.#fillToken();
    if (isOther) this.#fillSecrets();
    this.#showRequest();
    if (this.#isEdited) void this.#rewriteSamples();
  }

  #fillToken(): void {
    const { token, administrator } = this.#model;
    const baseUrl = this.#view.baseUrl();
    this.#tokenOrigin = originOf(baseUrl);
    const usual = token === 'token' && usualToken(baseUrl, administrator && ADMINISTRATOR_TOKEN);
    this.#view.token.value = readToken(baseUrl) || usual || '';
    // Without an address, a token would belong to whatever is written first.
    this.#view.token.disabled = this.#tokenOrigin === undefined;
  }

  // The secrets of the examples are the sandbox's; for another server the reader writes them.
  #fillSecrets(): void {
    const isOwn = isTrial(this.#view.baseUrl());
    for (const { name, secret, value } of this.#model.parameters) {
      const field = this.#view.parameters.get(name);
      if (secret && field) field.control.value = isOwn ? value : '';
    }
  }

  #values(): FormValues {
    const { baseUrl, token, parameters, body } = this.#view;
    const mayHaveToken = this.#model.token !== 'none' && originOf(baseUrl()) === this.#tokenOrigin;
    return {
      baseUrl: baseUrl(),
      token: mayHaveToken ? token.value.trim() : '',
      parameters: Object.fromEntries([...parameters].map(([name, { control }]) => [name, control.value])),
      body: body?.control.value ?? '',
    };
  }

  #showRequest(): void {
    this.#view.request.textContent = requestText(outgoingRequest(this.#model, this.#values()));
  }

  async #rewriteSamples(): Promise<void> {
    this.#isEdited = true;
    const values = this.#values();
    const problems = [...problemsOf(this.#model, values).keys()];
    if (problems.some((name) => name === 'body' || name.startsWith('parameter'))) return;
    // For a server of their own, readers may write the token later.
    const hasToken = values.token !== '' || (this.#model.token === 'token' && !isTrial(values.baseUrl));
    const { showEdited } = await import('../../scripts/sample-panels.ts');
    showEdited(this.#model, values, hasToken);
  }

  #clearResponse(): void {
    this.#say('');
    this.#view.result.replaceChildren();
  }

  #say(text: string, state = ''): void {
    this.#view.status.className = `status-line ${state}`.trim();
    this.#view.status.textContent = text;
  }

  async #submit(): Promise<void> {
    const values = this.#values();
    this.#clearResponse();
    if (this.#showProblems(values)) return this.#say('Not sent: see the fields that are marked.');
    const request = outgoingRequest(this.#model, values);
    if (!(await this.#isConfirmed(request, values.baseUrl))) return this.#say('Not sent.');
    await this.#showOutcome(await this.#sendRequest(request));
  }

  #showProblems(values: FormValues): boolean {
    const { byProblem } = this.#view;
    const problems = problemsOf(this.#model, values);
    for (const [name, field] of byProblem) field.complain(problems.get(name));
    [...byProblem].find(([name]) => problems.has(name))?.[1].focus();
    return problems.size > 0;
  }

  async #isConfirmed({ method, shownUrl, body }: OutgoingRequest, baseUrl: string): Promise<boolean> {
    const { effect } = this.#model;
    if (!effect || isTrial(baseUrl)) return true;
    const request = [`${method} ${shownUrl}`, body].filter(Boolean).join('\n\n');
    return confirmRequest(effect, request, new URL(baseUrl).host);
  }

  async #sendRequest(request: OutgoingRequest): Promise<Outcome> {
    const { send, stop } = this.#view;
    this.#sending = new AbortController();
    stop.hidden = false;
    send.ariaDisabled = 'true';
    this.#say('Sending …');
    const { signal } = this.#sending;
    const outcome = await sendRequest(request, { redirects: this.#model.redirects ?? false, signal });
    if (document.activeElement === stop) send.focus();
    stop.hidden = true;
    send.ariaDisabled = null;
    this.#sending = undefined;
    return outcome;
  }

  async #showOutcome(outcome: Outcome): Promise<void> {
    if ('failure' in outcome) return this.#say(outcome.failure, 'failed');
    const { response } = outcome;
    const { status, result } = this.#view;
    this.#say(responseSummary(this.#model, response), response.status < 400 ? 'succeeded' : 'failed');
    result.replaceChildren(await responseView(this.#model, response));
    // The response may be below the visible part.
    if (status.getBoundingClientRect().bottom > innerHeight / 2) status.scrollIntoView({ block: 'center' });
  }
}

function requestText({ method, shownUrl, headers, token, body }: OutgoingRequest): string {
  return [
    `${method} ${shownUrl}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(token === '' ? [] : [`X-Auth-Token: ${MASK}`]),
    ...(body === undefined ? [] : ['', body]),
  ].join('\n');
}
