/**
 * The base address without a slash at its end.
 * @throws TypeError, without the value, where it is not an http(s) address, or holds a user, a query or a hash
 */
export function checkedBaseUrl(baseUrl: string): string {
  // The error of `new URL` would hold the value.
  if (!/^https?:\/\/[^\s?#@]+$/.test(baseUrl)) {
    throw new TypeError(
      'baseUrl must be an http(s) address without user, query and hash: https://host/v1.2/service',
    );
  }
  return baseUrl.replace(/\/+$/, '');
}
