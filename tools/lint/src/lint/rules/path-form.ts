import { Element } from '../element.ts';
import type { Rule } from '../visitor.ts';

const SEGMENT = String.raw`([a-z0-9]+|\{[a-z0-9_]+\})(\.[a-z0-9]+)?`;

/** A path of the API: lower case, and no slash at its end. */
export const PATH: RegExp = new RegExp(`^(/${SEGMENT})+$`);

/** Paths are in lower case without signs between the words, as the platform's are, with no slash at their end and no query. */
export const rule: Rule = () => ({
  Paths(node, context) {
    for (const [path, item] of Element.of(node, context).entries()) {
      if (PATH.test(path)) continue;
      const message = faultOf(path);
      context.report({ message, location: item.writtenAt.key() });
    }
  },
});

function faultOf(path: string): string {
  if (path.endsWith('/')) return `${path} ends with a slash. Remove it.`;
  const [bare = '', query] = path.split('?');
  if (query !== undefined)
    return `${path} has a query. Write ${bare}, and the query as parameters with in: query.`;
  return `${path} is not in lower case without - and _. Write ${lower(path)}.`;
}

function lower(path: string): string {
  return path.replaceAll(/[^/{}]+(?![^{]*\})/g, (name) => name.toLowerCase().replaceAll(/[-_]/g, ''));
}
