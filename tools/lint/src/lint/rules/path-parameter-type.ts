import { eachParameter } from '../each-parameter.ts';
import type { Rule } from '../visitor.ts';

const NEVER = new Set(['number', 'boolean', 'object', 'null']);

/** What is in a path is an id, a list of ids or a text: a number would let 1.5 and 1e3 through, and lose digits of large ids. */
export const rule: Rule = () =>
  eachParameter((parameter, report) => {
    const { in: place, name } = parameter.object;
    const schema = parameter.get('schema');
    if (place !== 'path' || !schema) return;
    const wrong = [schema.object['type']]
      .flat()
      .map(String)
      .find((type) => NEVER.has(type));
    if (wrong === undefined) return;
    const message = `The path parameter ${String(name)} is of type ${wrong}. For an id refer to RecordId.yaml, else write string.`;
    report(message, schema.at.child('type'));
  });
