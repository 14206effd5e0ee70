/** Names that Prism or the generator takes for keywords of JSON Schema where they are names of properties. */
const MISTAKEN = new Set(['not', 'definitions', 'jsonPath', '$ref', '__proto__']);
/** What no name in a document begins with. */
const MARK = '\u0000';

/** A name of a property for the generator. */
export function toGenerator(name: string): string {
  return MISTAKEN.has(name) ? MARK + name : name;
}

/** The name of the document. */
export function fromGenerator(name: string): string {
  return name.startsWith(MARK) ? name.slice(MARK.length) : name;
}
