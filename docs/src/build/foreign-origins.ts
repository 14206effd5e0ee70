/** Hosts that Redoc's script or markup names without asking them: links, namespaces, comments, error texts. */
const ONLY_TEXT = new Set([
  'chatgpt.com',
  'claude.ai',
  'commonmark.org',
  'en.wikipedia.org',
  'example.com',
  'github.com',
  'json-schema.org',
  'localhost',
  'react.dev',
  'reactrouter.com',
  'redocly.com',
  'spec.openapis.org',
  'www.w3.org',
  'yarnpkg.com',
]);

const ADDRESS = /\b(?:https?|wss?):\/\/([a-z0-9.-]+\.[a-z]{2,}|localhost)[^\s"'`<>)\\]*/gi;
/** Markup and styles that load what they name as soon as the page is read. */
const LOADING =
  /(?:\bsrc(?:set)?=["']?|\burl\(["']?|@import\s+["']|<link\b[^>]*\bhref=["']?)\s*((?:https?:)?\/\/[a-z0-9.-]+\.[a-z]{2,}[^\s"'`<>)]*)/gi;

/**
 * The foreign addresses of a page that a reader's browser may ask: any that is loaded by markup, and any other whose
 * host is neither known as text only nor a host that the contract itself names.
 */
export function foreignOrigins(page: string, bundle: string): string[] {
  const named = new Set([...bundle.matchAll(ADDRESS)].map(([, host]) => host));
  const loaded = [...page.matchAll(LOADING)].map(([, address]) => String(address));
  const unknown = [...page.matchAll(ADDRESS)].flatMap(([address, host]) =>
    host === undefined || ONLY_TEXT.has(host) || named.has(host) ? [] : [address],
  );
  return [...new Set([...loaded, ...unknown])].toSorted();
}
