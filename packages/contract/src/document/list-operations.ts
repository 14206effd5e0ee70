import { HTTP_METHODS } from './http-methods.ts';
import { isJsonObject, type JsonObject } from './json.ts';
import { childPointer } from './json-pointer.ts';

/** One operation of a bundle, of a path or of a webhook. */
export interface Operation {
  kind: 'path' | 'webhook';
  /** The path template, or the name of the webhook. */
  path: string;
  method: string;
  pointer: string;
  value: JsonObject;
  pathItem: JsonObject;
}

/** All operations of a bundle in the order of the document, those of webhooks last. */
export function listOperations(bundle: JsonObject): Operation[] {
  return [...operationsOf(bundle, 'paths', 'path'), ...operationsOf(bundle, 'webhooks', 'webhook')];
}

function operationsOf(bundle: JsonObject, member: string, kind: Operation['kind']): Operation[] {
  const items = bundle[member];
  if (!isJsonObject(items)) return [];
  return Object.entries(items).flatMap(([path, pathItem]) => {
    if (!isJsonObject(pathItem)) return [];
    return HTTP_METHODS.flatMap((method) => {
      const value = pathItem[method];
      if (!isJsonObject(value)) return [];
      const pointer = childPointer(childPointer(`/${member}`, path), method);
      return [{ kind, path, method, pointer, value, pathItem }];
    });
  });
}
