import type { OpenApiDocument } from './openapi-document.ts';

/**
 * Prefixes under which every operation answers, besides the bare origin: the path of the server address with each known
 * version and any service name (`/v1.2/voice`), the version alone, as the linking of webhooks writes it (ledger C-03),
 * and one of the user's own.
 */
export function basePathsOf(document: OpenApiDocument, own?: string): RegExp[] {
  const prefixes = [''];
  const server = document.servers?.[0];
  if (server) {
    const segments = server.url
      .replace(/^https?:\/\/[^/]*/, '')
      .split('/')
      .filter(Boolean);
    const pattern = segments.map((segment) => {
      const variable = /^\{(.+)\}$/.exec(segment)?.[1];
      const known = variable === undefined ? [segment] : server.variables?.[variable]?.enum;
      return known ? `/(?:${known.map(escape).join('|')})` : '/[^/]+';
    });
    if (pattern.length > 0) prefixes.push(pattern.join(''), pattern[0]!);
  }
  if (own && own !== '/') prefixes.push(escape(`/${own.replace(/^\/+|\/+$/g, '')}`));
  return prefixes.map((prefix) => new RegExp(`^${prefix}(?=/|$)`));
}

const escape = (text: string): string => RegExp.escape(text);
