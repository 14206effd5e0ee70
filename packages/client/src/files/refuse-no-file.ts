import { fieldErrorsOf } from '../core/field-errors-of.ts';
import type { BodyReader } from './body-reader.ts';
import type { Fail } from './fail.ts';

/** Bytes that suffice to recognize what a body is. */
const HEAD = 64;

/** Bytes of an error body that are read at most. */
const LONGEST_ERROR = 65_536;

/** No ordinary word is this long, but a token may be (ledger O-16). */
const SECRET = /[\w-]{32,}/g;

const JSON_BEGINS = /^\s*\{\s*(["}]|$)/;
const MARKUP_BEGINS = /^\s*<[!?a-z]/i;

/**
 * Rejects a body that is not a file. Clients have saved errors as mp3: a success whose body is a JSON error or a web page
 * is recognized by its content type, or by its first characters if that is wrong or missing.
 */
export async function refuseNoFile(
  path: string,
  { status, headers }: Response,
  body: BodyReader,
  fail: Fail,
): Promise<void> {
  if (status === 202) throw fail('queued', 'the export is queued, so there is no file yet (ledger O-28)');
  // No range was asked for. Some proxies send this from a part that they hold.
  if (status === 206) throw fail('body', 'but this is a part of the file');
  const start = await body.peek(HEAD);
  if (start.length === 0) throw fail('body', 'but the file is empty');

  const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isBinary = /\.(mp3|pcap)$/.test(path);
  const head = new TextDecoder().decode(start);
  if (isWrongType(path, type)) throw await refused(body, fail, `the body is ${type} instead of a file`);
  if (isBinary && MARKUP_BEGINS.test(head))
    throw fail('content-type', 'but the body is a web page instead of a file');
  if (JSON_BEGINS.test(head)) {
    const error = await readError(body);
    // A text file may begin like this, a recording or a capture never does.
    if (isBinary || error) throw await refused(body, fail, 'the body is JSON instead of a file');
  }
}

/** Audio is `audio/*` (ledger O-06); untyped bytes are accepted. The types of other files are unknown (ledger N-50). */
function isWrongType(path: string, type: string): boolean {
  if (/\bjson\b|\bhtml\b/.test(type)) return true;
  return path.endsWith('.mp3') && type !== '' && !/^audio\/|\/octet-stream$/.test(type);
}

/** The error for a body that is not a file, with the platform's message if it has one. */
async function refused(body: BodyReader, fail: Fail, what: string): Promise<Error> {
  const error = await readError(body);
  const message = typeof error?.message === 'string' && error.message ? `: ${error.message}` : '';
  return fail('content-type', `but ${what}${message}`, {
    fieldErrors: fieldErrorsOf(error?.errors),
  });
}

/** The error envelope `{message, errors}`, if the body is one. */
async function readError(body: BodyReader): Promise<{ message?: unknown; errors?: unknown } | undefined> {
  const text = new TextDecoder().decode(await body.peek(LONGEST_ERROR));
  try {
    const value: unknown = JSON.parse(text.replaceAll(SECRET, '***'));
    const isError = typeof value === 'object' && value !== null && ('message' in value || 'errors' in value);
    return isError ? value : undefined;
  } catch {
    return undefined;
  }
}
