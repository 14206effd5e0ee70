import { copyButton } from '../../scripts/copy-button.ts';
import { make } from '../../scripts/make.ts';
import { MASK, type OutgoingRequest } from './outgoing-request.ts';

/** Shows the request that would be sent now, and the same for cURL. */
export function requestPreview(): { element: HTMLElement; show(request: OutgoingRequest): void } {
  const shown = make('pre', { class: 'request', tabindex: '0', 'aria-label': 'The request' });
  const curl = make('pre', { class: 'curl', tabindex: '0', 'aria-label': 'The request as cURL' });
  const copy = copyButton(() => curl.textContent, 'Copy the request as cURL');
  const element = make(
    'section',
    {},
    make('h3', {}, 'The request'),
    make('div', { class: 'code-block' }, shown),
    make('p', { class: 'fact' }, 'The browser adds headers of its own, such as Origin.'),
    make('details', {}, make('summary', {}, 'As cURL'), make('div', { class: 'code-block' }, curl, copy)),
  );
  return {
    element,
    show(request) {
      const headers = request.headers.map(([name, value]) => `${name}: ${value}`);
      if (request.token !== '') headers.push(`X-Auth-Token: ${MASK}`);
      const lines = [`${request.method} ${request.shownUrl}`, ...headers];
      if (request.body !== undefined) lines.push('', request.body);
      shown.textContent = lines.join('\n');
      curl.textContent = request.curl;
    },
  };
}
