import { Element } from '../element.ts';
import type { Rule } from '../visitor.ts';

const SEGMENT = String.raw`([a-z0-9]+|\{[a-z0-9_]+\})(\.[a-z0-9]+)?`;

/** A path of the API: lower case, and no slash at its end. */
export const PATH: RegExp = new RegExp(`^(/${SEGMENT})+$`);

/** Paths are in lower case without signs between the words, as the platform's are, and have no slash at their end. */
export const rule: Rule = () => ({
  Paths(node, context) {
    for (const [path, item] of Element.of(node, context).entries()) {
      if (PATH.test(path)) continue;
      const message = path.endsWith('/')
        ? `${path} ends with a slash. Remove it.`
        : `${path} is not in lower case without - and _. Write ${lower(path)}.`;
      context.report({ message, location: item.writtenAt.key() });
    }
  },
});

function lower(path: string): string {
  return path.replaceAll(/[^/{}]+(?![^{]*\})/g, (name) => name.toLowerCase().replaceAll(/[-_]/g, ''));
}
