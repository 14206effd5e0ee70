import { styleText } from 'node:util';
import type { LogLevel } from '@telephony/command-line';
import type { FieldError } from '@telephony/contract';
import type { RecordedRequest, RequestListener } from './request-record.ts';
import {
  createRedactor,
  isSecretField,
  REDACTED,
  type Redactor,
  redactQuery,
  redactText,
  redactValue,
} from './redact.ts';
import type { HttpResponse, PassedResponse } from './response.ts';

/** Writes requests to a log, as a level says; undefined where it says nothing of them. */
export function requestLog(log: Log, level: LogLevel): RequestListener | undefined {
  if (level === 'silent') return undefined;
  const redactor = createRedactor();
  if (level === 'debug')
    return (request, response) => {
      redactor.learnFromHeaders(Object.entries(request.headers));
      const write = (body: Uint8Array | string | undefined) => {
        const exchange = exchangeText(redactor, request, response, body);
        log.line(`${requestLine(redactor, request)}\n${exchange}`);
      };
      if ('beginning' in response) void response.beginning.then(write);
      else write(response.body);
    };
  return (request) => {
    redactor.learnFromHeaders(Object.entries(request.headers));
    if (level === 'info' || request.status >= 400) log.line(requestLine(redactor, request));
  };
}

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

type Told = Pick<
  RecordedRequest,
  'method' | 'url' | 'status' | 'operationId' | 'milliseconds' | 'refusal' | 'warnings'
>;

function requestLine(
  redactor: Redactor,
  { method, url, status, operationId, milliseconds, refusal, warnings }: Told,
): string {
  const colour = status < 300 ? 'green' : status < 400 ? 'cyan' : status < 500 ? 'yellow' : 'red';
  const address = shortened(printable(redactor.text(redactQuery(url))));
  const time = styleText('dim', `${milliseconds.toFixed(1)} ms`, { stream: process.stdout });
  const code = styleText(colour, String(status), { stream: process.stdout });
  const warning = warnings.length > 0 ? `  warning: ${listed(warnings)}` : '';
  const reason = refusal ? `  ${listed(refusal.errors) || refusal.message}` : warning;
  return `${printable(method)} ${address} ${code} ${operationId ?? '-'} ${time}${printable(redactor.text(reason))}`;
}

function listed(errors: readonly FieldError[]): string {
  const shown = errors.slice(0, 3).map(({ field, message: what }) => `${field}: ${what}`);
  return [...shown, ...(errors.length > 3 ? [`and ${errors.length - 3} more`] : [])].join('; ');
}

/** Most lines of each part, so that a request and its response fit on one screen. */
const MOST_LINES = 8;
/** Most bytes of a body that are looked at. */
const MOST_BYTES = 64 * 1024;

type Bytes = Uint8Array | string | undefined;

function exchangeText(
  redactor: Redactor,
  { headers, body }: Pick<RecordedRequest, 'headers' | 'body'>,
  response: HttpResponse | PassedResponse,
  responseBody: Bytes,
): string {
  const sent = 'rawHeaders' in response ? pairsOf(response.rawHeaders) : Object.entries(response.headers);
  const request = [Object.entries(headers), textOf(redactor, body, headers['content-type'])] as const;
  const type = sent.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  const back = textOf(redactor, responseBody, type);
  return [...partText(redactor, '>', ...request), ...partText(redactor, '<', sent, back)].join('\n');
}

function partText(
  redactor: Redactor,
  mark: string,
  headers: readonly [string, string][],
  body: string,
): string[] {
  const lines = [
    ...shortList(headers.map(([name, value]) => headerText(name, value))),
    ...shortList(body === '' ? [] : body.split('\n')),
  ];
  return lines.map((line) => `  ${mark} ${shortened(printable(redactor.text(line)))}`);
}

function headerText(name: string, value: string): string {
  if (isSecretField(name)) return `${name}: ${REDACTED}`;
  return `${name}: ${/^(?:location|referer)$/i.test(name) ? redactQuery(value) : value}`;
}

function textOf(redactor: Redactor, body: Bytes, type = ''): string {
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body ?? []);
  if (bytes.length === 0) return '';
  if (!/json|^text\/|xml|urlencoded/i.test(type)) return `(${bytes.length} bytes)`;
  const text = bytes.subarray(0, MOST_BYTES).toString('utf8');
  try {
    const value: unknown = JSON.parse(text);
    redactor.learnFrom(value);
    return JSON.stringify(redactValue(value), null, 1);
  } catch {
    return redactText(text);
  }
}

const shortList = (lines: string[]): string[] =>
  lines.length > MOST_LINES
    ? [...lines.slice(0, MOST_LINES - 1), `… and ${lines.length - MOST_LINES + 1} more lines`]
    : lines;

function pairsOf(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : [],
  );
}

/** Control characters of a hostile client must not reach the terminal, nor tokens a log. */
const printable = (text: string): string =>
  text.replace(/[^\x20-\x7e…]/g, '?').replaceAll(/\b[0-9a-f]{40}\b/gi, REDACTED);

const LONGEST = 160;

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
