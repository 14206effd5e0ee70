import { badge, button, copy, doing, type Drawn, h, messageView, note, quiet, scrolled } from './parts.ts';
import type { Exchange } from '../../generated/control.ts';
import { control, done } from './requests.ts';
import { entry, folding } from './folding.ts';
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
  await done(control.DELETE('/requests'));
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

/** Headers that curl or the connection sets. */
const LEFT_OUT =
  /^(host|connection|content-length|transfer-encoding|expect|accept-encoding|accept-language|user-agent|origin|referer|cookie|dnt|priority|pragma|cache-control|sec-.*)$/;

/** A request as a command for the shell that sends it again, with the token it was sent with. */
function curlOf({ method, url, request }: Exchange, origin: string): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const headers = Object.entries(request.headers).filter(
    ([name, value]) => !LEFT_OUT.test(name) && !(name === 'accept' && value === '*/*'),
  );
  const usual = request.body === null ? 'GET' : 'POST';
  return [
    'curl',
    // Brackets in an address would else be ranges.
    ...(/[[\]{}]/.test(path) ? ['--globoff'] : []),
    ...(method === 'HEAD' ? ['--head'] : method === usual ? [] : ['-X', quoted(method)]),
    ...headers.flatMap(([name, value]) => ['-H', quoted(`${name}: ${value}`)]),
    ...(request.body === null ? [] : ['--data-raw', quoted(request.body)]),
    quoted(origin + path),
  ].join(' ');
}

/** One word of the shell, whatever it contains. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
