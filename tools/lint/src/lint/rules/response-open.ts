import { bodiesOf } from '../bodies.ts';
import { eachOperation } from '../each-operation.ts';
import type { Rule } from '../visitor.ts';
import { walkSchema } from '../walk-schema.ts';

const KEYWORDS = ['additionalProperties', 'unevaluatedProperties'];

/** Objects that the platform writes, in responses and in events, may have further fields: it adds some without notice. */
export const rule: Rule = () => {
  const seen = new Set<string>();
  return eachOperation((site, report) => {
    for (const { kind, schema } of bodiesOf(site)) {
      if (kind === 'request') continue;
      walkSchema(schema, seen, (part) => {
        const closed = KEYWORDS.find((keyword) => part.keyword(keyword) === false);
        if (closed)
          report(
            `A response with ${closed}: false, and the platform adds fields without notice. Remove it.`,
            part.at.child(closed).key(),
          );
      });
    }
  });
};
