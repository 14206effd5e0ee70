import { isJsonObject } from '@telephony/contract';
import { EnvironmentVariable } from '../samples/environment-variable.ts';
import type { Contract, OperationPage } from '../contract/model.ts';
import { exampleRequest } from '../samples/example-request.ts';
import { SANDBOX, SANDBOX_TOKEN } from '../scripts/servers.ts';
import { type PostmanRequest, postmanRequest } from './request.ts';

/** A collection of Postman, version 2.1 of its format. Bruno, Insomnia and Hoppscotch read it too. */
export interface PostmanCollection {
  info: { name: string; description: string; version: string; schema: string };
  auth: PostmanAuth;
  variable: PostmanVariable[];
  item: PostmanFolder[];
}

interface PostmanAuth {
  type: 'apikey';
  apikey: PostmanVariable[];
}

interface PostmanVariable {
  key: string;
  value: string;
}

/** A group of tags, a tag, or an operation in it. */
export type PostmanFolder = { name: string; description?: string; item: (PostmanFolder | PostmanItem)[] };
export type PostmanItem = {
  name: string;
  request: PostmanRequest;
  protocolProfileBehavior: { followRedirects: boolean };
};

const FORMAT = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/**
 * Every operation as a request of Postman, with the values of the contract's examples. Its variables lead to the sandbox and sign in
 * there; for the platform, `baseUrl` and `token` are replaced.
 */
export function postmanCollection({ title, version, summary, groups }: Contract): PostmanCollection {
  const operations = groups.flatMap(({ tags }) => tags).flatMap((tag) => tag.operations);
  return {
    info: { name: title, description: summary, version, schema: FORMAT },
    auth: {
      type: 'apikey',
      apikey: [variable('key', 'X-Auth-Token'), variable('value', '{{token}}'), variable('in', 'header')],
    },
    variable: [variable('baseUrl', SANDBOX), variable('token', SANDBOX_TOKEN), ...secretsOf(operations)],
    item: groups
      .map(({ name, tags }) => ({
        name,
        item: tags
          .filter((tag) => tag.operations.length > 0)
          .map((tag) => ({ name: tag.name, description: tag.description, item: tag.operations.map(itemOf) })),
      }))
      .filter(({ item }) => item.length > 0),
  };
}

function itemOf(operation: OperationPage): PostmanItem {
  return {
    name: operation.summary,
    request: postmanRequest(operation, exampleRequest(operation)),
    // A 301 is a response here (ledger O-71).
    protocolProfileBehavior: { followRedirects: false },
  };
}

/** What people prove who they are with, as the examples have it: of the story, so that a request works in the sandbox. */
function secretsOf(operations: OperationPage[]): PostmanVariable[] {
  const values = new Map<string, string>();
  for (const operation of operations) {
    const { body, pathValues } = exampleRequest(operation);
    const example = operation.body?.examples[0]?.value;
    for (const [field, value] of Object.entries({ ...pathValues, ...(isJsonObject(body) ? body : {}) })) {
      if (!(value instanceof EnvironmentVariable) || values.has(value.name)) continue;
      const known = isJsonObject(example) ? example[field] : undefined;
      values.set(value.name, typeof known === 'string' ? known : '');
    }
  }
  return [...values].map(([key, value]) => variable(key, value));
}

function variable(key: string, value: string): PostmanVariable {
  return { key, value };
}
