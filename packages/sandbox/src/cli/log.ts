import { styleText } from 'node:util';
import type { AnsweredRequest } from '../http/answered-request.ts';

/** Log lines on standard output. */
export interface Log {
  line(text: string): void;
  /** Writes what is still buffered. */
  flush(): void;
}

/** Lines of one turn of the event loop are written together: a write costs as much as a response. */
export function createLog(): Log {
  let waiting = '';
  const flush = () => {
    if (waiting !== '') process.stdout.write(waiting);
    waiting = '';
  };
  return {
    line(text) {
      if (waiting === '') setImmediate(flush);
      waiting += `${text}\n`;
    },
    flush,
  };
}

/** One line for a request: method, address, status, operation, time. */
export function requestLine({ method, url, status, operationId, milliseconds }: AnsweredRequest): string {
  const colour = status < 300 ? 'green' : status < 400 ? 'cyan' : status < 500 ? 'yellow' : 'red';
  const address = url.length > 160 ? `${url.slice(0, 160)}…` : url;
  const time = styleText('dim', `${milliseconds.toFixed(1)} ms`, { stream: process.stdout });
  const code = styleText(colour, String(status), { stream: process.stdout });
  return `${method} ${printable(address)} ${code} ${operationId ?? '-'} ${time}`;
}

/** Control characters of a hostile address must not reach the terminal. */
const printable = (text: string): string => text.replace(/[^\x20-\x7e…]/g, '?');
