import { nearest } from '@telephony/contract';
import { operationSites } from '../each-operation.ts';
import { Element } from '../element.ts';
import type { Rule } from '../visitor.ts';

/**
 * Every tag of the root is that of an operation: one without is an empty page. A tag that was renamed in the list alone is
 * told here, once; what is wrong with the tag of an operation by one-tag.
 */
export const rule: Rule = () => ({
  Root(node, context) {
    const root = Element.of(node, context);
    const tags = new Map(
      (root.get('tags')?.entries() ?? []).map(([, tag]) => [String(tag.object['name']), tag] as const),
    );
    const lists = operationSites(root).map(({ operation }) =>
      (operation.get('tags')?.entries() ?? []).map(([, { value }]) => String(value)),
    );
    const used = new Set(lists.flat());
    if (used.size === 0) return;
    const grouped = new Set(
      (root.get('x-tagGroups')?.entries() ?? []).flatMap(([, group]) =>
        (group.get('tags')?.entries() ?? []).map(([, { value }]) => String(value)),
      ),
    );
    const undeclared = [...used].filter((name) => !tags.has(name));
    const isWrongElsewhere = undeclared.length > 0 || lists.some(({ length }) => length !== 1);
    for (const [name, tag] of tags) {
      if (used.has(name)) continue;
      const meant = nearest(name, undeclared);
      if (meant === undefined ? isWrongElsewhere : grouped.has(name)) continue;
      const remedy =
        meant === undefined
          ? 'Give it to an operation, or remove it, from x-tagGroups too.'
          : `Did you mean ${meant}?`;
      context.report({ message: `No operation has the tag ${name}. ${remedy}`, location: tag.at });
    }
  },
});
