import json from 'highlight.js/lib/languages/json';
import { codeBlock, make } from '../../scripts/elements.ts';
import type { ReceivedResponse } from './send-request.ts';
import type { TryItModel } from './outgoing-request.ts';
import { createHighlighter } from '../../code/highlighter.ts';

export function responseSummary(
  { responses }: TryItModel,
  { status, statusText, body, milliseconds }: ReceivedResponse,
): string {
  const meaning =
    responses[status] ?? responses[`${String(status)[0]}XX`] ?? 'The contract does not declare this status.';
  const size = body.size < 1000 ? `${body.size} bytes` : `${(body.size / 1000).toFixed(1)} kB`;
  return `${`${status} ${statusText}`.trim()}. ${meaning} ${milliseconds} ms, ${size}.`;
}

export async function responseView(
  { file }: TryItModel,
  { status, headers, body }: ReceivedResponse,
): Promise<HTMLElement> {
  const rows = headers.map(([name, value]) =>
    make('tr', {}, make('th', { scope: 'row' }, name), make('td', {}, value)),
  );
  return make(
    'div',
    {},
    make(
      'details',
      {},
      make('summary', {}, `Response headers that a page may read: ${headers.length}`),
      make('table', {}, make('tbody', {}, ...rows)),
    ),
    ...(await responseBody(body, status < 400 ? file : undefined)),
  );
}

const highlighter = createHighlighter({ json });
// Longer texts make a browser slow.
const MAX_COLOURED_LENGTH = 200_000;
const MAX_SHOWN_LENGTH = 1_000_000;

// Released when the next response arrives.
let objectUrls: string[] = [];

async function responseBody(body: Blob, file: string | undefined): Promise<HTMLElement[]> {
  for (const address of objectUrls) URL.revokeObjectURL(address);
  objectUrls = [];
  if (body.size === 0) return [make('p', {}, 'The response has no body.')];
  const type = body.type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (/\bjson\b/.test(type)) return jsonBody(await body.text());
  if (type.startsWith('audio/')) {
    return [
      make('audio', { controls: '', src: createObjectUrl(body), 'aria-label': 'The recording' }),
      saveLink(body, file),
    ];
  }
  if (type.startsWith('text/'))
    return [bodyBlock(make('code', {}, shortened(await body.text()))), saveLink(body, file)];
  return [saveLink(body, file)];
}

function jsonBody(text: string): HTMLElement[] {
  try {
    JSON.parse(text);
  } catch {
    return [
      make('p', { class: 'problem' }, 'The response claims to be JSON, but is not.'),
      bodyBlock(make('code', {}, shortened(text))),
    ];
  }
  const pretty = indentJson(text);
  const code = make('code');
  if (pretty.length > MAX_COLOURED_LENGTH) code.textContent = shortened(pretty);
  else code.innerHTML = highlighter.html(pretty, 'json');
  return [bodyBlock(code)];
}

const JSON_TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|\{\s*\}|\[\s*\]|[[\]{},:]|[^\s[\]{},:"]+/g;

// JSON.parse would round long ids, turn 0.10 into 0.1, and sort and drop keys.
export function indentJson(text: string): string {
  let line = '\n';
  const write = (token: string) => {
    if (token === ':') return ': ';
    if (token === '{' || token === '[') return token + (line += '  ');
    if (token === '}' || token === ']') return (line = line.slice(0, -2)) + token;
    return token === ',' ? token + line : token.replace(/^([[{])\s+/, '$1');
  };
  return text.match(JSON_TOKEN)!.map(write).join('');
}

function bodyBlock(code: HTMLElement): HTMLElement {
  return codeBlock(code, 'Copy the response', {
    tabindex: '0',
    class: 'body',
    'aria-label': 'Response body',
  });
}

function shortened(text: string): string {
  return text.length <= MAX_SHOWN_LENGTH
    ? text
    : `${text.slice(0, MAX_SHOWN_LENGTH)}\n… ${text.length - MAX_SHOWN_LENGTH} characters more`;
}

function saveLink(body: Blob, file = 'response'): HTMLElement {
  return make('p', {}, make('a', { href: createObjectUrl(body), download: file }, `Save ${file}`));
}

function createObjectUrl(body: Blob): string {
  const address = URL.createObjectURL(body);
  objectUrls.push(address);
  return address;
}
