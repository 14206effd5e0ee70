import type { Contract, PageLink } from '../contract/model.ts';
import { blocks, twinLink } from './twin-text.ts';

/** A page with a line about it. */
interface Line extends PageLink {
  about: string;
}

/** `llms.txt`: every page of the site in one line, by kind, with links to the Markdown twins. */
export function llmsText(contract: Contract, guides: Line[]): string {
  const tags = contract.groups.flatMap((group) => group.tags);
  return blocks(
    `# ${contract.title}`,
    `> ${contract.summary}`,
    `Version ${contract.version} of the contract. Every page has a Markdown twin, linked here in reading order; all that matters of them is in one file: [llms-full.txt](/llms-full.txt). The whole contract is one OpenAPI 3.1 document: [openapi.json](/openapi.json), [openapi.yaml](/openapi.yaml).`,
    `To make a request, take the line of the operation, and read its twin: method and address, parameters, body, and a sample of cURL. The name in the line is its operationId: letters and digits, unique, and so fit for the name of a tool. Do not repeat what dials, sends or deletes without asking a person.`,
    `Requests go to the address that the customer has, as \`${contract.server.address}\`, with the token in the header \`X-Auth-Token\` or in HTTP Basic. A collection returns \`{"data": [...], "total": ...}\`: \`page\` begins with 1, \`limit\` is at most 5000, \`filter\` is a JSON array of \`{property, operator, value}\`; read pages until there are \`total\` records. Webhooks are a POST of one event with JSON, without a signature: put a user name and password, or a secret path, into the address that you configure, and check them ([how](/guides/webhooks.md#1-write-the-receiver)).`,
    section('Guides', guides),
    section('Subjects', [
      { text: 'All operations', address: '/operations/', about: 'Every operation in one list.' },
      { text: 'All webhooks', address: '/webhooks/', about: 'Every event in one list.' },
      { text: 'All schemas', address: '/schemas/', about: 'Every shared schema in one list.' },
      ...tags.map(({ name, address, description }) => ({ text: name, address, about: description })),
    ]),
    section(
      'Operations',
      contract.operations.map(({ id, method, path, address, summary, effect }) => ({
        text: `${method} ${path}`,
        address,
        about: `\`${id}\`, ${summary}${effect ? '. Ask a person first' : ''}`,
      })),
    ),
    section(
      'Webhooks',
      contract.webhooks.map(({ event, address, summary }) => ({ text: event, address, about: summary })),
    ),
    section(
      'Schemas',
      contract.schemas.map(({ name, address, teaser }) => ({ text: name, address, about: teaser })),
    ),
  );
}

function section(title: string, lines: Line[]): string {
  return blocks(
    `## ${title}`,
    lines.map(({ text, address, about }) => `- [${text}](${twinLink(address)}): ${about}`).join('\n'),
  );
}
