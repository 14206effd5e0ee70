import ts from 'typescript';

/**
 * Makes the properties of `components.schemas`, as openapi-typescript prints them, declarations of their own names, and
 * leaves everything else out. A schema of properties is an interface, one that joins others with properties of its own
 * extends them, so that an editor shows names instead of structure.
 */
export function liftSchemas(nodes: ts.Node[]): ts.Node[] {
  const components = nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === 'components');
  const schemas = components && ts.isInterfaceDeclaration(components) && memberNamed(components, 'schemas');
  if (!schemas || !ts.isTypeLiteralNode(schemas)) return [];
  return schemas.members.flatMap((member) => {
    if (!ts.isPropertySignature(member) || !member.type || !ts.isIdentifier(member.name)) return [];
    return [keepComment(declare(member.name.text, withNames(member.type)), member)];
  });
}

const EXPORT = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];

function declare(name: string, type: ts.TypeNode): ts.Statement {
  if (ts.isTypeLiteralNode(type))
    return ts.factory.createInterfaceDeclaration(EXPORT, name, undefined, undefined, type.members);
  const joined: readonly ts.TypeNode[] = ts.isIntersectionTypeNode(type) ? type.types : [];
  const bases = joined.filter((part) => ts.isTypeReferenceNode(part));
  const own = joined.filter((part) => ts.isTypeLiteralNode(part));
  if (bases.length === 0 || own.length > 1 || bases.length + own.length < joined.length)
    return ts.factory.createTypeAliasDeclaration(EXPORT, name, undefined, type);
  const parents = bases.flatMap(({ typeName }) =>
    ts.isIdentifier(typeName) ? [ts.factory.createExpressionWithTypeArguments(typeName, undefined)] : [],
  );
  return ts.factory.createInterfaceDeclaration(
    EXPORT,
    name,
    undefined,
    [ts.factory.createHeritageClause(ts.SyntaxKind.ExtendsKeyword, parents)],
    own.flatMap(({ members }) => [...members]),
  );
}

/** `components['schemas']['Name']` is `Name`. */
function withNames(type: ts.TypeNode): ts.TypeNode {
  const result = ts.transform(type, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node =>
        reference(node) ?? keepComment(ts.visitEachChild(node, visit, context), node);
      return ts.visitNode(root, visit, ts.isTypeNode);
    },
  ]);
  return result.transformed[0] ?? type;
}

function reference(node: ts.Node): ts.TypeNode | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { indexType } = node;
  if (!ts.isLiteralTypeNode(indexType)) return undefined;
  // openapi-typescript writes a string literal as an identifier with quotes in its name.
  const { literal } = indexType;
  const name = ts.isStringLiteral(literal) || ts.isIdentifier(literal) ? literal.text : undefined;
  return name === undefined ? undefined : ts.factory.createTypeReferenceNode(name.replaceAll('"', ''));
}

function memberNamed(parent: ts.InterfaceDeclaration, name: string): ts.TypeNode | undefined {
  return parent.members
    .filter((member) => ts.isPropertySignature(member))
    .find((member) => ts.isIdentifier(member.name) && member.name.text === name)?.type;
}

/** Doc comments are synthetic here, and the copy of a node does not have them. */
function keepComment<N extends ts.Node>(copy: N, original: ts.Node): N {
  if (copy === original) return copy;
  return ts.setSyntheticLeadingComments(copy, ts.getSyntheticLeadingComments(original));
}
