/** Keywords of JSON Schema 2020-12 whose value is one schema. */
export const ONE_SCHEMA: readonly string[] = [
  'items',
  'contentSchema',
  'additionalProperties',
  'unevaluatedProperties',
  'not',
  'if',
  'then',
  'else',
];
/** Those whose value is an object of schemas by name. */
export const NAMED_SCHEMAS: readonly string[] = ['properties', 'patternProperties', '$defs'];
/** Those whose value is a list of schemas. */
export const LISTED_SCHEMAS: readonly string[] = ['prefixItems', 'anyOf', 'oneOf', 'allOf'];
