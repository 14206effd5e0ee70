import { bodiesOf } from '../bodies.ts';
import { eachOperation } from '../each-operation.ts';
import type { Element } from '../element.ts';
import { marksOf } from '../ledger-beside.ts';
import type { Rule } from '../visitor.ts';
import { walkSchema } from '../walk-schema.ts';

/**
 * Objects that are sent are closed, so that a misspelt field fails in the mock and not silently at the platform. They
 * are open only where a ledger entry with `about: [fields]` says that the documents do not list the fields; a mark about
 * anything else, such as which fields are required, does not open them.
 */
export const rule: Rule = () => {
  const seen = new Set<string>();
  const isAboutFields = marksOf('fields');
  return eachOperation((site, report) => {
    for (const { kind, schema } of bodiesOf(site)) {
      if (kind !== 'request') continue;
      walkSchema(schema, seen, (part) => {
        if (!isObject(part) || isAboutFields(part, site.root)) return true;
        if (part.keyword('unevaluatedProperties') === false) return false;
        if (part.keyword('additionalProperties') === false) return true;
        report(
          'An object that is sent is open: a misspelt field would pass. Add additionalProperties: false, or, if the documents ' +
            'do not list its fields, x-ledger with an entry of ledger.yaml that has about: [fields].',
          part.object['additionalProperties'] === undefined ? part.at : part.at.child('additionalProperties'),
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
