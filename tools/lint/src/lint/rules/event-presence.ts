import { bodiesOf } from '../bodies.ts';
import { allowsNull } from '../allows-null.ts';
import { eachOperation } from '../each-operation.ts';
import { marksOf } from '../ledger-beside.ts';
import { schemaMembers } from '../schema-members.ts';
import type { Rule } from '../visitor.ts';

/** What every event has. */
const OF_EVENTS = ['id', 'event_time', 'event_name'];
/** What those of calls have besides. */
const OF_CALLS = ['call_id', 'state'];

/**
 * An event requires what identifies it, and its other fields may be null: bodies with few fields were seen, and a receiver
 * that refuses one loses it.
 */
export const rule: Rule = () => {
  const isAboutPresence = marksOf('presence');
  return eachOperation((site, report) => {
    if (site.kind === 'path') return;
    const expected = [...OF_EVENTS, ...(site.name.startsWith('call.') ? OF_CALLS : [])];
    for (const { kind, schema } of bodiesOf(site)) {
      if (kind !== 'event' || !schema) continue;
      const { properties, required } = schemaMembers(schema);
      const missing = expected.filter((name) => !required.has(name));
      if (missing.length > 0) {
        report(`An event requires what identifies it: add ${missing.join(', ')} to required.`, schema.at);
      }
      for (const [name, [field]] of properties) {
        if (!field || expected.includes(name) || isAboutPresence(field, site.root)) continue;
        const wrong = required.has(name) ? 'is required' : allowsNull(field) ? undefined : 'cannot be null';
        if (wrong === undefined) continue;
        report(
          `${name} of an event ${wrong}, which the documents do not promise. Make it optional and nullable, or mark the field ` +
            'with x-ledger and an entry that has about: [presence].',
          field.writtenAt.key(),
        );
      }
    }
  });
};
