import type { Report } from '../each-operation.ts';
import { eachParameter } from '../each-parameter.ts';
import type { Element } from '../element.ts';
import type { Rule } from '../visitor.ts';

const UNIONS = ['anyOf', 'oneOf'];

/**
 * A parameter has a `schema`, and one with alternatives refers to a named one. JSON in a parameter is a string with
 * `contentMediaType` and `contentSchema`: generators drop a parameter with `content` or write it wrongly. For an inline union
 * they invent a type, named after the first operation that they meet.
 */
export const rule: Rule = () => eachParameter(check);

function check(parameter: Element, report: Report): void {
  const schema = parameter.get('schema');
  if (!schema) {
    const message =
      'A parameter without a schema. Write JSON as a string with contentMediaType: application/json and contentSchema.';
    return report(message, parameter.at);
  }
  // A $ref is followed nowhere here: what it leads to has a name.
  const isInline = schema.at.absolutePointer === schema.writtenAt.absolutePointer;
  const union = UNIONS.find((word) => isInline && word in schema.object);
  if (union) {
    report(
      `An inline ${union}. Give the schema a name in components/schemas and refer to it.`,
      schema.at.child(union),
    );
  }
}
