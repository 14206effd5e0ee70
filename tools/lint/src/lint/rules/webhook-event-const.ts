import { bodiesOf } from '../bodies.ts';
import { eachOperation } from '../each-operation.ts';
import { schemaMembers } from '../schema-members.ts';
import type { Rule } from '../visitor.ts';

/**
 * The key of a webhook is the `const` of `event_name` in its payload: receivers tell events apart by that value, and the
 * types of the webhooks package narrow on it.
 */
export const rule: Rule = () =>
  eachOperation((site, report) => {
    if (site.kind === 'path') return;
    for (const { kind, schema, media } of bodiesOf(site)) {
      if (kind !== 'event') continue;
      const names = schemaMembers(schema).properties.get('event_name') ?? [];
      const values = names.flatMap((name) => ('const' in name.object ? [name.object['const']] : []));
      if (values.length > 0 && values.every((value) => value === site.name)) continue;
      const wrong = names
        .find(({ object }) => 'const' in object && object['const'] !== site.name)
        ?.at.child('const');
      report(
        `The payload of ${site.name} has event_name with const: ${site.name}.`,
        wrong ?? (schema ?? media).at,
      );
    }
  });
