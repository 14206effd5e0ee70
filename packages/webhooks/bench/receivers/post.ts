/** A POST of JSON. */
export function post(body: string, headers: Record<string, string>, path = '/hooks'): Request {
  return new Request(`https://receiver.example${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}
