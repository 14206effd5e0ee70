import { isJsonObject, nearest } from '@telephony/contract';
import { didYouMean } from '../checks/check.ts';
import { eachRoot, type Element, operationSites, type Rule } from '../visitor.ts';

export const rules: Record<string, Rule> = {};

rules['tag-grouped'] = () =>
  eachRoot((root, report) => {
    if (!root.get('x-tagGroups')) return;
    const tags = new Map(root.entriesIn('tags').map(([, tag]) => [String(tag.object['name']), tag]));
    const grouped = new Set<string>();
    for (const [, group] of root.entriesIn('x-tagGroups')) {
      for (const [, { value, at }] of group.entriesIn('tags')) {
        const name = String(value);
        if (!tags.has(name)) {
          const remedy = didYouMean(name, tags.keys(), 'Remove it, or add the tag.');
          report(`x-tagGroups: there is no tag ${name}. ${remedy}`, at);
        } else if (grouped.has(name)) {
          report(`The tag ${name} is in two groups. Remove it from one.`, at);
        }
        grouped.add(tags.has(name) ? name : (nearest(name, tags.keys()) ?? name));
      }
    }
    for (const [name, tag] of tags)
      if (!grouped.has(name)) report(`The tag ${name} is in no group. Add it to one of x-tagGroups.`, tag.at);
  });

rules['tag-used'] = () =>
  eachRoot((root, report) => {
    const used = new Set<unknown>(
      operationSites(root).flatMap(({ operation }) => operation.object['tags'] ?? []),
    );
    for (const [, { object, at }] of root.entriesIn('tags')) {
      if (used.has(object['name'])) continue;
      report(
        `No operation has the tag ${String(object['name'])}. Give it to one, or remove it, from x-tagGroups too.`,
        at,
      );
    }
  });

rules['tag-of-path'] = () =>
  eachRoot((root, report) => {
    const tags = new Map<string, unknown>();
    for (const { kind, name, operation } of operationSites(root)) {
      const tag = operation.get('tags', 0);
      if (kind === 'webhook' || !tag) continue;
      const other = tags.get(name) ?? tag.value;
      tags.set(name, other);
      if (tag.value !== other)
        report(`${name} has the tag ${String(other)} elsewhere. Write it here too.`, tag.at);
    }
  });

rules['path-file-name'] = () =>
  eachRoot((root, report) => {
    const check = (expected: string, name: string, { written, writtenAt }: Element) => {
      const reference = isJsonObject(written) ? written['$ref'] : undefined;
      if (typeof reference === 'string' && reference.replace(/^\.\//, '') === expected) return;
      report(`${name} belongs in ${expected}: write $ref: ${expected}.`, writtenAt);
    };
    for (const [path, item] of root.entriesIn('paths')) check(pathFile(path), path, item);
    for (const [event, item] of root.entriesIn('webhooks')) check(`webhooks/${event}.yaml`, event, item);
  });

// `/cdrs/{id}.trace` -> `paths/cdrs/cdrs-id-trace.yaml`
function pathFile(path: string): string {
  const name = path.slice(1).replaceAll(/[{}]/g, '').replaceAll(/[/.]/g, '-');
  return `paths/${path.split('/')[1] ?? ''}/${name}.yaml`;
}

rules['suffix-path-order'] = () =>
  eachRoot((root, report) => {
    const items = root.entriesIn('paths');
    const paths = items.map(([path]) => path);
    for (const [index, [path, { writtenAt }]] of items.entries()) {
      const sibling = /^(.*\})\.[^/]+$/.exec(path)?.[1];
      if (sibling === undefined || paths.indexOf(sibling) < index) continue;
      report(`Move ${path} below ${sibling}: the mock takes the last match.`, writtenAt.key());
    }
  });
