import type { LiveCall, Side } from '../../generated/control.ts';
import { button } from '@telephony/http/page/button.js';
import { ask } from './control.ts';
import { element } from '@telephony/http/page/element.js';
import { part, write } from '@telephony/http/page/part.js';
import { replaceChildren } from '@telephony/http/page/replace-children.js';
import { act } from '@telephony/http/page/status.js';
import { timeOf } from './time.ts';

const MOST_CALLS = 50;

/** Shows the live calls, each with buttons for what can happen to it. */
export function showCalls(calls: LiveCall[]): void {
  const rows = calls.slice(-MOST_CALLS).map((call) => element('li', {}, facts(call), buttons(call)));
  replaceChildren(part('calls', HTMLUListElement), rows);
  const more = calls.length - rows.length;
  write('calls-note', calls.length === 0 ? 'No live calls.' : more > 0 ? `And ${more} more.` : '');
}

function facts(call: LiveCall): HTMLElement {
  const party = (name?: string | null, number?: string | null) => [name, number].filter(Boolean).join(' ');
  const since = call.start_time ? `, since ${timeOf(call.start_time * 1000).slice(11)}` : '';
  return element(
    'p',
    { className: 'facts' },
    element('strong', { textContent: call.state ?? '' }),
    element('span', {
      textContent: `${party(call.src_name, call.src)} → ${party(call.dst_name, call.dst)}`,
    }),
    element('span', { className: 'quiet', textContent: `${call.id}${since}` }),
  );
}

function buttons({ id, state }: LiveCall): HTMLElement {
  const path = { id };
  const step = (text: string, asking: () => Promise<unknown>) =>
    button(text, `${text}: call ${id}`, `${id} ${text}`, () => void act(`${text}: done.`, asking()));
  const hangUp = (text: string, side: Side) =>
    step(text, () => ask('post', '/simulate/calls/{id}/hang-up', { path, body: { side } }));
  const possible: Record<string, HTMLButtonElement[]> = {
    RINGING: [
      step('Answer', () => ask('post', '/simulate/calls/{id}/answer', { path, body: {} })),
      step('Refuse', () => ask('post', '/simulate/calls/{id}/reject', { path, body: {} })),
    ],
    CONNECTED: [step('Hold', () => ask('post', '/simulate/calls/{id}/hold', { path }))],
    ON_HOLD: [step('Resume', () => ask('post', '/simulate/calls/{id}/resume', { path }))],
  };
  return element(
    'div',
    { className: 'buttons' },
    ...(possible[state ?? ''] ?? []),
    hangUp('Caller hangs up', 'src'),
    hangUp('Called party hangs up', 'dst'),
  );
}
