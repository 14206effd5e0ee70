import type { Fail } from './fail.ts';
import { fieldErrorsOf } from './field-errors-of.ts';
import type { TelephonyError } from './telephony-error.ts';

/**
 * Creates the error for a response that is not a success. The status alone decides: the body may be the envelope
 * `{message, errors}`, empty, a web page or incomplete.
 */
export async function refusal(response: Response, url: string, fail: Fail): Promise<TelephonyError> {
  const { status, headers } = response;
  let body: { message?: unknown; errors?: unknown } | null | undefined;
  let cause: unknown;
  try {
    // The body stays readable for the caller.
    body = JSON.parse(await response.clone().text()) as typeof body;
  } catch (error) {
    // A body that is not JSON adds nothing; an incomplete one does.
    if (!(error instanceof SyntaxError)) cause = error;
  }
  const fieldErrors = fieldErrorsOf(body?.errors);
  const { field, message } = fieldErrors[0] ?? {};
  const location = status < 400 && headers.get('Location');
  const said =
    location || !status
      ? `redirect to ${(location && URL.parse(location, url)?.origin) || 'an unknown URL'} not followed`
      : (typeof body?.message === 'string' && body.message) || response.statusText;
  const reason = [said, field, message].filter(Boolean).join(': ');
  return fail('status', `${status} ${reason}`.trimEnd(), { fieldErrors, response, cause });
}
