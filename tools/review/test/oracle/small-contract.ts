import {
  isJsonObject,
  type JsonObject,
  listOperations,
  pointerSegments,
  reachableFrom,
  resolvePointer,
  walkContract,
} from '@telephony/contract';
import type { Random } from './random.ts';

/** Records have no more properties than this, so that a comparison takes a few milliseconds. */
const MOST_PROPERTIES = 7;

export function smallContract(contract: JsonObject, random: Random): JsonObject {
  const operation = random.pick(listOperations(contract));
  if (!operation) throw new Error('The contract has no operations.');
  const { kind, path, method, pathItem, value } = operation;
  const item = { ...pathItem };
  for (const name of ['get', 'post', 'put', 'patch', 'delete']) if (name !== method) delete item[name];
  item[method] = value;
  const components: JsonObject = { securitySchemes: resolvePointer(contract, '/components/securitySchemes') };
  for (const pointer of reachableFrom(contract, item)) {
    const [, section = '', name = ''] = pointerSegments(pointer);
    if (section === 'examples') continue;
    const known = components[section];
    const elements = isJsonObject(known) ? known : {};
    components[section] = { ...elements, [name]: resolvePointer(contract, pointer) };
  }
  const small = structuredClone({
    ...contract,
    paths: kind === 'path' ? { [path]: item } : {},
    webhooks: kind === 'webhook' ? { [path]: item } : {},
    components,
  });
  walkContract(small, (node) => {
    delete node['examples'];
    shorten(node, random);
  });
  return small;
}

function shorten(node: JsonObject, random: Random): void {
  const { properties, required } = node;
  if (!isJsonObject(properties)) return;
  const names = Object.keys(properties);
  const kept = new Set(names);
  while (kept.size > MOST_PROPERTIES) kept.delete(random.pick([...kept]) ?? '');
  for (const name of names) if (!kept.has(name)) delete properties[name];
  if (Array.isArray(required)) {
    const left = required.filter((name) => !names.includes(String(name)) || kept.has(String(name)));
    if (left.length > 0) node['required'] = left;
    else delete node['required'];
  }
}
