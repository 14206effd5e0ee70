import { exec } from 'jsonpath-rfc9535';
import { UserError } from '@telephony/command-line';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import { mergeUpdate } from './merge-update.ts';
import type { Overlay } from './overlay.ts';

type Container = Record<string | number, unknown>;

/**
 * A document with the actions of an OpenAPI Overlay 1.0 applied in their order.
 *
 * @throws UserError when a target selects nothing: an action that is misspelt would change nothing without a word.
 */
export function applyOverlay(document: JsonObject, { file, actions }: Overlay): JsonObject {
  const root = { document: structuredClone(document) };
  for (const [index, { target, update, remove }] of actions.entries()) {
    const places = placesOf(root.document, target, `${file}: actions[${index}].target`);
    // From the end, so that what is removed from a list moves nothing that is still to be removed.
    for (const place of places.toReversed()) {
      const [container, key] = holderOf(root, ['document', ...place]);
      if (remove === true) removeFrom(container, key);
      else if (update !== undefined) container[key] = mergeUpdate(container[key], update);
    }
  }
  return root.document;
}

function placesOf(document: JsonObject, target: string, where: string): (string | number)[][] {
  const places: (string | number)[][] = [];
  try {
    exec(document as Parameters<typeof exec>[0], target, (_, path) => void places.push([...path]));
  } catch (error) {
    throw new UserError(`${where}: ${target} is not a JSONPath of RFC 9535: ${(error as Error).message}`);
  }
  if (places.length === 0)
    throw new UserError(`${where}: ${target} selects nothing. Correct it, or remove the action.`);
  return places;
}

/** The object or list that holds the value at a path, and the key of the value in it. */
function holderOf(root: object, path: (string | number)[]): [Container, string | number] {
  const key = path.at(-1)!;
  return [path.slice(0, -1).reduce((value, one) => value[one] as Container, root as Container), key];
}

function removeFrom(container: Container, key: string | number): void {
  if (Array.isArray(container)) container.splice(Number(key), 1);
  else if (isJsonObject(container)) delete container[key];
}
