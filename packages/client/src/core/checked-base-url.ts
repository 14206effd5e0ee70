/**
 * The base URL without a trailing slash.
 * @throws TypeError, which does not quote the value, if it is not an http(s) URL, or has a user, a query or a hash
 */
export function checkedBaseUrl(baseUrl: string): string {
  // The error of `new URL` would quote the value.
  if (!/^https?:\/\/[^\s?#@]+$/.test(baseUrl)) {
    throw new TypeError('baseUrl must be like https://host/v1.2/service');
  }
  return baseUrl.replace(/\/+$/, '');
}
