import type { Contract } from '../contract/model.ts';
import { SANDBOX, SANDBOX_TOKEN } from '../scripts/servers.ts';
import { operationLines, schemaLines } from './page-markdown.ts';
import { blocks, pageLines, section, twinLink } from './twin-text.ts';

const LEGEND =
  "A text without a mark comes from the platform's documents. A mark in brackets means that the text has a different source, or a second one: `unknown` means that the documents leave the question open, `contradiction` that they say two things, and `observed` that clients saw it in use. The advice before a mark says what to do; the mark links to the whole entry.";

export function llmsText(contract: Contract, guides: Parameters<typeof pageLines>[0]): string {
  const tags = contract.groups.flatMap((group) => group.tags);
  return blocks(
    `# ${contract.title}`,
    `> ${contract.summary}`,
    `Version ${contract.version} of the contract. Every page has a Markdown twin; the links below are in reading order. The whole contract is one OpenAPI 3.1 document: [openapi.json](/openapi.json), [openapi.yaml](/openapi.yaml).`,
    `To make a request, find the operation by what it does and read its twin. It says when to use it, and has the method and address, the parameters, the body and a cURL sample. The last name in the line is the operationId. It is unique and has only letters and digits, so you can use it as the name of a tool. If a line or a twin says so, ask a person before you send the request, because it can ring a phone, send a message, or end or delete something. For what the documents do not offer, see [what no documented operation does](${twinLink('/guides/limits-and-versions/#what-no-documented-operation-does')}).`,
    `Send requests to the customer's address, such as \`${contract.address}\`, with the token in the header \`X-Auth-Token\` or in HTTP Basic. To try them, start a sandbox with \`npm start -- sandbox\`. It listens at \`${SANDBOX}\` and takes the token \`${SANDBOX_TOKEN}\` of a user who is no administrator. A collection returns \`{"data": [...], "total": ...}\`. \`page\` begins with 1, \`limit\` is at most 5000, and \`filter\` is a JSON array of \`{property, operator, value}\`. Read pages until you have \`total\` records. A webhook is a POST of one event as JSON, without a signature. You configure its address in the administration interface: put a user name and password, or a secret path, into it, and check them ([how](${twinLink('/guides/webhooks/#1-write-the-receiver')})).`,
    LEGEND,
    section('Guides', pageLines(guides)),
    '## Subjects',
    pageLines([
      { text: 'All operations', address: '/operations/', about: 'Every operation in one list.' },
      { text: 'All webhooks', address: '/webhooks/', about: 'Every event in one list.' },
      { text: 'All schemas', address: '/schemas/', about: 'Every shared schema in one list.' },
      ...tags.map(({ name, address, description }) => ({ text: name, address, about: description })),
    ]),
    '## Operations',
    ...tags.map(({ name, operations }) => section(name, operationLines(operations), '###')),
    '## Webhooks',
    pageLines(
      contract.webhooks.map(({ event, address, summary }) => ({ text: event, address, about: summary })),
    ),
    section('Schemas', schemaLines(contract.schemas)),
  );
}
