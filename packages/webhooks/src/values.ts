export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

// A misspelt option or event would be ignored.
export function checkNames(caller: string, kind: string, given: object, names: readonly string[]): void {
  if (typeof given !== 'object' || !given)
    throw new TypeError(`${caller}: pass an object with any of the ${kind} ${names.join(', ')}.`);
  for (const name of Object.keys(given))
    if (!names.includes(name))
      throw new TypeError(`${caller}: ${name} is not one of the ${kind} ${names.join(', ')}.`);
}

export function checkPositive(caller: string, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && !(Number.isFinite(value) && Number(value) > 0))
      throw new RangeError(`${caller}: ${name} must be a number above 0.`);
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
