import type {
  OperationResponse,
  Body,
  Example,
  OperationPage,
  PageLink,
  Parameter,
} from '../contract/model.ts';
import { WHO_MAY_CALL } from '../contract/operations.ts';
import { valueText } from '../contract/schema-facts.ts';
import { neededText, type Sample, samplesOf } from '../samples/samples-of.ts';
import { item, nodeMarkdown } from './node-markdown.ts';
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
export function responseMarkdown(response: OperationResponse): string {
  return blocks(
    `### ${response.title}`,
    prose(response.description),
    markText(response.marks),
    response.contents.length === 0 ? 'No body is declared.' : undefined,
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
