import {
  type JsonSchema,
  type OpenApiDocument,
  type Parameter,
  resolve,
} from '../contract/openapi-document.ts';
import type { Check, FieldError } from './check.ts';
import { compileSchema, faultsOf } from './compile-schema.ts';
import { readableErrors } from './readable-errors.ts';

/**
 * Checks the path parameters of an operation. A list (`/monitors/7001,7002`) is an array with `style: simple`: it is
 * split at its commas, and each element is checked.
 */
export function pathParameterCheck(
  document: OpenApiDocument,
  parameters: Parameter[],
): Check<Record<string, string>> {
  const checks = parameters.map((parameter) => {
    const schema = resolve<JsonSchema>(document, parameter.schema ?? {});
    const list = schema['type'] === 'array';
    const check = textCheck(document, list ? ((schema['items'] ?? {}) as JsonSchema) : schema);
    return { name: parameter.name, list, check };
  });
  return (values) =>
    checks.flatMap(({ name, list, check }) => {
      const text = values[name] ?? '';
      if (!list) return check(name, text);
      return text.split(',').flatMap((element, index) => check(`${name}[${index}]`, element));
    });
}

/** Checks the text of an address: as it stands, or as the number that it writes. */
function textCheck(document: OpenApiDocument, schema: JsonSchema) {
  const validator = compileSchema(document, schema);
  return (name: string, text: string): FieldError[] => {
    if (text === '') return [{ field: name, message: 'must not be empty' }];
    const validate = validator();
    if (validate(text)) return [];
    const asText = validate.errors;
    if (!/^-?\d+(\.\d+)?$/.test(text)) return readableErrors(faultsOf(name, asText));
    return validate(Number(text)) ? [] : readableErrors(faultsOf(name, validate.errors));
  };
}
