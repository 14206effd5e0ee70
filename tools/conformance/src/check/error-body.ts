import { isJsonObject } from '@telephony/contract';
import type { Fault } from './fault.ts';

/** The body of an error with the status of a success is one fault, not one of each field that it does not have. */
export function errorBody(status: number, body: unknown): Fault | undefined {
  const isError = isJsonObject(body) && typeof body['message'] === 'string' && Array.isArray(body['errors']);
  if (status >= 300 || !isError) return undefined;
  return {
    rule: 'schema',
    message: 'the body is that of an error',
    expected: 'the status of an error',
    seen: `${status}`,
  };
}
