import type { Fail, FieldIssue, TelephonyError } from './telephony-error.ts';

// JSON is in UTF-8 (RFC 8259, section 8.1), but a proxy may have converted it to one of these, and says so.
const OTHER_CHARSET = /charset="?((iso-8859|windows-125|utf-16)[\w-]*)/i;

export async function readJson(
  response: Response,
  isGet: boolean,
  fail: Fail,
  maxBytes: number,
  bigInteger: (digits: string) => unknown = String,
): Promise<unknown> {
  const { status } = response;
  const type = response.headers.get('Content-Type') ?? 'json';
  const isJson = /\bjson\b/i.test(type);
  let text: string;
  try {
    // A body that is not JSON stays readable for the caller.
    const body = isJson ? response : response.clone();
    const charset = OTHER_CHARSET.exec(type)?.[1];
    text = await readText(body, maxBytes, charset);
  } catch (cause) {
    if (cause instanceof RangeError)
      throw fail('body', `${status}, but ${cause.message}`, { response, cause });
    throw fail('body', `${status}, but the body is incomplete`, { phase: 'body', response, cause });
  }
  if (!text && !(isGet && status === 200)) return undefined;
  if (!isJson) throw fail('content-type', `${status}, but the body is ${type} instead of JSON`, { response });
  try {
    return parseJson(text, bigInteger);
  } catch {
    // The message of JSON.parse quotes the body, which may hold a token.
    throw fail('body', `${status}, but the body is not JSON: ${text.length} characters`, { response });
  }
}

// Counts the bytes after decompression, since a few can become gigabytes.
async function readText(response: Response, maxBytes: number, charset = 'utf-8'): Promise<string> {
  // Not every platform's fetch has streams.
  if (!response.body) return response.text();
  const reader = response.body.getReader();
  const decoder = new TextDecoder(charset);
  let text = '';
  for (let left = maxBytes; ;) {
    const { value } = await reader.read();
    if (!value) return text + decoder.decode();
    left -= value.length;
    if (left < 0) {
      const error = tooLargeError(maxBytes);
      reader.cancel(error).catch(() => {});
      throw error;
    }
    text += decoder.decode(value, { stream: true });
  }
}

export const tooLargeError = (maxBytes: number): RangeError =>
  new RangeError(`the body has more than ${maxBytes} bytes; maxBodyBytes allows more`);

// Integers beyond 2^53 are not rounded. A text without any costs one search.
export function parseJson(text: string, bigInteger: (digits: string) => unknown): unknown {
  return /\d{16}/.test(text)
    ? JSON.parse(text, (_, value: unknown, token?: { source?: string }) =>
        // Without its source, a number may already be another; this throws.
        typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(token!.source!)
          ? bigInteger(token!.source!)
          : value,
      )
    : (JSON.parse(text) as unknown);
}

export async function statusError(
  response: Response,
  url: string,
  fail: Fail,
  maxBytes: number,
): Promise<TelephonyError> {
  const { status, headers } = response;
  let body: { message?: unknown; errors?: unknown } | null | undefined;
  let cause: unknown;
  try {
    // The body stays readable for the caller.
    body = JSON.parse(await readText(response.clone(), maxBytes)) as typeof body;
  } catch (error) {
    // A body that is not JSON adds nothing; an incomplete one does.
    if (!(error instanceof SyntaxError)) cause = error;
    // Free the connection: the caller may not read the rest.
    if (error instanceof RangeError) response.body?.cancel().catch(() => {});
  }
  const fieldErrors = fieldErrorsIn(body?.errors);
  const { field, message } = fieldErrors[0] ?? {};
  const location = status < 400 && headers.get('Location');
  const summary =
    location || !status
      ? `redirect to ${(location && URL.parse(location, url)?.origin) || 'an unknown URL'} not followed`
      : (typeof body?.message === 'string' && body.message) || response.statusText;
  const reason = [summary, field, message].filter(Boolean).join(': ');
  return fail('status', `${status} ${reason}`.trimEnd(), { fieldErrors, response, cause });
}

// The platform sends objects, some with a code, or texts, or none (ledger O-02).
export function fieldErrorsIn(errors: unknown): FieldIssue[] {
  return (Array.isArray(errors) ? errors : []).flatMap((error: unknown) => {
    const { field, message, code } = (
      typeof error === 'string' ? { message: error } : (error ?? {})
    ) as Partial<Record<keyof FieldIssue, unknown>>;
    return message || field ? { field: text(field), message: text(message), code: text(code) } : [];
  });
}

const text = (value: unknown) => (/^(string|number)$/.test(typeof value) ? String(value) : '');
