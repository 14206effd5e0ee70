/** The element of the markup that has a role. Throws Error where it is missing, or is of another kind. */
export function part<T extends HTMLElement>(within: ParentNode, role: string, kind: new () => T): T {
  const found = within.querySelector(`[data-role="${role}"]`);
  if (!(found instanceof kind)) throw new Error(`The filter builder has no ${kind.name} "${role}".`);
  return found;
}
