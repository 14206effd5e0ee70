import { isJsonObject, type JsonObject } from './json.ts';
import { childPointer } from './json-pointer.ts';

/** Members whose keys are names chosen by the author, so that `value` or `default` is a name among them. */
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

type Role = 'element' | 'names' | 'examples' | 'example';
type Visit = (node: JsonObject, pointer: string) => void;

/** Calls `visit` for every element of an OpenAPI document or a part of it, and not for the data of examples. */
export function walkContract(document: unknown, visit: Visit, pointer = ''): void {
  walk(document, 'element', visit, pointer);
}

function walk(node: unknown, role: Role, visit: Visit, pointer: string): void {
  if (Array.isArray(node)) {
    node.forEach((item, index) => walk(item, 'element', visit, childPointer(pointer, index)));
    return;
  }
  if (!isJsonObject(node)) return;
  if (role === 'element' || role === 'example') visit(node, pointer);
  for (const [key, value] of Object.entries(node)) {
    const childRole = roleOf(role, key, value);
    if (childRole) walk(value, childRole, visit, childPointer(pointer, key));
  }
}

/** What a member is, or undefined for data. */
function roleOf(parent: Role, key: string, value: unknown): Role | undefined {
  if (parent === 'names') return 'element';
  if (parent === 'examples') return 'example';
  if (parent === 'example') return key === 'value' ? undefined : 'element';
  if (DATA.has(key)) return undefined;
  if (key === 'examples') return Array.isArray(value) ? undefined : 'examples';
  return NAME_MAPS.has(key) ? 'names' : 'element';
}
