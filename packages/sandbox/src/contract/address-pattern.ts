/**
 * Which addresses a path of the contract stands for.
 *
 * @param path Template, such as `/cdrs/{id}`.
 * @param prefix Stands before it.
 */
export function addressPattern(path: string, prefix = ''): RegExp {
  const parts = path.split(/\{[^}]+\}/).map((part) => RegExp.escape(part));
  return new RegExp(`^${RegExp.escape(prefix)}${parts.join('[^/]+')}$`);
}
