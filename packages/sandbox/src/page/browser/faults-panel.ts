import type { Rule, RuleInput } from '@telephony/http/control-types';
import { choice, doing, type Drawn, field, form, h, note, quiet, textOf } from './parts.ts';
import { act, control, done } from './requests.ts';
import { folding } from './folding.ts';
import { change, state } from './state.ts';

const FAULTS = {
  reset: 'Connection reset',
  truncate: 'Body cut off',
  garbage: 'Body unreadable',
} as const;

export function faultsPanel(): Drawn {
  const { rules, operations } = state;
  return folding(
    { id: 'faults', title: 'Faults' },
    form(
      'Add a fault',
      'Add fault',
      (fields) => void act('Fault added.', addRule(ruleOf(fields))),
      field('Operation', 'operation', {
        required: false,
        list: 'operations',
        placeholder: 'All operations',
        spellcheck: false,
      }),
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
        field('Status', 'code', {
          type: 'number',
          min: 200,
          max: 599,
          required: false,
          placeholder: 'As usual',
        }),
        field('Delay (ms)', 'delay', {
          type: 'number',
          min: 0,
          max: 600_000,
          required: false,
          placeholder: 'None',
        }),
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
      : h(
          'div',
          { class: 'buttons' },
          doing('Remove all', 'Remove all faults', 'Faults removed.', () => removeRules()),
        ),
    h('ul', { id: 'rules', 'aria-label': 'Faults in force' }, rules.map(ruleItem)),
  );
}

function ruleItem({ id, operation_id: operation = 'All operations', sequence, used }: Rule): Drawn {
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
    h('strong', {}, operation),
    ' ',
    h('span', {}, texts.join('; ')),
    ' ',
    quiet(`used ${used} times`),
    doing('Remove', `Remove fault ${id}: ${operation}`, 'Fault removed.', () => removeRules(id)),
  );
}

function ruleOf(fields: FormData): RuleInput {
  const [operation, code, delay, fault, times] = ['operation', 'code', 'delay', 'fault', 'times'].map(
    (name) => textOf(fields, name),
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
  const { data } = await done(control.GET('/rules'));
  change({ rules: data });
}

export async function showOperations(): Promise<void> {
  const { data } = await done(control.GET('/operations'));
  change({ operations: data });
}

async function addRule(rule: RuleInput): Promise<void> {
  await done(control.POST('/rules', { body: rule }));
  await showRules();
}

async function removeRules(id?: number): Promise<void> {
  if (id === undefined) await done(control.DELETE('/rules'));
  else await done(control.DELETE('/rules/{id}', { params: { path: { id } } }));
  await showRules();
}
