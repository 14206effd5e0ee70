import type { Fail } from './prepared.ts';

/**
 * The JSON body of a success. Undefined where it is empty, except for a 200 of GET, which is asked for its body.
 * @throws TelephonyError of kind `content-type` for a body of another type, `body` for one that broke off or is not JSON
 */
export async function readJson(response: Response, isGet: boolean, fail: Fail): Promise<unknown> {
  const { status } = response;
  const type = response.headers.get('Content-Type') ?? 'json';
  const isJson = /\bjson\b/i.test(type);
  let text: string;
  try {
    // What is not JSON stays readable for the caller.
    text = await (isJson ? response : response.clone()).text();
  } catch (cause) {
    throw fail('body', `${status}, but the body broke off`, { response, cause });
  }
  if (!text && !(isGet && status === 200)) return undefined;
  if (!isJson) throw fail('content-type', `${status}, but ${type} instead of JSON`, { response });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The reason that JSON.parse gives quotes the body, which may hold a token.
    const cause = new SyntaxError(`no JSON in ${text.length} characters`);
    throw fail('body', `${status}, but the body is not JSON`, { response, cause });
  }
}
