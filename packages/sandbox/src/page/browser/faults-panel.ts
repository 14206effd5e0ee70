import type { Rule, RuleInput } from '@telephony/http/control-types';
import { action, buttons, choice, field, fieldText, form, h } from './parts.ts';
import { note, panel, quiet, spaced, type View } from './parts.ts';
import { act, control, dataOf } from './requests.ts';
import { change, state } from './state.ts';

const FAULTS = {
  reset: 'Connection reset',
  truncate: 'Body cut off',
  garbage: 'Body unreadable',
} as const;

export function faultsPanel(): View {
  const { rules, operations } = state;
  return panel(
    'faults',
    'Faults',
    form(
      'Add a fault',
      'Add fault',
      (fields) => void act('Fault added.', addRule(ruleOf(fields))),
      optional('Operation', 'operation', 'All operations', { list: 'operations', spellcheck: false }),
      h(
        'datalist',
        { id: 'operations' },
        operations.map(({ operation_id: id, method, path }) =>
          h('option', { key: id, value: id }, `${method} ${path}`),
        ),
      ),
      h(
        'div',
        { class: 'fields' },
        optional('Status', 'code', 'As usual', { type: 'number', min: 200, max: 599 }),
        optional('Delay (ms)', 'delay', 'None', { type: 'number', min: 0, max: 600_000 }),
        choice('Connection', 'fault', [['none', 'As usual'], ...Object.entries(FAULTS)]),
        choice('For', 'times', [
          ['1', 'the next request'],
          ['3', 'the next 3 requests'],
          ['all', 'all, until removed'],
        ]),
      ),
    ),
    rules.length === 0
      ? note('No faults: every request gets the usual response.')
      : buttons(action('Remove all', 'Remove all faults', 'Faults removed.', () => removeRules())),
    h('ul', { id: 'rules', 'aria-label': 'Faults in force' }, rules.map(ruleItem)),
  );
}

function optional(label: string, name: string, placeholder: string, attributes: object): View {
  return field(label, name, { required: false, placeholder, ...attributes });
}

function ruleItem({ id, operation_id: operation = 'All operations', sequence, used }: Rule): View {
  const texts = sequence.map(({ code, delay, fault, times = 1 }) =>
    [
      code === undefined ? '' : `status ${code}`,
      delay === undefined ? '' : `${delay} ms late`,
      fault === undefined ? '' : FAULTS[fault].toLowerCase(),
      times === null ? 'until removed' : `for ${times}`,
    ]
      .filter(Boolean)
      .join(', '),
  );
  return h(
    'li',
    { key: id, 'data-place': `rule ${id}` },
    spaced(h('strong', {}, operation), h('span', {}, texts.join('; ')), quiet(`used ${used} times`)),
    action('Remove', `Remove fault ${id}: ${operation}`, 'Fault removed.', () => removeRules(id)),
  );
}

function ruleOf(fields: FormData): RuleInput {
  const [operation, code, delay, fault, times] = ['operation', 'code', 'delay', 'fault', 'times'].map(
    (name) => fieldText(fields, name),
  );
  const isFault = (text: string | undefined): text is keyof typeof FAULTS =>
    text !== undefined && Object.hasOwn(FAULTS, text);
  return {
    ...(operation && { operation_id: operation }),
    sequence: [
      {
        ...(code && { code: Number(code) }),
        ...(delay && { delay: Number(delay) }),
        ...(isFault(fault) && { fault }),
        times: times === 'all' ? null : Number(times),
      },
    ],
  };
}

export async function showRules(): Promise<void> {
  const { data } = await dataOf(control.GET('/rules'));
  change({ rules: data });
}

export async function showOperations(): Promise<void> {
  const { data } = await dataOf(control.GET('/operations'));
  change({ operations: data });
}

async function addRule(rule: RuleInput): Promise<void> {
  await dataOf(control.POST('/rules', { body: rule }));
  await showRules();
}

async function removeRules(id?: number): Promise<void> {
  if (id === undefined) await dataOf(control.DELETE('/rules'));
  else await dataOf(control.DELETE('/rules/{id}', { params: { path: { id } } }));
  await showRules();
}
