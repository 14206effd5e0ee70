import type { ErrorObject } from 'ajv/dist/2020.js';
import { pointerSegments } from '../document/json-pointer.ts';

/** What a JSON Schema validator has found, whichever validator it was. */
export interface Fault {
  /** Path of the value, from a name such as `body` or `filter`. */
  field: string[];
  /** Keyword of JSON Schema that the value breaks, such as `type`. */
  keyword: string;
  /** In the validator's words. */
  message: string;
  /** The field that is missing or not allowed. */
  member?: string | undefined;
}

/** The faults that Ajv has found in the value that is called `root`. */
export function faultsOf(root: string, errors: readonly ErrorObject[] | null | undefined): Fault[] {
  return (errors ?? []).map(({ instancePath, keyword, message = 'is not valid', params }) => {
    const allowed = 'allowedValues' in params ? `: ${(params['allowedValues'] as unknown[]).join(', ')}` : '';
    const member: unknown =
      params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
    return {
      field: [root, ...pointerSegments(instancePath)],
      keyword,
      message: message + allowed,
      member: typeof member === 'string' ? member : undefined,
    };
  });
}
