import { styleText } from 'node:util';
import type { RecordedRequest } from '../record/recorded-request.ts';

/** How long lines are buffered before they are written together, in milliseconds: a write costs as much as a response. */
const GATHERING = 20;

/** Log lines on standard output. */
export interface Log {
  line(text: string): void;
  /** Writes what is still buffered. */
  flush(): void;
}

export function createLog(): Log {
  let waiting = '';
  const flush = () => {
    if (waiting !== '') process.stdout.write(waiting);
    waiting = '';
  };
  return {
    line(text) {
      if (waiting === '') setTimeout(flush, GATHERING);
      waiting += `${text}\n`;
    },
    flush,
  };
}

type Told = Pick<RecordedRequest, 'method' | 'url' | 'status' | 'operationId' | 'milliseconds' | 'refusal'>;

/** One line for a request: method, address, status, operation, time, and why it was refused. */
export function requestLine({ method, url, status, operationId, milliseconds, refusal }: Told): string {
  const colour = status < 300 ? 'green' : status < 400 ? 'cyan' : status < 500 ? 'yellow' : 'red';
  const address = url.length > 160 ? `${url.slice(0, 160)}…` : url;
  const time = styleText('dim', `${milliseconds.toFixed(1)} ms`, { stream: process.stdout });
  const code = styleText(colour, String(status), { stream: process.stdout });
  const reason = refusal ? `  ${reasonOf(refusal)}` : '';
  return printable(`${method} ${address} `) + `${code} ${operationId ?? '-'} ${time}` + printable(reason);
}

function reasonOf({ message, errors }: NonNullable<Told['refusal']>): string {
  if (errors.length === 0) return message;
  const shown = errors.slice(0, 3).map(({ field, message: what }) => `${field}: ${what}`);
  return [...shown, ...(errors.length > 3 ? [`and ${errors.length - 3} more`] : [])].join('; ');
}

/** Control characters of a hostile address must not reach the terminal, nor tokens a log. */
const printable = (text: string): string =>
  text.replace(/[^\x20-\x7e…]/g, '?').replaceAll(/\b[0-9a-f]{40}\b/gi, '<token>');
