import { isJsonObject } from '@telephony/contract';
import type { Rule } from '../visitor.ts';

/** What a `$ref` in a schema may have beside it, besides extensions. */
const BESIDE = new Set(['description', 'examples', 'default', 'deprecated']);

/**
 * A `$ref` stands alone; in a schema it may have a description, examples and marks. Elsewhere tools pass over what is beside
 * it, and in a schema half of them do: a `type` there would hold for some users only.
 */
export const rule: Rule = () => ({
  ref(node, { report, location, type }) {
    if (!isJsonObject(node) || typeof node['$ref'] !== 'string') return;
    const isSchema = type.name === 'Schema';
    for (const name of Object.keys(node)) {
      if (name === '$ref' || (isSchema && (BESIDE.has(name) || name.startsWith('x-')))) continue;
      const message = isSchema
        ? `${name} beside a $ref: half of the tools pass over it. Write it into the schema referred to, or write this one out.`
        : `${name} beside a $ref: tools pass over it. Remove it, or write the ${type.name} out.`;
      report({ message, location: location.child(name).key() });
    }
  },
});
