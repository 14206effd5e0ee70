import { isObject, type JsonObject, objectOf, objectsOf, textOf } from './json.ts';
import { refuseUnknownMembers } from './known-members.ts';
import type { Access } from './model.ts';
import { marksOf, type Source } from './source.ts';

/** Who may call an operation, from its `security` or that of the document. */
export function accessOf(source: Source, operation: JsonObject): Access {
  const choices = objectsOf(operation['security'] ?? source.document['security']);
  const names = choices.flatMap((choice) => Object.keys(choice));
  const anonymous = choices.length === 0 || choices.some((choice) => Object.keys(choice).length === 0);
  return {
    token: names.length === 0 ? 'none' : anonymous ? 'optional' : 'token',
    schemes: names.map((name) => schemeOf(source, name)),
  };
}

function schemeOf(source: Source, name: string): Access['schemes'][number] {
  const scheme = objectOf(objectOf(source.document['components'])['securitySchemes'])[name];
  const pointer = `/components/securitySchemes/${name}`;
  if (!isObject(scheme)) throw new Error(`#${pointer}: there is no such security scheme.`);
  refuseUnknownMembers('security scheme', scheme, pointer);
  return {
    name,
    text: textOfScheme(scheme, pointer),
    description: textOf(scheme['description']),
    marks: marksOf(source, scheme),
  };
}

function textOfScheme(scheme: JsonObject, pointer: string): string {
  if (scheme['type'] === 'apiKey' && scheme['in'] === 'header') return `${textOf(scheme['name'])}: <token>`;
  if (scheme['type'] === 'http' && scheme['scheme'] === 'basic') {
    return 'Authorization: Basic base64(<user id>:<token>)';
  }
  throw new Error(
    `#${pointer}: the docs site cannot say how to send this scheme: teach docs/src/contract/access.ts.`,
  );
}
