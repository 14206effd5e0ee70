import ts from 'typescript';

/**
 * Gives every schema a type of its own name, and nothing else of it: an editor shows `Cdr[]` where it would print
 * `components["schemas"]["Cdr"][]`. `components['schemas']` refers to these types.
 */
export function nameSchemas(nodes: ts.Node[]): ts.Node[] {
  const named: ts.Node[] = [];
  const result = nodes
    .filter((node) => !isRootType(node))
    .map((node) => {
      if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') return node;
      const members = node.members.map((member) => {
        if (!ts.isPropertySignature(member) || !isNamed(member, 'schemas')) return member;
        if (!member.type || !ts.isTypeLiteralNode(member.type)) return member;
        const { modifiers, name, questionToken, type } = member;
        const schemas = type.members.map((schema) => ownType(schema, named));
        const literal = ts.factory.updateTypeLiteralNode(type, ts.factory.createNodeArray(schemas));
        return ts.factory.updatePropertySignature(member, modifiers, name, questionToken, literal);
      });
      const { modifiers, name, typeParameters, heritageClauses } = node;
      return ts.factory.updateInterfaceDeclaration(
        node,
        modifiers,
        name,
        typeParameters,
        heritageClauses,
        members,
      );
    });
  return [...result, ...named];
}

/** Refers to schemas by their names in the printed types. */
export function shortReferences(source: string): string {
  return source.replaceAll(/components\["schemas"\]\["(\w+)"\]/g, '$1');
}

/** Adds the type of one schema, with its documentation, and returns a property that refers to it. */
function ownType(member: ts.TypeElement, named: ts.Node[]): ts.TypeElement {
  if (!ts.isPropertySignature(member) || !member.type || !ts.isIdentifier(member.name)) return member;
  const { modifiers, name, questionToken, type } = member;
  const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const alias = ts.factory.createTypeAliasDeclaration(exported, name.text, undefined, type);
  named.push(ts.setSyntheticLeadingComments(alias, ts.getSyntheticLeadingComments(member)));
  const reference = ts.factory.createTypeReferenceNode(name.text);
  return ts.factory.createPropertySignature(modifiers, name.text, questionToken, reference);
}

/** `export type Cdr = components['schemas']['Cdr']`, which the type of the schema replaces. */
function isRootType(node: ts.Node): boolean {
  if (!ts.isTypeAliasDeclaration(node) || !ts.isTypeReferenceNode(node.type)) return false;
  const { typeName } = node.type;
  return ts.isIdentifier(typeName) && typeName.text.startsWith("components['schemas']");
}

function isNamed(member: ts.PropertySignature, name: string): boolean {
  return ts.isIdentifier(member.name) && member.name.text === name;
}
