/** A URL as it can be requested and shown, and its user and password as the value of `Authorization`. */
export function withoutCredentials(address: string): { url: URL; authorization: string | undefined } {
  const url = new URL(address);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  if (username === '' && password === '') return { url, authorization: undefined };
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { url, authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
}
