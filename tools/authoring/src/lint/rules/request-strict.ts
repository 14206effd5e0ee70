import { bodiesOf } from '../bodies.ts';
import { eachOperation } from '../each-operation.ts';
import type { Element } from '../element.ts';
import type { Rule } from '../visitor.ts';
import { walkSchema } from '../walk-schema.ts';

/**
 * Objects that are sent are closed, so that a misspelt field fails in the mock and not silently at the platform; they
 * are open only where a ledger entry says that the documents do not list the fields.
 */
export const rule: Rule = () => {
  const seen = new Set<string>();
  return eachOperation((site, report) => {
    for (const { kind, schema } of bodiesOf(site)) {
      if (kind !== 'request') continue;
      walkSchema(schema, seen, (part) => {
        if (!isObject(part) || part.isMarked) return true;
        if (part.keyword('unevaluatedProperties') === false) return false;
        if (part.keyword('additionalProperties') === false) return true;
        report(
          'An object that is sent: add additionalProperties: false, or x-ledger if its fields are open.',
          part.at,
        );
        return true;
      });
    }
  });
};

function isObject(schema: Element): boolean {
  const { type, properties } = schema.object;
  return properties !== undefined || [type].flat().includes('object');
}
