import { isJsonObject, type JsonObject, targetOf } from '@telephony/contract';
import { mapMembers } from './map-members.ts';
import { mapOperations } from './map-operations.ts';

/** Makes none, one or several of a parameter of a path. */
export type ChangeParameter = (parameter: JsonObject, path: string) => JsonObject[];

/**
 * The document with what `change` makes of each parameter. A reference to a shared parameter stays one where the parameter
 * stays as it is; else what is made of it takes its place.
 */
export function mapParameters(document: JsonObject, change: ChangeParameter): JsonObject {
  const changed = (parameters: unknown, path: string): unknown =>
    Array.isArray(parameters)
      ? parameters.flatMap((parameter: unknown) => changeOne(document, parameter, path, change))
      : parameters;
  const { paths, ...rest } = mapOperations(document, (operation, path) =>
    'parameters' in operation
      ? { ...operation, parameters: changed(operation['parameters'], path) }
      : operation,
  );
  return {
    ...rest,
    paths: mapMembers(paths, (item, path) =>
      'parameters' in item ? { ...item, parameters: changed(item['parameters'], path) } : item,
    ),
  };
}

function changeOne(
  document: JsonObject,
  parameter: unknown,
  path: string,
  change: ChangeParameter,
): unknown[] {
  if (!isJsonObject(parameter)) return [parameter];
  const { $ref } = parameter;
  const shared = typeof $ref === 'string' ? targetOf<unknown>(document, $ref)?.element : parameter;
  if (!isJsonObject(shared)) return [parameter];
  const made = change(shared, path);
  return made.length === 1 && made[0] === shared ? [parameter] : made;
}
