import json from 'highlight.js/lib/languages/json';
import { createHighlighter } from '../../code/highlighter.ts';
import { copyButton } from '../../scripts/copy-button.ts';
import { make } from '../../scripts/make.ts';

const highlighter = createHighlighter({ json });
/** Longest text that is coloured, and longest that is shown, in characters: more makes a browser slow. */
const COLOURED = 200_000;
const SHOWN = 1_000_000;

/** Addresses of bodies on the page; those of the last response are released when another arrives. */
let held: string[] = [];

/** A body as one can read, hear or save it. `file` is the name to save it under. */
export async function responseBody(body: Blob, file: string | undefined): Promise<HTMLElement[]> {
  for (const address of held) URL.revokeObjectURL(address);
  held = [];
  if (body.size === 0) return [make('p', {}, 'The response has no body.')];
  const type = body.type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (/\bjson\b/.test(type)) return jsonBody(await body.text());
  if (type.startsWith('audio/')) {
    return [
      make('audio', { controls: '', src: hold(body), 'aria-label': 'The recording' }),
      saveLink(body, file),
    ];
  }
  if (type.startsWith('text/'))
    return [codeBlock(make('code', {}, shortened(await body.text()))), saveLink(body, file)];
  return [saveLink(body, file)];
}

function jsonBody(text: string): HTMLElement[] {
  let pretty: string;
  try {
    pretty = JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return [
      make('p', { class: 'problem' }, 'The response claims to be JSON, but is not.'),
      codeBlock(make('code', {}, shortened(text))),
    ];
  }
  const code = make('code');
  if (pretty.length > COLOURED) code.textContent = shortened(pretty);
  else code.innerHTML = highlighter.html(pretty, 'json');
  return [codeBlock(code)];
}

function codeBlock(code: HTMLElement): HTMLElement {
  const pre = make('pre', { tabindex: '0', class: 'body', 'aria-label': 'Response body' }, code);
  return make(
    'div',
    { class: 'code-block' },
    pre,
    copyButton(() => code.textContent, 'Copy the response'),
  );
}

function shortened(text: string): string {
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}\n… ${text.length - SHOWN} characters more`;
}

function saveLink(body: Blob, file = 'response'): HTMLElement {
  return make('p', {}, make('a', { href: hold(body), download: file }, `Save ${file}`));
}

function hold(body: Blob): string {
  const address = URL.createObjectURL(body);
  held.push(address);
  return address;
}
