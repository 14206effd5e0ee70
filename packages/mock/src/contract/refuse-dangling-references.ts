import { type OpenApiDocument, resolve } from './openapi-document.ts';

/** Throws where a `$ref` leads nowhere, which would otherwise show as 500 when somebody asks for what it stands for. */
export function refuseDanglingReferences(document: OpenApiDocument): void {
  const known = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    // An example may hold a member of this name that is no reference.
    if (
      '$ref' in node &&
      typeof node.$ref === 'string' &&
      node.$ref.startsWith('#/') &&
      !known.has(node.$ref)
    ) {
      known.add(node.$ref);
      if (resolve(document, { $ref: node.$ref }) === undefined) throw new Error(`${node.$ref} leads nowhere`);
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(document);
}
