import { styleText } from 'node:util';
import type { LogLevel } from '@telephony/contract/command-line';
import { type FieldError, REDACTED, Redactor } from '@telephony/contract';
import type { RecordedRequest, RequestListener } from './request-record.ts';
import type { HttpResponse, PassedResponse } from './response.ts';
import { headerPairs } from './server/raw-headers.ts';

/** Lines on standard output. */
export interface Log {
  line(text: string): void;
  /** Writes the lines that are still buffered. */
  flush(): void;
}

// A write costs as much as a response, so lines are written together.
const BUFFER_TIME_MS = 20;

export function createLog(): Log {
  let buffer = '';
  const flush = () => {
    if (buffer !== '') process.stdout.write(buffer);
    buffer = '';
  };
  return {
    line(text) {
      if (buffer === '') setTimeout(flush, BUFFER_TIME_MS);
      buffer += `${text}\n`;
    },
    flush,
  };
}

/**
 * Creates a listener that logs requests without their secrets; undefined at the level `silent`.
 *
 * @param secrets Secrets of the server itself.
 */
export function requestLog(
  log: Log,
  level: LogLevel,
  secrets: readonly string[] = [],
): RequestListener | undefined {
  if (level === 'silent') return undefined;
  const redactor = new Redactor();
  return (request, response, secretNames, path) => {
    const line = () => requestLine(redactor, request, path);
    redactor.secretNames = secretNames;
    for (const secret of secrets) redactor.learn(secret);
    redactor.learnFromHeaders(Object.entries(request.headers));
    if (level !== 'debug') {
      if (level === 'info' || request.status >= 400) log.line(line());
      return;
    }
    const write = (body: Body) => {
      const exchange = exchangeText(redactor, request, response, body);
      log.line(`${line()}\n${exchange}`);
    };
    if ('beginning' in response) void response.beginning.then(write);
    else write(response.body);
  };
}

function requestLine(
  redactor: Redactor,
  { method, url, status, operationId, milliseconds, refusal, warnings }: RecordedRequest,
  path?: string,
): string {
  const colour = status < 300 ? 'green' : status < 400 ? 'cyan' : status < 500 ? 'yellow' : 'red';
  const address = shortened(printable(redactor.redactLearnt(redactor.redactUrl(url, path))));
  const time = styleText('dim', `${milliseconds.toFixed(1)} ms`, { stream: process.stdout });
  const code = styleText(colour, String(status), { stream: process.stdout });
  const warning = warnings.length > 0 ? `  warning: ${errorList(warnings)}` : '';
  const reason = refusal ? `  ${errorList(refusal.errors) || refusal.message}` : warning;
  return `${printable(method)} ${address} ${code} ${operationId ?? '-'} ${time}${printable(redactor.redactLearnt(redactor.redactWithin(reason)))}`;
}

const MAX_ERRORS = 3;

function errorList(errors: readonly FieldError[]): string {
  const shown = errors.slice(0, MAX_ERRORS).map(({ field, message }) => `${field}: ${message}`);
  const rest = errors.length - MAX_ERRORS;
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
}

// A request and its response fit on one screen.
const MAX_LINES = 8;
const MAX_LINE_LENGTH = 160;
const MAX_BODY_BYTES = 64 * 1024;

type Body = Uint8Array | string | undefined;

function exchangeText(
  redactor: Redactor,
  { headers, body }: RecordedRequest,
  response: HttpResponse | PassedResponse,
  responseBody: Body,
): string {
  const responseHeaders =
    'rawHeaders' in response ? headerPairs(response.rawHeaders) : Object.entries(response.headers);
  const contentType = responseHeaders.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  // Both bodies are read before a line is written: each teaches the redactor its secrets.
  const request = bodyText(redactor, body, headers['content-type']);
  const answer = bodyText(redactor, responseBody, contentType);
  return [
    ...messageLines(redactor, '>', Object.entries(headers), request),
    ...messageLines(redactor, '<', responseHeaders, answer),
  ].join('\n');
}

function messageLines(
  redactor: Redactor,
  mark: string,
  headers: readonly [string, string][],
  body: string,
): string[] {
  const lines = [
    ...firstLines(headers.map((header) => headerText(redactor, header))),
    ...firstLines(body === '' ? [] : body.split('\n')),
  ];
  return lines.map((line) => `  ${mark} ${shortened(printable(redactor.redactLearnt(line)))}`);
}

function headerText(redactor: Redactor, [name, value]: [string, string]): string {
  if (redactor.isSecretField(name)) return `${name}: ${REDACTED}`;
  return `${name}: ${redactor.redactWithin(value)}`;
}

function bodyText(redactor: Redactor, body: Body, contentType = ''): string {
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body ?? []);
  if (bytes.length === 0) return '';
  if (!/json|^text\/|xml|urlencoded/i.test(contentType)) return `(${bytes.length} bytes)`;
  const text = bytes.subarray(0, MAX_BODY_BYTES).toString('utf8');
  try {
    const value: unknown = JSON.parse(text);
    redactor.learnFrom(value);
    return JSON.stringify(redactor.redactValue(value), null, 1);
  } catch {
    return redactor.redactText(text);
  }
}

function firstLines(lines: string[]): string[] {
  if (lines.length <= MAX_LINES) return lines;
  return [...lines.slice(0, MAX_LINES - 1), `… and ${lines.length - MAX_LINES + 1} more lines`];
}

// Control characters of a hostile client must not reach the terminal, nor tokens a log.
const printable = (text: string): string =>
  text.replace(/[^\x20-\x7e…]/g, '?').replaceAll(/\b[0-9a-f]{40}\b/gi, REDACTED);

const shortened = (text: string): string =>
  text.length > MAX_LINE_LENGTH ? `${text.slice(0, MAX_LINE_LENGTH)}…` : text;
