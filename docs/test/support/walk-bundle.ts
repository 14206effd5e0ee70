import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

/** JSON as the tests read it, without the help of the models that they hold the pages against. */
export type Json = any;

/** The bundle that the site is built from. */
export const bundle: Json = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@telephony/openapi/openapi.json'), 'utf8'),
);

/** An element after following its `$ref`. */
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

/** A field of a schema: where it is, and what its schema says of it in this place. */
export interface FoundField {
  path: string;
  schema: Json;
}

/** The fields of a schema itself: those of its `allOf` too, those of schemas that it refers to elsewhere not. */
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

/** The values of the enumerations of a schema itself, wherever they stand in it. */
export function ownValues(schema: Json): string[] {
  if (typeof schema !== 'object' || schema === null || schema.$ref) return [];
  const inside = [schema.items, ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  const own = [...(schema.enum ?? []), ...('const' in schema ? [schema.const] : [])];
  return [
    ...own.map((value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))),
    ...inside.flatMap(ownValues),
  ];
}
