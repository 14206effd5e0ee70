import type { OpenApiDocument } from '../contract/openapi-document.ts';

/**
 * Takes `/v1.1/<service>` or `/v1.2/<service>` off an address. A version alone, as the linking of webhooks writes it
 * (`/v1.1/calls`, ledger C-03), is taken off where what follows is the first segment of a path of the contract; a service
 * cannot be called like one.
 */
export function createBasePath({ paths }: OpenApiDocument): (url: string) => string {
  const firstSegments = new Set(Object.keys(paths).map((path) => path.split(/[/?]/)[1]));
  return (asked) => {
    // A request line may have the whole address (RFC 9112, section 3.2.2), as proxies write it.
    const url = asked.replace(/^https?:\/\/[^/?]*\/?/i, '/');
    const [, rest, segment] = /^\/v1\.[12](\/([^/?]+).*)$/.exec(url) ?? [];
    // The router decodes an address: what would then begin like PREFIX does not come from here.
    if (rest === undefined || segment === undefined) return /^\/+%00/.test(url) ? PREFIX : url;
    const bare = firstSegments.has(segment) ? rest : rest.slice(1 + segment.length);
    // What is left stays apart from the addresses that are not under a version, such as the page at `/`.
    return `${PREFIX}${bare === '' || bare.startsWith('?') ? `/${bare}` : bare}`;
  };
}

/** Stands before the paths of the contract within the server; no address from outside begins with it. */
export const PREFIX = '/\u0000api';
