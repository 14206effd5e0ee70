import { isJsonObject } from './json.ts';

/** The JSON pointer of the member `name` of the value at `pointer`. */
export function childPointer(pointer: string, name: string | number): string {
  return `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The value at a JSON pointer, or undefined. */
export function resolvePointer(document: unknown, pointer: string): unknown {
  let value = document;
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(value)) value = value[Number(name)];
    else if (isJsonObject(value) && Object.hasOwn(value, name)) value = value[name];
    else return undefined;
  }
  return value;
}
