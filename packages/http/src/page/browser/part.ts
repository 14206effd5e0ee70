/** The element of the page with an id. Throws Error where it is missing, or is of another kind. */
export function part<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${kind.name} "${id}".`);
  return found;
}

/** Writes the text of an element of the page. */
export function write(id: string, text: string): void {
  part(id, HTMLElement).textContent = text;
}
