import type {
  Body,
  Example,
  Field,
  OperationPage,
  OperationResponse,
  PageLink,
  Parameter,
  SchemaNode,
} from '../contract/model.ts';
import { WHO_MAY_CALL } from '../contract/operations.ts';
import { valueText } from '../contract/schema-facts.ts';
import { neededText, type Sample, samplesOf } from '../samples/samples-of.ts';
import { blocks, fence, linkList, markText, prose, sourcesText, twinLink, typeText } from './twin-text.ts';

/**
 * The page of an operation for readers that are programs.
 *
 * @param guides The sections of guides that use it
 */
export function operationMarkdown(operation: OperationPage, guides: PageLink[]): string {
  const { access } = operation;
  return blocks(
    `# ${operation.summary}`,
    addressMarkdown(operation),
    operation.deprecated ? 'Deprecated.' : undefined,
    markText(operation.marks),
    prose(operation.description),
    operation.effect && `**${operation.effect.text}**`,
    sourcesText(operation.sources),
    '## Access',
    WHO_MAY_CALL[access.token],
    access.schemes.map(({ text, marks }) => `- \`${text}\` ${markText(marks)}`.trim()).join('\n'),
    requestMarkdown(operation),
    '## Responses',
    ...operation.responses.map(responseMarkdown),
    operation.events.length > 0 ? '## Events that may follow' : undefined,
    linkList(operation.events),
    guides.length > 0 ? '## In the guides' : undefined,
    linkList(guides),
    '## Code samples',
    neededText(operation),
    ...samplesOf(operation).map(sampleMarkdown),
  );
}

/** An operation without samples and examples of responses; of a response, the name of its schema. */
export function operationBrief(operation: OperationPage): string {
  const responses = operation.responses.map(({ title, contents }) =>
    [`- ${title}`, ...contents.map(({ node }) => typeText(node.type))].join(', '),
  );
  return blocks(
    `# ${operation.summary}`,
    addressMarkdown(operation),
    markText(operation.marks),
    prose(operation.description),
    operation.effect && `**${operation.effect.text}**`,
    sourcesText(operation.sources),
    requestMarkdown(operation),
    '## Responses',
    responses.join('\n'),
  );
}

function addressMarkdown({ method, path, id, tag, tagAddress, url }: OperationPage): string {
  return blocks(
    `\`${method} ${path}\` (operationId \`${id}\`, [${tag}](${twinLink(tagAddress)}))`,
    `Full address: \`${url}\``,
  );
}

function requestMarkdown({ parameters, filter, body }: OperationPage): string {
  return blocks(
    parameters.length > 0 ? '## Parameters' : undefined,
    parameters.map(parameterMarkdown).join('\n'),
    filter &&
      blocks(
        filter.dateProperty && `For a period, filter on \`${filter.dateProperty}\`.`,
        filter.also.length > 0 ? `You can also filter by ${codes(filter.also)}.` : undefined,
        filter.refused.length > 0 ? `You cannot filter by ${codes(filter.refused)}.` : undefined,
        markText(filter.marks),
      ),
    body && blocks('## Request body', bodyMarkdown(body)),
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
    isJson ? 'Format: JSON, URL-encoded' : '',
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
export function responseMarkdown(response: OperationResponse): string {
  return blocks(
    `### ${response.title}`,
    prose(response.description),
    markText(response.marks),
    response.contents.length === 0 ? 'The contract declares no body.' : undefined,
    ...response.contents.map(({ mediaType, node, examples, marks }) =>
      blocks(
        `\`${mediaType}\`, ${typeText(node.type)}. ${markText(marks)}`.trim(),
        node.component ? undefined : prose(node.description),
        response.kind === 'error' && node.component ? undefined : nodeMarkdown(node),
        ...examples.map(exampleMarkdown),
      ),
    ),
  );
}

function exampleMarkdown({ summary, description, text, language }: Example): string {
  return blocks(`Example: ${summary}`, description, fence(text, language));
}

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
        values.open ? 'Other values are possible.' : 'The list is complete.',
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
      ? 'This schema accepts no other fields.'
      : further === 'open'
        ? 'Other fields are possible.'
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
function item(head: string, ...rest: string[]): string {
  const inside = blocks(...rest);
  const text = inside === '' ? head : `${head}\n\n${inside}`;
  return text
    .split('\n')
    .map((line, index) => (index === 0 || line === '' ? line : `  ${line}`))
    .join('\n');
}
