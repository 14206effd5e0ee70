import { isJsonObject, isReference } from '@telephony/contract';
import { FORMATS } from './formats.ts';

/** Values at and around the bounds of schemas, wherever in them the bounds are. */
export function valuesNear(...schemas: unknown[]): unknown[] {
  const values = new Set<unknown>([null, true, 0, -1, 1.5, '', 'zzz', 2 ** 40]);
  const add = (node: unknown, key: string) => {
    if (Array.isArray(node)) node.forEach((item) => add(item, key));
    else if (isReference(node)) return;
    else if (isJsonObject(node)) for (const [name, value] of Object.entries(node)) add(value, name);
    else if (key === 'enum' || key === 'const') values.add(node);
    else if (typeof node === 'number' && key.endsWith('Length'))
      for (const size of [node - 1, node, node + 1]) values.add('x'.repeat(Math.max(0, Math.min(size, 300))));
    else if (typeof node === 'number')
      for (const near of [node - 1, node, node + 0.5, node + 1, node * 2]) values.add(near);
    else if (key === 'format' && typeof node === 'string') values.add(FORMATS[node] ?? 'a');
  };
  for (const schema of schemas) add(schema, '');
  return [...values, {}, []];
}
