import { type Drawn, h } from './element.ts';
import type { Message } from '../../generated/control.ts';

/** Headers and body of a request or response. */
export function messageView(title: string, { headers, body, bytes }: Message): Drawn {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const left = body === null && bytes > 0 ? `(${bytes} bytes that are not shown)` : '';
  return h(
    'div',
    { key: title },
    h('h3', {}, title),
    h('pre', {}, [lines.join('\n'), body === null ? left : prettyText(body)].filter(Boolean).join('\n\n')),
  );
}

/** JSON with its lines; another text as it is. */
function prettyText(text: string): string {
  try {
    return prettyJson(JSON.parse(text));
  } catch {
    return text;
  }
}

/** A value as JSON with its lines. */
export function prettyJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}
