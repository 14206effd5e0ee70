import { isJsonObject, isReference, type JsonObject, listOperations, locate } from '@telephony/contract';

/** The one operation of a small contract that callers use; undefined where it has a webhook. */
export interface Called {
  bundle: JsonObject;
  path: string;
  item: JsonObject;
  operation: JsonObject;
}

/** The operation of a small contract. */
export function calledIn(bundle: JsonObject): Called | undefined {
  const [found] = listOperations(bundle);
  if (found?.kind !== 'path') return undefined;
  return { bundle, path: found.path, item: found.pathItem, operation: found.value };
}

/** The element, or what its `$ref` leads to. */
export function resolved(bundle: JsonObject, element: unknown): JsonObject {
  const found = isReference(element) ? locate<unknown>(bundle, element, '')?.element : element;
  return isJsonObject(found) ? found : {};
}

/** The parameters of an operation by what they are, those of its path first and then overridden. */
export function parametersOf({ bundle, item, operation }: Called): Map<string, JsonObject> {
  const written = [item['parameters'] ?? [], operation['parameters'] ?? []].flat();
  return new Map(
    written.map((one) => {
      const parameter = resolved(bundle, one);
      return [`${String(parameter['in'])} ${String(parameter['name'])}`, parameter];
    }),
  );
}

/** The alternatives of credentials, each as the names of its schemes. */
export function credentialsOf({ bundle, operation }: Called): string[][] {
  const list = operation['security'] ?? bundle['security'];
  if (!Array.isArray(list) || list.length === 0) return [[]];
  return list.map((one: unknown) => Object.keys(isJsonObject(one) ? one : {}));
}

/** The addresses that take the operation. */
export function serversOf({ bundle, item, operation }: Called): string[] {
  const list = operation['servers'] ?? item['servers'] ?? bundle['servers'];
  return (Array.isArray(list) ? list : []).map((one: unknown) => String(isJsonObject(one) && one['url']));
}

/** The schemas of JSON that the statuses have as bodies; undefined for none. */
export function statusesOf({ bundle, operation }: Called): Map<string, JsonObject | undefined> {
  const responses = isJsonObject(operation['responses']) ? operation['responses'] : {};
  return new Map(
    Object.entries(responses).map(([status, response]) => {
      const { content } = resolved(bundle, response);
      const media = isJsonObject(content) ? content['application/json'] : undefined;
      return [status, isJsonObject(media) && isJsonObject(media['schema']) ? media['schema'] : undefined];
    }),
  );
}
