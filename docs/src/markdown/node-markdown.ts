import type { Field, SchemaNode } from '../contract/model.ts';
import { valueText } from '../contract/schema-facts.ts';
import { blocks, markText, prose, typeText } from './twin-text.ts';

/** The fields of a schema as a list, with what is inside them indented. */
function fieldsMarkdown(fields: Field[]): string {
  return fields.map(fieldMarkdown).join('\n');
}

function fieldMarkdown({ name, required, node }: Field): string {
  const kind = [typeText(node.type), required && 'required', node.deprecated && 'deprecated']
    .filter(Boolean)
    .join(', ');
  const head = `- \`${name}\` (${kind}): ${prose(node.description)}`;
  return item(head, markText(node.marks), nodeMarkdown(node));
}

/** All of a schema but its type, description and badges. */
export function nodeMarkdown(node: SchemaNode): string {
  const { values, facts, examples, alternatives, items, fields, further } = node;
  const code = (value: unknown) => `\`${valueText(value)}\``;
  return blocks(
    values &&
      [
        `${values.open ? 'Known values' : 'Values'}: ${values.known.map(code).join(', ')}.`,
        values.open ? 'Others are possible.' : 'No others.',
        values.note,
      ]
        .join(' ')
        .trim(),
    ...facts.map((fact) => `${fact.name}: ${fact.code ? `\`${fact.value}\`` : fact.value}`),
    examples.length > 0 ? `Example: ${examples.map(code).join(', ')}` : undefined,
    alternatives
      .map((one) =>
        item(`- ${typeText(one.type)}: ${prose(one.description)}`, markText(one.marks), nodeMarkdown(one)),
      )
      .join('\n'),
    items &&
      blocks(
        `Each item: ${typeText(items.type)}. ${prose(items.description)}`,
        markText(items.marks),
        nodeMarkdown(items),
      ),
    fieldsMarkdown(fields),
    further === 'closed'
      ? 'Other fields are refused.'
      : further === 'open'
        ? 'Any fields are possible.'
        : undefined,
    typeof further === 'object'
      ? blocks(
          `Any field name, with a value of type ${typeText(further.type)}. ${prose(further.description)}`,
          markText(further.marks),
          nodeMarkdown(further),
        )
      : undefined,
  );
}

/** An item of a list whose further blocks belong to it. */
export function item(head: string, ...rest: string[]): string {
  const inside = blocks(...rest);
  const text = inside === '' ? head : `${head}\n\n${inside}`;
  return text
    .split('\n')
    .map((line, index) => (index === 0 || line === '' ? line : `  ${line}`))
    .join('\n');
}
