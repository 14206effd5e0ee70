import type { OpenApiDocument } from '@telephony/contract';
import { textOf } from './json.ts';
import type { Server } from './model.ts';

/** The server of the document. Throws when there is not one alone. */
export function serverOf({ servers = [] }: OpenApiDocument): Server {
  const [server, another] = servers;
  if (!server || another) throw new Error('#/servers: the docs site shows one server with variables.');
  const variables = Object.entries(server.variables ?? {}).map(([name, variable]) => ({
    name,
    default: variable.default,
    values: variable.enum ?? [],
  }));
  const template = server.url;
  const address = variables.reduce((url, one) => url.replaceAll(`{${one.name}}`, one.default), template);
  return {
    template,
    address: address.replace(/\/$/, ''),
    description: textOf(server.description),
    variables,
  };
}
