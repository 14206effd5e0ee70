/**
 * The base URL without a trailing slash.
 * @throws TypeError, which does not quote the value, that says what is wrong with it and what to give
 */
export function checkedBaseUrl(given: string | URL): string {
  const baseUrl = String(given);
  // `URL` alone reads `https:host` and spaces too, and its error would quote the value.
  const isAbsolute = /^\w+:\/\/[^\s/]\S*$/.test(baseUrl) && URL.canParse(baseUrl);
  const wrong = !isAbsolute
    ? 'is not an absolute URL'
    : !/^https?:/i.test(baseUrl)
      ? 'is not http or https'
      : /^\w+:..[^/]*@/.test(baseUrl)
        ? 'has credentials: pass them as auth'
        : /[?#]/.test(baseUrl) && 'has a query or hash';
  if (wrong) throw new TypeError(`baseUrl ${wrong}. Give one like https://host/v1.2/service`);
  return baseUrl.replace(/\/+$/, '');
}
