import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { JsonObject } from '@telephony/contract';
import { relevantErrors } from './relevant-errors.ts';

/** What is wrong with a value, by place. */
interface SchemaFault {
  rule: 'schema' | 'undeclared-property';
  pointer: string;
  message: string;
}

/** Checks a value against the schema at a pointer of the document. */
export type SchemaChecker = (pointer: string, value: unknown) => SchemaFault[];

/** A checker for the schemas of a document, each compiled on its first use. */
export function schemaChecker(document: JsonObject): SchemaChecker {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  for (const format of ['binary', 'password', 'float', 'double']) ajv.addFormat(format, true);
  ajv.addSchema(document, 'bundle.json');
  return (pointer, value) => {
    const reference = `bundle.json#${pointer.split('/').map(encodeURIComponent).join('/')}`;
    const validate = ajv.getSchema(reference) ?? ajv.compile({ $ref: reference });
    return validate(value) ? [] : relevantErrors(validate.errors ?? []).map(faultOf);
  };
}

function faultOf({ instancePath, keyword, params, message = 'is not valid' }: ErrorObject): SchemaFault {
  const pointer = instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/*');
  const undeclared: unknown = params['unevaluatedProperty'] ?? params['additionalProperty'];
  if (typeof undeclared === 'string') {
    return {
      rule: 'undeclared-property',
      pointer: `${pointer}/${undeclared}`,
      message: 'the contract does not declare it',
    };
  }
  const allowed = Array.isArray(params['allowedValues']) ? `: ${params['allowedValues'].join(', ')}` : '';
  return {
    rule: 'schema',
    pointer,
    message: keyword === 'anyOf' ? 'has none of the declared forms' : `${message}${allowed}`,
  };
}
