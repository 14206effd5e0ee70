import { nearest } from '@telephony/contract';
import { Element } from '../element.ts';
import type { Rule } from '../visitor.ts';

/** Every tag is in one group of `x-tagGroups`, and each group has tags that exist: a tag without one has no page. */
export const rule: Rule = () => ({
  Root(node, context) {
    const root = Element.of(node, context);
    const groups = root.get('x-tagGroups')?.entries();
    if (!groups) return;
    const tags = new Map(
      (root.get('tags')?.entries() ?? []).map(([, tag]) => [String(tag.object['name']), tag] as const),
    );
    const grouped = new Set<string>();
    for (const [, group] of groups) {
      for (const [, { value, at }] of group.get('tags')?.entries() ?? []) {
        const name = String(value);
        const meant = nearest(name, tags.keys());
        if (!tags.has(name)) {
          const remedy = meant === undefined ? 'Remove it, or add the tag.' : `Did you mean ${meant}?`;
          context.report({ message: `x-tagGroups: there is no tag ${name}. ${remedy}`, location: at });
        } else if (grouped.has(name)) {
          context.report({ message: `The tag ${name} is in two groups. Remove it from one.`, location: at });
        }
        grouped.add(tags.has(name) ? name : (meant ?? name));
      }
    }
    for (const [name, tag] of tags) {
      if (grouped.has(name)) continue;
      context.report({
        message: `The tag ${name} is in no group. Add it to one of x-tagGroups.`,
        location: tag.at,
      });
    }
  },
});
