import {
  isJsonObject,
  type JsonObject,
  pointerSegments,
  reachableFrom,
  resolvePointer,
} from '@telephony/contract';
import { contractFolder, readBundle } from '@telephony/generate/files';

const PATHS = [
  '/login',
  '/login2fa',
  '/logout',
  '/ping',
  '/apitokens',
  '/cdrs',
  '/cdrs/{id}',
  '/cdrs/{id}.trace',
  '/calls',
  '/calls/{id}',
  '/monitors',
  '/monitors/{id}',
  '/queues/{id}',
  '/users',
  '/calllabels/{id}',
];
const WEBHOOKS = ['call.missed', 'sms.received'];

export function contractExcerpt(): JsonObject {
  return excerptOf(readBundle(contractFolder));
}

function excerptOf(bundle: JsonObject): JsonObject {
  const excerpt: JsonObject = {
    ...bundle,
    paths: pick(bundle['paths'], PATHS),
    webhooks: pick(bundle['webhooks'], WEBHOOKS),
    components: { securitySchemes: resolvePointer(bundle, '/components/securitySchemes') },
  };
  for (const pointer of [...reachableFrom(bundle, excerpt)].toSorted()) {
    const [, kind = '', name = ''] = pointerSegments(pointer);
    const components = excerpt['components'];
    if (!isJsonObject(components)) continue;
    const section = isJsonObject(components[kind]) ? components[kind] : (components[kind] = {});
    if (isJsonObject(section)) section[name] = resolvePointer(bundle, pointer);
  }
  return structuredClone(excerpt);
}

function pick(object: unknown, names: string[]): JsonObject {
  if (!isJsonObject(object)) throw new Error('The bundle has no paths or no webhooks.');
  return Object.fromEntries(
    names.map((name) => {
      if (!(name in object))
        throw new Error(`The contract has no ${name} any more: take another for the excerpt.`);
      return [name, object[name]];
    }),
  );
}
