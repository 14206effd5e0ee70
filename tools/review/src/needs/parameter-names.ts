import { isJsonObject, type JsonObject, locate } from '@telephony/contract';

/** The names of the parameters of an operation, those of its path item included. */
export function parameterNames(bundle: JsonObject, pathItem: JsonObject, operation: JsonObject): string[] {
  return [pathItem['parameters'], operation['parameters']].flat().flatMap((parameter) => {
    const found = locate<unknown>(bundle, parameter, '')?.element;
    return isJsonObject(found) && typeof found['name'] === 'string' ? [found['name']] : [];
  });
}
