import { isJsonObject } from './json.ts';

/** The segments of a JSON pointer, decoded (RFC 6901, section 4). */
export function pointerSegments(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The JSON pointer of the property `name` of the value at `pointer`. */
export function childPointer(pointer: string, name: string | number): string {
  return `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The JSON pointer of a nested property: `['paths', '/cdrs']` is `/paths/~1cdrs`. */
export function pointerOf(names: (string | number)[]): string {
  return names.reduce<string>(childPointer, '');
}

/** The value at a JSON pointer, or undefined. */
export function resolvePointer(document: unknown, pointer: string): unknown {
  let value = document;
  for (const name of pointerSegments(pointer)) {
    if (Array.isArray(value)) value = value[Number(name)];
    else if (isJsonObject(value) && Object.hasOwn(value, name)) value = value[name];
    else return undefined;
  }
  return value;
}
