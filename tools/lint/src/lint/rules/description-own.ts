import { isJsonObject } from '@telephony/contract';
import { Element } from '../element.ts';
import type { Rule } from '../visitor.ts';

/** No property of an object has the description of another, which is then that of a copy: each says what is its own. */
export const rule: Rule = () => ({
  SchemaProperties(node, context) {
    const owners = new Map<string, string>();
    for (const [name, property] of Element.of(node, context).entries()) {
      const description = isJsonObject(property.written) && property.written['description'];
      if (typeof description !== 'string') continue;
      const owner = owners.get(description);
      owners.set(description, owner ?? name);
      if (owner === undefined) continue;
      const message = `${name} has the description of ${owner}. Say what each means.`;
      context.report({ message, location: property.writtenAt.child('description') });
    }
  },
});
