import { type OpenApiDocument, type Parameter, resolve } from '../contract/openapi-document.ts';
import type { Check, FieldError } from './check.ts';
import { compileSchema, fieldErrors } from './compile-schema.ts';

/**
 * Checks the path parameters of an operation. A list (`/monitors/7001,7002`) is an array with `style: simple`: it is
 * split at its commas, and each element is checked.
 */
export function pathParameterCheck(
  document: OpenApiDocument,
  parameters: Parameter[],
): Check<Record<string, string>> {
  const checks = parameters.map((parameter) => {
    const schema = parameter.schema ?? {};
    const list = resolve(document, schema)['type'] === 'array';
    const validator = compileSchema(document, { type: 'object', properties: { value: schema } }, true);
    return { name: parameter.name, list, validator };
  });
  return (values) =>
    checks.flatMap(({ name, list, validator }): FieldError[] => {
      const text = values[name] ?? '';
      if (text === '') return [{ field: name, message: 'must not be empty' }];
      const validate = validator();
      if (validate({ value: list ? text.split(',') : text })) return [];
      return fieldErrors('', validate.errors).map(({ field, message }) => ({
        field: field.replace(/^\.value/, name),
        message,
      }));
    });
}
