/** Path and query of a request. */
export interface RequestTarget {
  /** Still percent-encoded; every sequence in it can be decoded. */
  pathname: string;
  query: URLSearchParams;
}

/**
 * Reads the target of a request line. `new URL` does not help: it takes `//cdrs` for a host, resolves dots and lets
 * malformed percent-encoding through.
 *
 * @returns undefined when it is not an address, or its percent-encoding is malformed.
 */
export function readTarget(target: string): RequestTarget | undefined {
  // A proxy's form of the request line has the origin too (RFC 9112, 3.2.2).
  const path = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  const [address = ''] = path.split('#', 1);
  const mark = address.indexOf('?');
  const pathname = mark < 0 ? address : address.slice(0, mark);
  if (!pathname.startsWith('/') && pathname !== '') return undefined;
  try {
    decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  return { pathname: pathname || '/', query: new URLSearchParams(mark < 0 ? '' : address.slice(mark + 1)) };
}
