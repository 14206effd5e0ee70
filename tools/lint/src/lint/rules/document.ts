import { isJsonObject, nearest } from '@telephony/contract';
import { Element, operationSites, type Rule } from '../visitor.ts';

export const rules: Record<string, Rule> = {};

rules['tag-grouped'] = () => ({
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

rules['tag-used'] = () => ({
  Root(node, context) {
    const root = Element.of(node, context);
    const used = new Set<unknown>(
      operationSites(root).flatMap(({ operation }) => operation.object['tags'] ?? []),
    );
    for (const [, tag] of root.get('tags')?.entries() ?? []) {
      if (used.has(tag.object['name'])) continue;
      const message = `No operation has the tag ${String(tag.object['name'])}. Give it to one, or remove it, from x-tagGroups too.`;
      context.report({ message, location: tag.at });
    }
  },
});

rules['tag-of-path'] = () => ({
  Root(node, context) {
    const tags = new Map<string, unknown>();
    for (const { kind, name, operation } of operationSites(Element.of(node, context))) {
      const tag = operation.get('tags', 0);
      if (kind === 'webhook' || !tag) continue;
      const other = tags.get(name) ?? tag.value;
      tags.set(name, other);
      if (tag.value === other) continue;
      const message = `${name} has the tag ${String(other)} elsewhere. Write it here too.`;
      context.report({ message, location: tag.at });
    }
  },
});

rules['path-file-name'] = () => ({
  Root(node, context) {
    const root = Element.of(node, context);
    const check = (expected: string, name: string, item: Element) => {
      const reference = isJsonObject(item.written) ? item.written['$ref'] : undefined;
      if (typeof reference === 'string' && reference.replace(/^\.\//, '') === expected) return;
      context.report({
        message: `${name} belongs in ${expected}: write $ref: ${expected}.`,
        location: item.writtenAt,
      });
    };
    for (const [path, item] of root.get('paths')?.entries() ?? []) check(pathFile(path), path, item);
    for (const [event, item] of root.get('webhooks')?.entries() ?? [])
      check(`webhooks/${event}.yaml`, event, item);
  },
});

// `/cdrs/{id}.trace` -> `paths/cdrs/cdrs-id-trace.yaml`
function pathFile(path: string): string {
  const name = path.slice(1).replaceAll(/[{}]/g, '').replaceAll(/[/.]/g, '-');
  return `paths/${path.split('/')[1] ?? ''}/${name}.yaml`;
}

rules['suffix-path-order'] = () => ({
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
