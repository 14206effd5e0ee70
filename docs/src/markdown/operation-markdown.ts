import type {
  Body,
  Example,
  Field,
  KnownValues,
  OperationPage,
  OperationResponse,
  PageLink,
  Parameter,
  SchemaNode,
} from '../contract/model.ts';
import { WHO_MAY_CALL } from '../contract/operations.ts';
import { valueText } from '../contract/schema-facts.ts';
import { uniqueMarks } from '../contract/source.ts';
import { needsAdministrator, setupText, operationSamples } from '../samples/samples-of.ts';
import { blocks, fence, linkList, markText, prose, section, twinLink, typeText } from './twin-text.ts';

export function operationMarkdown(operation: OperationPage, guides: PageLink[]): string {
  const { access } = operation;
  return blocks(
    headMarkdown(operation),
    '## Access',
    prose(accessText(operation)),
    markText(uniqueMarks(...access.schemes.map(({ marks }) => marks))),
    requestMarkdown(operation),
    '## Responses',
    ...operation.responses.map(responseMarkdown),
    section('Events that may follow', linkList(operation.events)),
    section('In the guides', linkList(guides)),
    '## Code samples',
    setupText(operation),
    ...operationSamples(operation).map(({ label, language, code, note }) =>
      blocks(`### ${label}`, note && prose(note), fence(code, language)),
    ),
  );
}

export function accessText(operation: OperationPage): string {
  const { token, schemes } = operation.access;
  const headers = schemes.map(({ header }) => `\`${header}\``).join(' or ');
  return [
    `${WHO_MAY_CALL[token]}${headers && `, as ${headers}`}.`,
    operation.responses.some(({ status }) => status === '403') && 'A user without the permission gets 403.',
    needsAdministrator(operation) && 'The sandbox lets only an administrator do this.',
  ]
    .filter(Boolean)
    .join(' ');
}

function headMarkdown(operation: OperationPage): string {
  const { summary, effect, method, path, id, tag, tagAddress, url } = operation;
  const [lead, ...details] = prose(operation.description).split('\n\n');
  return blocks(
    `# ${summary}`,
    lead,
    effect && `**${effect} Ask a person first, and do not repeat it without asking again.**`,
    `\`${method} ${path}\` (operationId \`${id}\`, [${tag}](${twinLink(tagAddress)}))`,
    `Full address: \`${url}\``,
    operation.deprecated && 'Deprecated.',
    markText(operation.marks),
    ...details,
  );
}

function requestMarkdown({ parameters, filter, body }: OperationPage): string {
  return blocks(
    section('Parameters', parameters.map(parameterMarkdown).join('\n')),
    filter && filterText(filter),
    markText(filter?.marks),
    body && section('Request body', bodyMarkdown(body)),
  );
}

export function filterText({ dateProperty, also, refused }: NonNullable<OperationPage['filter']>): string {
  return blocks(
    dateProperty && `For a period, filter on \`${dateProperty}\`.`,
    also.length > 0 && `You can also filter by ${codeList(also)}, which is not a field of the record.`,
    refused.length > 0 && `The platform refuses a filter on ${codeList(refused, ' or ')} with 400.`,
  );
}

function parameterMarkdown(parameter: Parameter): string {
  const { name, in: place, required, deprecated, node, form, isJson } = parameter;
  return item(
    `- \`${name}\` (${words(`in ${place}`, typeText(node.type), required && 'required', deprecated && 'deprecated')}): ${prose(parameter.description)}`,
    form && `Written: ${form}`,
    isJson && 'Format: JSON, URL-encoded',
    markText(parameter.marks),
    node.description !== parameter.description && prose(node.description),
    nodeMarkdown(node),
    parameter.examples.map(({ value, summary }) => `- \`${valueText(value)}\`: ${summary}`).join('\n'),
  );
}

function words(...parts: (string | false)[]): string {
  return parts.filter(Boolean).join(', ');
}

export function bodyMarkdown(body: Body): string {
  const { mediaType, node, required } = body;
  return blocks(
    prose(body.description),
    `\`${mediaType}\`, ${typeText(node.type)}, ${required ? 'required' : 'optional'}. ${markText(body.marks)}`,
    nodeMarkdown(node),
    ...body.examples.map(exampleMarkdown),
  );
}

export function responseMarkdown(response: OperationResponse): string {
  return blocks(
    `### ${response.title}`,
    prose(response.description),
    markText(response.marks),
    response.contents.length === 0 && 'The contract declares no body.',
    ...response.contents.flatMap(({ mediaType, node, examples, marks }) => [
      `\`${mediaType}\`, ${typeText(node.type)}. ${markText(marks)}`,
      !node.component && prose(node.description),
      !(response.kind === 'error' && node.component) && nodeMarkdown(node),
      ...examples.map(exampleMarkdown),
    ]),
  );
}

function exampleMarkdown({ summary, description, text, language }: Example): string {
  return blocks(`Example: ${summary}`, description, fence(text, language));
}

export function nodeMarkdown(node: SchemaNode): string {
  const { values, facts, examples, alternatives, items, fields, further } = node;
  return blocks(
    values && valuesMarkdown(values),
    ...facts.map((fact) => `${fact.name}: ${fact.code ? `\`${fact.value}\`` : fact.value}`),
    examples.length > 0 && `Example: ${codeList(examples)}`,
    alternatives.map((one) => memberMarkdown(`- ${typeText(one.type)}`, one)).join('\n'),
    items && insideMarkdown('Each item:', items),
    fields.map(fieldMarkdown).join('\n'),
    further === 'closed' && 'This schema accepts no other fields.',
    further === 'open' && 'Other fields are possible.',
    typeof further === 'object' && insideMarkdown('Any field name, with a value of type', further),
  );
}

function valuesMarkdown({ open, known, note }: KnownValues): string {
  const list = open ? `Known values: ${codeList(known)}; others may occur.` : `One of ${codeList(known)}.`;
  return `${list} ${note}`;
}

function codeList(values: unknown[], between = ', '): string {
  return values.map((value) => `\`${valueText(value)}\``).join(between);
}

function fieldMarkdown({ name, required, node }: Field): string {
  const kind = words(typeText(node.type), required && 'required', node.deprecated && 'deprecated');
  return memberMarkdown(`- \`${name}\` (${kind})`, node);
}

function memberMarkdown(head: string, node: SchemaNode): string {
  return item(`${head}: ${prose(node.description)}`, markText(node.marks), nodeMarkdown(node));
}

function insideMarkdown(what: string, node: SchemaNode): string {
  return blocks(
    `${what} ${typeText(node.type)}. ${prose(node.description)}`,
    markText(node.marks),
    nodeMarkdown(node),
  );
}

function item(head: string, ...rest: Parameters<typeof blocks>): string {
  // Trimmed as one block, an item without a text would lose the blank after its colon.
  const inside = blocks(...rest);
  return (inside === '' ? head : `${head}\n\n${inside}`).replaceAll(/\n(?=[^\n])/g, '\n  ');
}
