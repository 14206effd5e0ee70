import type { BodyReader } from './body-reader.ts';
import type { Fail } from './fail.ts';

/** Bytes that show what a body is. */
const HEAD = 64;

/** Longest error that is read as one, in bytes. */
const LONGEST_ERROR = 65_536;

/** What no text of this length is, but a token may be (ledger O-16). */
const SECRET = /[\w-]{32,}/g;

const JSON_BEGINS = /^\s*\{\s*(["}]|$)/;
const MARKUP_BEGINS = /^\s*<[!?a-z]/i;

/**
 * Refuses what is no file. Clients have saved errors as mp3: a success with a JSON error or a web page as its body is
 * told by its content type, and by its first characters where that lies or is missing.
 */
export async function refuseNoFile(
  path: string,
  { status, headers }: Response,
  body: BodyReader,
  fail: Fail,
): Promise<void> {
  if (status === 202)
    throw fail('queued', 'the export is made later and no file comes with this answer (ledger O-28)');
  const start = await body.peek(HEAD);
  if (start.length === 0) throw fail('body', 'but the file is empty');

  const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isBinary = /\.(mp3|pcap)$/.test(path);
  const head = new TextDecoder().decode(start);
  if (isWrongType(path, type)) throw await refused(body, fail, `${type} instead of a file`);
  if (isBinary && MARKUP_BEGINS.test(head)) throw fail('content-type', 'but a web page instead of a file');
  if (JSON_BEGINS.test(head)) {
    const error = await readError(body);
    // Text may begin like this, a recording or a capture never does.
    if (isBinary || error) throw await refused(body, fail, 'JSON instead of a file');
  }
}

/** Audio is `audio/*` (ledger O-06); bytes of no kind are let through. Of the others nothing is known (ledger N-50). */
function isWrongType(path: string, type: string): boolean {
  if (/\bjson\b|\bhtml\b/.test(type)) return true;
  return path.endsWith('.mp3') && type !== '' && !/^audio\/|\/octet-stream$/.test(type);
}

/** The error of a body that is no file, with what the platform says in it. */
async function refused(body: BodyReader, fail: Fail, what: string): Promise<Error> {
  const error = await readError(body);
  const message = typeof error?.message === 'string' && error.message ? `: ${error.message}` : '';
  return fail('content-type', `but ${what}${message}`, {
    errors: Array.isArray(error?.errors) ? error.errors : [],
  });
}

/** The error envelope `{message, errors}` in a body, if it is one. */
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
