import type { Answer, Body, Example, OperationPage, Parameter } from '../contract/model.ts';
import { valueText } from '../contract/value-text.ts';
import { samplesOf, type Sample } from '../samples/samples-of.ts';
import { item, nodeMarkdown } from './node-markdown.ts';
import { blocks, fence, linkList, markText, prose, twinLink, typeText } from './twin-text.ts';

const WHO = {
  none: 'Anyone: no token is needed.',
  optional: 'Anyone. A token may be sent; whether one is needed is not documented.',
  token: 'A user with a token.',
};

/** The page of an operation for readers that are programs. */
export function operationMarkdown(operation: OperationPage): string {
  const { access, filter, body } = operation;
  return blocks(
    `# ${operation.summary}`,
    `\`${operation.method} ${operation.path}\` (operationId \`${operation.id}\`, [${operation.tag}](${twinLink(operation.tagAddress)}))`,
    `Full address: \`${operation.url}\``,
    operation.deprecated ? 'Deprecated.' : undefined,
    markText(operation.marks),
    prose(operation.description),
    operation.effect && `**${operation.effect.text}**`,
    '## Who may call it',
    WHO[access.token],
    access.schemes.map(({ text, marks }) => `- \`${text}\` ${markText(marks)}`.trim()).join('\n'),
    operation.parameters.length > 0 ? '## Parameters' : undefined,
    operation.parameters.map(parameterMarkdown).join('\n'),
    filter &&
      blocks(
        filter.dateProperty && `For a period, filter on \`${filter.dateProperty}\`.`,
        filter.also.length > 0 ? `It can be filtered by ${codes(filter.also)} as well.` : undefined,
        filter.refused.length > 0 ? `It cannot be filtered by ${codes(filter.refused)}.` : undefined,
        markText(filter.marks),
      ),
    body && blocks('## Request body', bodyMarkdown(body)),
    '## Answers',
    ...operation.answers.map(answerMarkdown),
    operation.events.length > 0 ? '## Events that may follow' : undefined,
    linkList(operation.events),
    '## Code samples',
    ...samplesOf(operation).map(sampleMarkdown),
  );
}

function sampleMarkdown({ label, language, code, note }: Sample): string {
  return blocks(`### ${label}`, note, fence(code, language));
}

function codes(names: string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

function parameterMarkdown(parameter: Parameter): string {
  const { name, in: place, required, deprecated, node, form, isJson } = parameter;
  const kind = [`in ${place}`, typeText(node.type), required && 'required', deprecated && 'deprecated']
    .filter(Boolean)
    .join(', ');
  return item(
    `- \`${name}\` (${kind}): ${prose(parameter.description)}`,
    form ? `Written: ${form}` : '',
    isJson ? 'Written: as JSON, URL-encoded' : '',
    markText(parameter.marks),
    node.description === parameter.description ? '' : prose(node.description),
    nodeMarkdown(node),
    parameter.examples.map(({ value, summary }) => `- \`${valueText(value)}\`: ${summary}`).join('\n'),
  );
}

/** A request body, or that of an event. */
export function bodyMarkdown(body: Body): string {
  return blocks(
    prose(body.description),
    `\`${body.mediaType}\`, ${typeText(body.node.type)}, ${body.required ? 'required' : 'optional'}. ${markText(body.marks)}`.trim(),
    nodeMarkdown(body.node),
    ...body.examples.map(exampleMarkdown),
  );
}

/** A status with its bodies and examples. */
export function answerMarkdown(answer: Answer): string {
  return blocks(
    `### ${answer.title}`,
    prose(answer.description),
    markText(answer.marks),
    answer.contents.length === 0 ? 'No body is declared.' : undefined,
    ...answer.contents.map(({ mediaType, node, examples, marks }) =>
      blocks(
        `\`${mediaType}\`, ${typeText(node.type)}. ${markText(marks)}`.trim(),
        node.component ? undefined : prose(node.description),
        answer.kind === 'error' && node.component ? undefined : nodeMarkdown(node),
        ...examples.map(exampleMarkdown),
      ),
    ),
  );
}

function exampleMarkdown({ summary, description, text, language }: Example): string {
  return blocks(`Example: ${summary}`, description, fence(text, language));
}
