/** Properties whose keys are names chosen by the author, so that `value` or `default` can be such a name. */
const NAME_MAPS = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'dependentSchemas',
  'paths',
  'webhooks',
  'responses',
  'content',
  'headers',
  'callbacks',
  'links',
  'variables',
  'mapping',
  'schemas',
  'parameters',
  'requestBodies',
  'securitySchemes',
  'pathItems',
]);
/** Keywords whose value is data, not contract. */
const DATA = new Set(['enum', 'const', 'default', 'example']);

/** What an object is: an element of OpenAPI or JSON Schema, a map of names, a map of examples, or one of these. */
export type Role = 'element' | 'names' | 'examples' | 'example';

/** What the property `key` of an object is, or undefined for data. */
export function roleOf(parent: Role, key: string, value: unknown): Role | undefined {
  if (parent === 'names') return 'element';
  if (parent === 'examples') return 'example';
  if (parent === 'example') return key === 'value' ? undefined : 'element';
  if (DATA.has(key)) return undefined;
  if (key === 'examples') return Array.isArray(value) ? undefined : 'examples';
  return NAME_MAPS.has(key) ? 'names' : 'element';
}
