import type { Rule, Step } from '../../generated/control.ts';
import { button } from './button.ts';
import { ask } from './control.ts';
import { element } from './element.ts';
import { part, write } from './part.ts';
import { replaceChildren } from './replace-children.ts';
import { act } from './status.ts';

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
