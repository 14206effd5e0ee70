import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

export type Json = any;

export const bundle: Json = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@telephony/openapi/openapi.json'), 'utf8'),
);

export function resolve(element: Json): Json {
  if (typeof element?.$ref !== 'string') return element;
  const names = element.$ref.slice(2).split('/');
  return resolve(
    names.reduce(
      (value: Json, name: string) => value?.[name.replaceAll('~1', '/').replaceAll('~0', '~')],
      bundle,
    ),
  );
}

export interface FoundField {
  path: string;
  schema: Json;
}

export function ownFields(schema: Json, path = ''): FoundField[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]: [string, Json]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return [{ path: at, schema: property }, ...(property.$ref ? [] : ownFields(property, at))];
  });
  const merged = (schema.allOf ?? []).flatMap((part: Json) => ownFields(resolve(part), path));
  const inside = [schema.items, schema.additionalProperties, ...(schema.anyOf ?? [])].filter(
    (inner) => typeof inner === 'object' && !inner.$ref,
  );
  return [...merged, ...fields, ...inside.flatMap((inner: Json) => ownFields(inner, path))];
}

export function ownValues(schema: Json): string[] {
  if (typeof schema !== 'object' || schema === null || schema.$ref) return [];
  const inside = [schema.items, ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  const own = [...(schema.enum ?? []), ...('const' in schema ? [schema.const] : [])];
  return [
    ...own.map((value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))),
    ...inside.flatMap(ownValues),
  ];
}
