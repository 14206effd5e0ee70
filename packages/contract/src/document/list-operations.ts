import { METHODS } from './openapi-document.ts';
import { isJsonObject, type JsonObject } from './json.ts';
import { childPointer } from './json-pointer.ts';

/** An operation as a document has it, of a path or of a webhook, with nothing followed or merged. */
export interface DocumentOperation {
  kind: 'path' | 'webhook';
  /** The path template, or the name of the webhook. */
  path: string;
  method: string;
  pointer: string;
  value: JsonObject;
  pathItem: JsonObject;
}

/** All operations of a bundle in the order of the document, those of webhooks last. */
export function listOperations(bundle: JsonObject): DocumentOperation[] {
  return [...operationsOf(bundle, 'paths', 'path'), ...operationsOf(bundle, 'webhooks', 'webhook')];
}

function operationsOf(
  bundle: JsonObject,
  member: string,
  kind: DocumentOperation['kind'],
): DocumentOperation[] {
  const items = bundle[member];
  if (!isJsonObject(items)) return [];
  return Object.entries(items).flatMap(([path, pathItem]) => {
    if (!isJsonObject(pathItem)) return [];
    return METHODS.flatMap((method) => {
      const value = pathItem[method];
      if (!isJsonObject(value)) return [];
      const pointer = childPointer(childPointer(`/${member}`, path), method);
      return [{ kind, path, method, pointer, value, pathItem }];
    });
  });
}
