/** The ids that the path parameters of a request name: one, or those of a list. */
export function pathIds(path: unknown): (number | string)[] {
  return typeof path === 'object' && path !== null ? (Object.values(path).flat() as (number | string)[]) : [];
}
