import type { Fail } from './fail.ts';

/**
 * Reads the JSON body of a success. Returns undefined if it is empty, except for a 200 of GET, which must have a body.
 * @throws TelephonyError of kind `content-type` for a body of another type, `body` for one that is incomplete or not JSON
 */
export async function readJson(response: Response, isGet: boolean, fail: Fail): Promise<unknown> {
  const { status } = response;
  const type = response.headers.get('Content-Type') ?? 'json';
  const isJson = /\bjson\b/i.test(type);
  let text: string;
  try {
    // A body that is not JSON stays readable for the caller.
    text = await (isJson ? response : response.clone()).text();
  } catch (cause) {
    throw fail('body', `${status}, but the body is incomplete`, { response, cause });
  }
  if (!text && !(isGet && status === 200)) return undefined;
  if (!isJson) throw fail('content-type', `${status}, but the body is ${type} instead of JSON`, { response });
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The message of JSON.parse quotes the body, which may hold a token.
    const cause = new SyntaxError(`not JSON: ${text.length} characters`);
    throw fail('body', `${status}, but the body is not JSON`, { response, cause });
  }
}
