import ts from 'typescript';

/**
 * Gives every operation an interface of its own name, so that an editor shows `Options<getCdr>` where it would print the
 * whole operation. Operation ids begin with a small letter, schemas with a capital: their names do not meet.
 */
export function nameOperations(nodes: ts.Node[]): ts.Node[] {
  return nodes.flatMap((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'operations') return [node];
    const named: ts.InterfaceDeclaration[] = [];
    const members = node.members.map((member) => {
      if (!ts.isPropertySignature(member) || !member.type || !ts.isTypeLiteralNode(member.type))
        return member;
      if (!ts.isIdentifier(member.name)) return member;
      const { name, type } = member;
      named.push(ts.factory.createInterfaceDeclaration(undefined, name, undefined, undefined, type.members));
      const reference = ts.factory.createTypeReferenceNode(name.text);
      return ts.factory.updatePropertySignature(member, member.modifiers, name, undefined, reference);
    });
    const { modifiers, name, typeParameters, heritageClauses } = node;
    return [
      ...named,
      ts.factory.updateInterfaceDeclaration(node, modifiers, name, typeParameters, heritageClauses, members),
    ];
  });
}
