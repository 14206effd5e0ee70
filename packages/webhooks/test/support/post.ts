/** A delivery as the platform makes it: a POST of JSON. */
export function post(body: unknown, init: { path?: string; headers?: Record<string, string> } = {}): Request {
  const { path = '/hooks', headers = {} } = init;
  return new Request(`https://receiver.example${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** An `Authorization` header of HTTP Basic. */
export function basic(username: string, password: string): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
}
