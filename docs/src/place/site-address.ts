import { UserError } from '@telephony/contract/command-line';

export const UNPLACED = 'https://docs.example';

/** Names that are reserved for examples and tests (RFC 2606, RFC 6761). */
const RESERVED = /(?:^|\.)(?:example|invalid|test|localhost|example\.(?:com|net|org))$/;

export function siteAddress(text: string, { allowReserved = false } = {}): URL {
  const url = URL.parse(text);
  const hint = 'Give the whole address of the site, such as https://NAME.github.io/REPOSITORY/.';
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new UserError(`--address: "${text}" is not an address of http or https. ${hint}`);
  if (url.search || url.hash || url.username || url.password)
    throw new UserError(
      `--address: "${url.host}${url.pathname}" has a query, a fragment or a sign-in, which a site cannot have. ${hint}`,
    );
  if (!allowReserved && RESERVED.test(url.hostname))
    throw new UserError(
      `--address: ${url.hostname} is a placeholder: nobody could open the links of the site. ${hint}`,
    );
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

export function pathAt(site: URL, address: string): string {
  return site.pathname + address.slice(1);
}
