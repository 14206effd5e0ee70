import type { ErrorObject } from 'ajv/dist/2020.js';
import { pointerSegments } from '../document/json-pointer.ts';
import { wrongForm } from './wrong-form.ts';

/** What a JSON Schema validator has found, whichever validator it was. */
export interface Fault {
  /** Path of the value, from a name such as `body` or `filter`. */
  field: string[];
  /** Keyword of JSON Schema that the value breaks, such as `type`. */
  keyword: string;
  /** In the validator's words; in those of the schema where the validator has nothing but a regular expression. */
  message: string;
  /** The field that is missing or not allowed. */
  member?: string | undefined;
}

/** The faults that Ajv has found in the value that is called `root`. */
export function faultsOf(root: string, errors: readonly ErrorObject[] | null | undefined): Fault[] {
  // What is wrong with the name of a field has an error of its own.
  const own = (errors ?? []).filter(({ keyword }) => keyword !== 'propertyNames');
  return own.map((error) => {
    const { instancePath, keyword, params, propertyName } = error;
    const allowed = 'allowedValues' in params ? `: ${(params['allowedValues'] as unknown[]).join(', ')}` : '';
    const name = propertyName === undefined ? '' : `has the name "${propertyName}": it `;
    const member: unknown =
      params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
    return {
      field: [root, ...pointerSegments(instancePath)],
      keyword,
      message: name + messageOf(error) + allowed,
      member: typeof member === 'string' ? member : undefined,
    };
  });
}

function messageOf({ keyword, message = 'is not valid', parentSchema }: ErrorObject): string {
  return (keyword === 'pattern' ? wrongForm(parentSchema) : undefined) ?? message;
}
