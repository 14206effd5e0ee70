/** What is wrong with a base URL that looks like this. The first that fits is told. */
const FAULTS = [
  [/^$/, 'is not set'],
  [/^(?![a-z][\w+.-]*:\/\/[^/])/i, 'is not absolute'],
  [/^(?!https?:)/i, 'is neither http nor https'],
  [/^[^/]*\/\/[^/]*@/, 'has credentials, which belong in auth'],
  [/[?#]/, 'has a query or a hash'],
  [/\s/, 'has a space or a line break'],
] as const;

/**
 * The base URL without a trailing slash.
 * @throws TypeError, which does not quote the value, that says what is wrong with it and what to give
 */
export function checkedBaseUrl(given: string | null | undefined): string {
  const baseUrl = given ?? '';
  const wrong =
    FAULTS.find(([fault]) => fault.test(baseUrl))?.[1] ?? (URL.canParse(baseUrl) ? '' : 'is not a URL');
  if (wrong) throw new TypeError(`baseUrl ${wrong}. Give one like https://host/v1.2/service`);
  return baseUrl.replace(/\/+$/, '');
}
