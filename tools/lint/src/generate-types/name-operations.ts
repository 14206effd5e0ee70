import ts from 'typescript';

/**
 * Gives every operation an interface of its own name, so that an editor shows `Options<getCdr>` where it would print the
 * whole operation, and its parameters types: `GetCdrPath`, `ListCdrsQuery`. Operation ids begin with a small letter, schemas
 * with a capital: their names do not meet.
 */
export function nameOperations(nodes: ts.Node[]): ts.Node[] {
  return nodes.flatMap((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'operations') return [node];
    const named: ts.Node[] = [];
    const members = node.members.map((member) => {
      if (!ts.isPropertySignature(member) || !member.type || !ts.isTypeLiteralNode(member.type))
        return member;
      if (!ts.isIdentifier(member.name)) return member;
      const { name, type } = member;
      const own = type.members.map((part) => namedParameters(part, capitalized(name.text), named));
      named.push(ts.factory.createInterfaceDeclaration(undefined, name, undefined, undefined, own));
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

/** `parameters` of an operation, whose `path` and `query` become types of their own. */
function namedParameters(part: ts.TypeElement, prefix: string, named: ts.Node[]): ts.TypeElement {
  if (!isLiteralProperty(part) || nameOf(part) !== 'parameters') return part;
  const places = part.type.members.map((place) => {
    if (!isLiteralProperty(place)) return place;
    const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
    const name = `${prefix}${capitalized(nameOf(place))}`;
    named.push(ts.factory.createTypeAliasDeclaration(exported, name, undefined, place.type));
    const reference = ts.factory.createTypeReferenceNode(name);
    return ts.factory.updatePropertySignature(
      place,
      place.modifiers,
      place.name,
      place.questionToken,
      reference,
    );
  });
  const literal = ts.factory.createTypeLiteralNode(places);
  return ts.factory.updatePropertySignature(part, part.modifiers, part.name, part.questionToken, literal);
}

function isLiteralProperty(
  node: ts.TypeElement,
): node is ts.PropertySignature & { type: ts.TypeLiteralNode } {
  return ts.isPropertySignature(node) && node.type !== undefined && ts.isTypeLiteralNode(node.type);
}

function nameOf(member: ts.PropertySignature): string {
  return ts.isIdentifier(member.name) ? member.name.text : '';
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
