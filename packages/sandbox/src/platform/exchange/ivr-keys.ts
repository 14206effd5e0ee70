/** Keys of a phone and the fields of an IVR that hold their destinations (Resources, Ivr). */
const KEYS = {
  '0': 'zero',
  '1': 'one',
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  '*': 'star',
  '#': 'hash',
} as const;

/** The field of an IVR for a key. */
export function fieldOfKey(key: string): (typeof KEYS)[keyof typeof KEYS] | undefined {
  return Object.hasOwn(KEYS, key) ? KEYS[key as keyof typeof KEYS] : undefined;
}
