import { Element } from '../element.ts';
import type { Rule } from '../visitor.ts';

/** The parts of an allOf have a type in common with the schema and with each other: otherwise no value passes. */
export const rule: Rule = () => ({
  Schema(node, context) {
    const schema = Element.of(node, context);
    let common = typesOf(schema);
    for (const [, part] of schema.get('allOf')?.entries() ?? []) {
      const types = typesOf(part);
      if (types.length === 0) continue;
      const both = common.length === 0 ? types : types.filter((type) => fits(type, common));
      if (both.length === 0) {
        const message = `The part is of type ${types.join(' or ')}, the schema of type ${common.join(' or ')}: no value passes. Write anyOf, or the same type.`;
        return context.report({ message, location: part.writtenAt });
      }
      common = both;
    }
  },
});

function typesOf(schema: Element): string[] {
  return [schema.keyword('type') ?? []].flat().map(String);
}

/** Whether a type is one of others; an integer is a number. */
function fits(type: string, others: readonly string[]): boolean {
  return (
    others.includes(type) ||
    (type === 'integer' && others.includes('number')) ||
    (type === 'number' && others.includes('integer'))
  );
}
