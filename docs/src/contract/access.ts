import { isJsonObject, type JsonObject, type Operation, pointerOf } from '@telephony/contract';
import { textOf } from './json.ts';
import { refuseUnknownMembers } from './known-members.ts';
import type { Access } from './model.ts';
import { marksOf, type Source } from './source.ts';

/** Who may call an operation, and how the token is sent. */
export function accessOf(source: Source, { access, security }: Operation): Access {
  const names = security.flatMap((choice) => Object.keys(choice));
  return { token: access, schemes: names.map((name) => schemeOf(source, name)) };
}

function schemeOf(source: Source, name: string): Access['schemes'][number] {
  const scheme = source.contract.document.components?.['securitySchemes']?.[name];
  const pointer = pointerOf(['components', 'securitySchemes', name]);
  if (!isJsonObject(scheme)) throw new Error(`#${pointer}: there is no such security scheme.`);
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
