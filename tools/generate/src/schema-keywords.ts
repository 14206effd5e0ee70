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
export const NAMED_SCHEMAS: readonly string[] = ['properties', 'patternProperties', '$defs'];
export const LISTED_SCHEMAS: readonly string[] = ['prefixItems', 'anyOf', 'oneOf', 'allOf'];
