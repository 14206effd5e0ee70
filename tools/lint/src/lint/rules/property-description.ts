import { Element } from '../element.ts';
import type { Rule } from '../visitor.ts';

/**
 * Every property says what it means, beside its `$ref` or in the schema that it refers to: the reference pages and the
 * doc comments of the generated types have no other text.
 */
export const rule: Rule = () => ({
  SchemaProperties(node, context) {
    for (const [name, property] of Element.of(node, context).entries()) {
      const description = property.keyword('description');
      if (typeof description === 'string' && description.trim() !== '') continue;
      const message = `Property ${name} has no description. Say what it means, and what is not known of it.`;
      context.report({ message, location: property.writtenAt.key() });
    }
  },
});
