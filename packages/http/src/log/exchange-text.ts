import { isSecretHeader } from '../redact/secret-names.ts';
import { REDACTED, redactQuery, redactText, redactValue } from '../redact/redact-text.ts';
import type { RecordedRequest } from '../record/recorded-request.ts';
import type { HttpResponse } from '../response/http-response.ts';
import type { PassedResponse } from '../response/passed-response.ts';
import { printable, shortened } from './printable.ts';

/** Most lines of each part, so that a request and its response fit on one screen. */
const MOST_LINES = 8;
/** Most bytes of a body that are looked at. */
const MOST_BYTES = 64 * 1024;

type Bytes = Uint8Array | string | undefined;

/** Headers and bodies of a request and its response, without secrets, and shortened to one screen. */
export function exchangeText(
  { headers, body }: Pick<RecordedRequest, 'headers' | 'body'>,
  response: HttpResponse | PassedResponse,
  responseBody: Bytes,
): string {
  const sent = 'rawHeaders' in response ? pairsOf(response.rawHeaders) : Object.entries(response.headers);
  return [...partText('>', Object.entries(headers), body), ...partText('<', sent, responseBody)].join('\n');
}

function partText(mark: string, headers: readonly [string, string][], body: Bytes): string[] {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const lines = [
    ...shortList(headers.map(([name, value]) => headerText(name, value))),
    ...shortList(bodyLines(body, type)),
  ];
  return lines.map((line) => `  ${mark} ${printable(shortened(line))}`);
}

function headerText(name: string, value: string): string {
  if (isSecretHeader(name)) return `${name}: ${REDACTED}`;
  return `${name}: ${/^(location|referer)$/i.test(name) ? redactQuery(value) : value}`;
}

function bodyLines(body: Bytes, type: string): string[] {
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body ?? []);
  if (bytes.length === 0) return [];
  if (!/json|^text\/|xml|urlencoded/i.test(type)) return [`(${bytes.length} bytes)`];
  const text = bytes.subarray(0, MOST_BYTES).toString('utf8');
  return jsonText(text).split('\n');
}

function jsonText(text: string): string {
  try {
    return JSON.stringify(redactValue(JSON.parse(text)), null, 1);
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
