import { isJsonObject } from '@telephony/contract';
import { Element } from '../element.ts';
import type { Rule } from '../visitor.ts';
import { PATH } from './path-form.ts';

/**
 * A path item has a file named after its path, a webhook in one named after its event, so that nobody has to search
 * and no path is pointed at its neighbour's file.
 */
export const rule: Rule = () => ({
  Root(node, context) {
    const root = Element.of(node, context);
    const check = (expected: string, name: string, item: Element) => {
      const reference = isJsonObject(item.written) ? item.written['$ref'] : undefined;
      // The form of a path is said by path-form.
      if (name.startsWith('/') && !PATH.test(name)) return;
      if (typeof reference === 'string' && reference.replace(/^\.\//, '') === expected) return;
      context.report({
        message: `${name} belongs in ${expected}: write $ref: ${expected}.`,
        location: item.writtenAt,
      });
    };
    for (const [path, item] of root.get('paths')?.entries() ?? []) check(fileOfPath(path), path, item);
    for (const [event, item] of root.get('webhooks')?.entries() ?? [])
      check(`webhooks/${event}.yaml`, event, item);
  },
});

/** `/cdrs/{id}.trace` -> `paths/cdrs/cdrs-id-trace.yaml` */
function fileOfPath(path: string): string {
  const name = path.slice(1).replaceAll(/[{}]/g, '').replaceAll(/[/.]/g, '-');
  return `paths/${path.split('/')[1] ?? ''}/${name}.yaml`;
}
