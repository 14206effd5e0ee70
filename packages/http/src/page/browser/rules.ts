import type { Operation, Rule, Step } from '../../generated/control.ts';
import { act, button, element, fieldsOf, fillChoices, part, replaceChildren, write } from './elements.ts';
import { ask } from './control.ts';

/** What is shown, so that a list that stays as it is is not drawn again. */
let shown = '';

/** Shows the rules in force. */
export async function showRules(): Promise<void> {
  const { data } = await ask('get', '/rules', {});
  const now = JSON.stringify(data);
  if (now === shown) return;
  shown = now;
  replaceChildren(part('rules', HTMLOListElement), data.map(ruleItem));
  write('rules-note', data.length === 0 ? 'No rules: every request gets the usual response.' : '');
}

/** Makes the button above the rules work. */
export function startRules(): void {
  part('remove-rules', HTMLButtonElement).addEventListener('click', () => {
    void act('All rules removed.', ask('delete', '/rules', {}).then(showRules));
  });
}

function ruleItem({ id, operation_id: operationId, sequence, repeat, used }: Rule): HTMLLIElement {
  const name = operationId ?? 'All operations';
  const remove = () => {
    void act(`Rule ${id} removed.`, ask('delete', '/rules/{id}', { path: { id } }).then(showRules));
  };
  const steps = sequence.map(describe).join(', then ') + (repeat ? ', again and again' : '');
  return element(
    'li',
    {},
    element(
      'div',
      {},
      element('strong', { textContent: name }),
      ` ${steps} `,
      element('span', { className: 'quiet', textContent: `used ${used} ${used === 1 ? 'time' : 'times'}` }),
    ),
    button('Remove', `Remove rule ${id}: ${name}`, `rule ${id}`, remove),
  );
}

function describe({ code, example, delay, fault, body, times }: Step): string {
  const parts = [
    code === undefined ? undefined : String(code),
    example,
    body === undefined ? undefined : 'own body',
    delay === undefined ? undefined : `after ${delay} ms`,
    fault,
  ].filter((one) => one !== undefined);
  const span =
    times === null
      ? 'for all requests'
      : times === undefined || times === 1
        ? 'for 1 request'
        : `for ${times} requests`;
  return `${parts.join(' ') || 'as usual'} ${span}`;
}

/** The operations of the contract by their ids, as of the last look. */
let operations = new Map<string, Operation>();

/**
 * Makes the form for a new rule work.
 *
 * @param added Called when a rule is added.
 */
export function startRuleForm(added: () => Promise<void>): void {
  const form = part('rule', HTMLFormElement);
  const field = form.elements.namedItem('operation') as HTMLInputElement;
  field.addEventListener('focus', () => void showOperations());
  field.addEventListener('input', showResponses);
  form.addEventListener('submit', (submitted) => {
    submitted.preventDefault();
    const { text } = fieldsOf(form);
    const id = text('operation').trim();
    const body = { ...(id !== '' && { operation_id: id }), sequence: [stepOf(form)] };
    void act(`Rule added for ${id || 'all operations'}.`, ask('post', '/rules', { body }).then(added));
  });
  void showOperations();

  /** The contract may have changed since. */
  async function showOperations(): Promise<void> {
    const { data } = await ask('get', '/operations', {});
    operations = new Map(data.map((operation) => [operation.operation_id, operation]));
    const choices = data.map(({ operation_id: value, ...operation }) => ({
      value,
      text: describeOperation(operation),
    }));
    fillChoices(part('operations', HTMLDataListElement), choices);
    showResponses();
  }

  /** Offers the statuses and the examples of the operation. */
  function showResponses(): void {
    const operation = operations.get(field.value.trim());
    write('operation-note', operation ? describeOperation(operation) : '');
    const responses = operation?.responses ?? [];
    const declared = responses.map(({ status }) => status).filter((status) => /^\d+$/.test(status));
    const statuses = [...new Set([...declared, '429', '500', '503'])];
    fillChoices(
      part('statuses', HTMLDataListElement),
      statuses.map((value) => ({ value, text: declared.includes(value) ? 'declared' : 'undeclared' })),
    );
    const examples = responses.flatMap(({ status, examples: keys }) =>
      keys.map((key) => ({ value: `${status} ${key}`, text: `${status} ${key}` })),
    );
    fillChoices(form.elements.namedItem('example') as HTMLSelectElement, [
      { value: '', text: operation ? 'The first' : 'Choose an operation first' },
      ...examples,
    ]);
  }
}

const describeOperation = ({
  method,
  path,
  summary,
}: Pick<Operation, 'method' | 'path' | 'summary'>): string =>
  `${method} ${path}${summary === '' ? '' : `: ${summary}`}`;

function stepOf(form: HTMLFormElement): Step {
  const { text } = fieldsOf(form);
  const [status, ...key] = text('example').split(' ');
  const fault = text('fault') as NonNullable<Step['fault']> | '';
  // An example is one of a status.
  const code = text('code') || (status ?? '').replace('XX', '00');
  return {
    ...(code !== '' && { code: Number(code) }),
    ...(key.length > 0 && { example: key.join(' ') }),
    ...(text('delay') !== '' && { delay: Number(text('delay')) }),
    ...(fault !== '' && { fault }),
    times: text('span') === 'all' ? null : Number(text('times')),
  };
}
