import type { Fail } from './prepared.ts';
import type { TelephonyError } from './telephony-error.ts';

/** A token below this length is none, but the name of something that the platform may well speak of. */
const SHORTEST_SECRET = 8;

/**
 * The error of an answer that is no success. Decided on the status alone: the body may be the envelope
 * `{message, errors}`, empty, a web page or cut. The token is taken out of what the platform says.
 */
export async function refusal(
  response: Response,
  url: string,
  fail: Fail,
  token: string | undefined,
): Promise<TelephonyError> {
  const { status, statusText, headers, type } = response;
  if (type === 'opaqueredirect') return fail('status', 'a redirect is not followed', { status, response });
  const location = headers.get('Location');
  if (status < 400 && location) {
    const target = URL.canParse(location, url) ? new URL(location, url).origin : 'an unreadable address';
    return fail('status', `${status}, the redirect to ${target} is not followed`, { status, response });
  }
  let body: { message?: unknown; errors?: unknown } | null | undefined;
  let cause: unknown;
  try {
    // The body stays readable for the caller.
    const text = await response.clone().text();
    body = JSON.parse(
      token && token.length >= SHORTEST_SECRET ? text.replaceAll(token, '***') : text,
    ) as typeof body;
  } catch (error) {
    // A body that is not JSON says nothing; one that broke off does.
    if (!(error instanceof SyntaxError)) cause = error;
  }
  const message = typeof body?.message === 'string' ? body.message : '';
  const errors = Array.isArray(body?.errors) ? body.errors : [];
  return fail('status', `${status} ${message || statusText}`.trimEnd(), { status, errors, response, cause });
}
