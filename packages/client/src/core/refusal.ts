import type { Fail } from './fail.ts';
import type { TelephonyError } from './telephony-error.ts';

/**
 * Creates the error for a response that is not a success. The status alone decides: the body may be the envelope
 * `{message, errors}`, empty, a web page or incomplete.
 */
export async function refusal(response: Response, url: string, fail: Fail): Promise<TelephonyError> {
  const { status, statusText, headers, type } = response;
  if (type === 'opaqueredirect') return fail('status', 'redirect not followed', { status, response });
  const location = headers.get('Location');
  if (status < 400 && location) {
    const target = URL.canParse(location, url) ? new URL(location, url).origin : 'an invalid URL';
    return fail('status', `${status}, redirect to ${target} not followed`, {
      status,
      response,
    });
  }
  let body: { message?: unknown; errors?: unknown } | null | undefined;
  let cause: unknown;
  try {
    // The body stays readable for the caller.
    body = JSON.parse(await response.clone().text()) as typeof body;
  } catch (error) {
    // A body that is not JSON adds nothing; an incomplete one does.
    if (!(error instanceof SyntaxError)) cause = error;
  }
  const message = typeof body?.message === 'string' ? body.message : '';
  const errors = Array.isArray(body?.errors) ? body.errors : [];
  return fail('status', `${status} ${message || statusText}`.trimEnd(), { status, errors, response, cause });
}
