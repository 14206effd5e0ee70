import { childPointer, isJsonObject, type JsonObject, resolvePointer } from '@telephony/contract';
import type { ConformanceOperation } from '../contract/conformance-operation.ts';

/** What the contract declares for a status: the Response Object with its place, or the statuses that there are. */
export interface DeclaredResponse {
  response: JsonObject;
  pointer: string;
}

/** The response that an operation declares for a status: itself, its range, or `default`. */
export function declaredResponse(
  bundle: JsonObject,
  { pointer, value }: ConformanceOperation,
  status: number,
): DeclaredResponse | undefined {
  const responses = isJsonObject(value['responses']) ? value['responses'] : {};
  const range = `${String(status)[0]}XX`;
  const key = [String(status), range, 'default'].find((name) => isJsonObject(responses[name]));
  if (key === undefined) return undefined;
  const place = childPointer(`${pointer}/responses`, key);
  const declared = responses[key];
  const reference = isJsonObject(declared) ? declared['$ref'] : undefined;
  const target = typeof reference === 'string' ? reference.slice(1) : place;
  const response = resolvePointer(bundle, target);
  return isJsonObject(response) ? { response, pointer: target } : undefined;
}

/** The statuses that an operation declares, as text for people. */
export function declaredStatuses({ value }: ConformanceOperation): string {
  return Object.keys(isJsonObject(value['responses']) ? value['responses'] : {}).join(', ');
}
