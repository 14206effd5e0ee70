import type { OpenApiDocument } from '../document/openapi-document.ts';
import { escapePattern } from './escape-pattern.ts';

/**
 * Prefixes under which every operation is served, in the order in which they are tried: one of the user's own, the bare
 * origin, a version alone, as the linking of webhooks writes it (ledger C-03), and the path of the server address with each
 * known version and any service name (`/v1.2/voice`). The version alone comes before the service: `/v1.1/calltracking/cdrs`
 * is not `/cdrs` of a service that is called calltracking.
 *
 * @param own A further prefix, such as `/api`.
 */
export function basePathsOf({ servers = [] }: OpenApiDocument, own?: string): RegExp[] {
  const prefixes = [''];
  const [server] = servers;
  const path = server?.url.replace(/^https?:\/\/[^/]*/, '') ?? '';
  const patterns = segmentsOf(path).map((segment) => {
    const variable = /^\{(.+)\}$/.exec(segment)?.[1];
    const known = variable === undefined ? [segment] : server?.variables?.[variable]?.enum;
    return known ? `/(?:${known.map(escapePattern).join('|')})` : '/[^/]+';
  });
  for (let length = 1; length <= patterns.length; length++) prefixes.push(patterns.slice(0, length).join(''));
  const ownSegments = segmentsOf(own ?? '');
  if (ownSegments.length > 0) prefixes.unshift(escapePattern(`/${ownSegments.join('/')}`));
  return prefixes.map((prefix) => new RegExp(`^${prefix}(?=/|$)`));
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
