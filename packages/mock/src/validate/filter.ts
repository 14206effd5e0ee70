import { type OpenApiDocument, type Parameter, resolve } from '../contract/openapi-document.ts';
import type { Check } from './check.ts';
import { compileSchema, faultsOf } from './compile-schema.ts';
import { readableErrors } from './readable-errors.ts';

/**
 * Checks the values of `filter`, which Prism does not: that there is one, that it is JSON, a list of conditions with a
 * known operator, and that it names no property that the platform refuses (`x-filter.refused`).
 */
export function filterCheck(
  document: OpenApiDocument,
  parameter: Parameter,
  refused: string[],
): Check<string[]> {
  const schema = resolve(document, parameter.content?.['application/json'] ?? {}).schema ?? {};
  const validator = compileSchema(document, schema);
  return ([text, ...others]) => {
    if (text === undefined) return [];
    if (others.length > 0) return [{ field: 'filter', message: 'must be given once' }];
    let conditions: unknown;
    try {
      conditions = JSON.parse(text);
    } catch (error) {
      return [{ field: 'filter', message: `is not JSON: ${(error as Error).message}` }];
    }
    const validate = validator();
    if (!validate(conditions)) return readableErrors(faultsOf('filter', validate.errors));
    return (conditions as { property: string }[]).flatMap(({ property }, index) =>
      refused.includes(property)
        ? [{ field: `filter[${index}].property`, message: `${property} is refused by the platform` }]
        : [],
    );
  };
}
