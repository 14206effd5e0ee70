import { isJsonObject } from '@telephony/contract';
import type { Rule } from '../visitor.ts';

/**
 * `/cdrs/{id}.trace` comes after `/cdrs/{id}`. Both match a request for the former, and Prism takes the path that is
 * written last: in the other order the mock returns a record instead of a trace.
 */
export const rule: Rule = () => ({
  Paths(node, { report, location }) {
    if (!isJsonObject(node)) return;
    const paths = Object.keys(node);
    for (const [index, path] of paths.entries()) {
      const sibling = /^(.*\})\.[^/]+$/.exec(path)?.[1];
      if (sibling === undefined || paths.indexOf(sibling) < index) continue;
      report({
        message: `Move ${path} below ${sibling}: the mock takes the last match.`,
        location: location.child(path).key(),
      });
    }
  },
});
