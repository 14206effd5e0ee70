import type { Router } from '@telephony/contract';

/**
 * Takes the base path off the addresses of the contract's operations. What is left stays apart from the addresses that are
 * not the contract's, such as the page at `/`.
 */
export function createBasePath(router: Router): (url: string) => string {
  return (asked) => {
    // A request line may have the whole address (RFC 9112, section 3.2.2), as proxies write it.
    const url = asked.replace(/^https?:\/\/[^/?]*\/?/i, '/');
    const mark = url.indexOf('?');
    const pathname = mark < 0 ? url : url.slice(0, mark);
    const bare = router.withoutBasePath(pathname);
    // The router of the server decodes an address: what would then begin like PREFIX does not come from here.
    if (bare === undefined) return /^\/+%00/.test(url) ? PREFIX : url;
    return PREFIX + bare + url.slice(pathname.length);
  };
}

/** Prefix of the contract's paths within the server; no address from outside begins with it. */
export const PREFIX = '/\u0000api';
