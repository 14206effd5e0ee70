import type { JournalEntry } from '../../generated/control.ts';
import { button } from '@telephony/http/page/button.js';
import { ask } from './control.ts';
import { element } from '@telephony/http/page/element.js';
import { act } from '@telephony/http/page/status.js';
import { webhookName } from './webhooks-panel.ts';

const STATES = ['delivered', 'pending', 'failed'] as const;

/** One delivery of an event: to which webhook, how it went, and a button to send it again. */
export function deliveryRow({ id, webhook_id: webhook, state, attempts, due }: JournalEntry): HTMLLIElement {
  const last = attempts.at(-1);
  const reason = last?.error ?? (last ? `returned ${last.status}` : '');
  const again = due === null ? '' : `, again at ${due}`;
  const replay = button('Send again', `Send again: entry ${id}`, `${id} replay`, () => {
    void act('Sent again.', ask('post', '/journal/{id}/replay', { path: { id } }));
  });
  const className = state === 'failed' ? 'bad' : '';
  return element('li', { className }, `${webhookName(webhook)}: ${state} ${reason}${again} `, replay);
}

/** How the deliveries of an event went, in a few words. */
export function sumOf(deliveries: JournalEntry[]): { text: string; className: string } {
  const count = (state: JournalEntry['state']) => deliveries.filter((one) => one.state === state).length;
  const states = STATES.filter((state) => count(state) > 0);
  return {
    text: states.map((state) => (deliveries.length > 1 ? `${count(state)} ${state}` : state)).join(', '),
    className: count('failed') > 0 ? 'bad' : count('pending') > 0 ? 'quiet' : 'good',
  };
}
