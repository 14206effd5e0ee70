// https://name:password@host
const URL_PASSWORD = /(:\/\/[^/?#\s:@]{0,200}:)[^/?#\s@]{1,200}(?=@)/g;
const QUERY_VALUE = /([?&;]([^=&;?#\s"'<>]{1,200})=)[^&#\s"'<>]+/g;

/**
 * Masks the secrets of the addresses in a text: the password before a host, and the values of secret query parameters.
 *
 * @param isSecret Whether a parameter is secret, by its name.
 */
export function maskUrls(text: string, isSecret: (name: string) => boolean, mask: string): string {
  return text
    .replaceAll(URL_PASSWORD, (_, before: string) => `${before}${mask}`)
    .replaceAll(QUERY_VALUE, (all, before: string, name: string) =>
      isSecret(decoded(name)) ? `${before}${mask}` : all,
    );
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
