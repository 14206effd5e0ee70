import { type Drawn, h } from './element.ts';
import type { Exchange } from '../../generated/control.ts';
import { copy } from './copy.ts';
import { control, done } from './control.ts';
import { curlOf } from './curl.ts';
import { entry } from './entry.ts';
import { messageView } from './message-view.ts';
import { badge, button, doing, note, quiet, scrolled } from './parts.ts';
import { folding } from './fold.ts';
import { change, state } from './state.ts';

/** Requests to the API with their responses, the newest first. */
export function logPanel(): Drawn {
  const { accounts, exchanges } = state;
  const of = accounts.length > 1 ? ', requests to both accounts' : '';
  return folding(
    { id: 'log', title: 'API log' },
    exchanges.length === 0
      ? note('No requests yet. Send one: Copy as curl is next to the token.')
      : [
          h(
            'p',
            { class: 'quiet' },
            `Times: real time, UTC${of}. All others on this page: clock of the sandbox.`,
          ),
          h('div', { class: 'buttons' }, doing('Clear', 'Clear the API log', 'API log cleared.', clear)),
        ],
    scrolled('Requests', h('ol', { id: 'exchanges' }, exchanges.toReversed().map(exchangeItem))),
  );
}

async function clear(): Promise<void> {
  await done(control.DELETE('/exchanges'));
  change({ exchanges: [] });
}

function exchangeItem(exchange: Exchange): Drawn {
  const { id, time, method, url, status, milliseconds, operation_id: operation, warnings, errors } = exchange;
  const kind = status < 400 ? 'good' : 'bad';
  return entry(
    `exchange ${id}`,
    [
      badge(kind, String(status)),
      warnings.length > 0 ? badge('waits', 'Warning') : null,
      h('strong', {}, method),
      h('span', { class: 'address' }, url),
      quiet(`${operation ?? 'no operation'}, ${milliseconds} ms, ${time.slice(11, 19)} real time`),
    ],
    () => [
      remarks('Warning', warnings),
      remarks('Refused', errors),
      h(
        'div',
        { class: 'buttons' },
        button('Copy as curl', `Copy as curl: ${method} ${url}`, () => {
          const left = exchange.request.body === null && exchange.request.bytes > 0;
          const what = left ? 'Command without its body, which is too large or not text,' : 'Command';
          void copy(curlOf(exchange, location.origin), what);
        }),
      ),
      messageView('Request', exchange.request),
      messageView('Response', exchange.response),
    ],
  );
}

function remarks(title: string, list: Exchange['warnings']): Drawn | null {
  if (list.length === 0) return null;
  const texts = list.map(({ field, message }) => `${field} ${message}`.trim());
  return h('p', { class: title === 'Warning' ? 'warning' : 'bad' }, `${title}: ${texts.join('; ')}`);
}
