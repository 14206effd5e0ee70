import { type JsonObject, objectOf, objectsOf, textOf, textsOf } from './json.ts';
import type { Server } from './model.ts';

/** The server of the document. Throws when there is not one alone. */
export function serverOf(document: JsonObject): Server {
  const [server, another] = objectsOf(document['servers']);
  if (!server || another) throw new Error('#/servers: the docs site shows one server with variables.');
  const variables = Object.entries(objectOf(server['variables'])).map(([name, variable]) => ({
    name,
    default: textOf(objectOf(variable)['default']),
    values: textsOf(objectOf(variable)['enum']),
  }));
  const template = textOf(server['url']);
  const address = variables.reduce((url, one) => url.replaceAll(`{${one.name}}`, one.default), template);
  return {
    template,
    address: address.replace(/\/$/, ''),
    description: textOf(server['description']),
    variables,
  };
}
