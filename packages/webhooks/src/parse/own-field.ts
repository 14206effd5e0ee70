/** A field of a body; undefined where the body does not have it itself. */
export function ownField(body: object, field: string): unknown {
  return Object.hasOwn(body, field) ? Reflect.get(body, field) : undefined;
}
