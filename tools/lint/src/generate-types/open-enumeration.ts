import ts from 'typescript';

/**
 * Hook of openapi-typescript: a union of literals and their plain type is an open enumeration. As `string` alone it
 * would lose its known values; `"A" | "B" | (string & {})` keeps them for completion and allows any other value.
 */
export function openEnumeration(type: ts.TypeNode): ts.TypeNode | undefined {
  if (!ts.isUnionTypeNode(type)) return undefined;
  const members = flatten(type);
  const open = (['string', 'number'] as const).filter(
    (name) => hasLiteral(members, name) && hasPlain(members, name),
  );
  if (open.length === 0) return undefined;
  return ts.factory.createUnionTypeNode(
    members.map((member) => (open.some((name) => member.kind === PLAIN[name]) ? keptOpen(member) : member)),
  );
}

const PLAIN = { string: ts.SyntaxKind.StringKeyword, number: ts.SyntaxKind.NumberKeyword } as const;

function flatten(type: ts.TypeNode): ts.TypeNode[] {
  if (ts.isParenthesizedTypeNode(type)) return flatten(type.type);
  return ts.isUnionTypeNode(type) ? type.types.flatMap(flatten) : [type];
}

function hasLiteral(members: ts.TypeNode[], name: 'string' | 'number'): boolean {
  return members.some((member) => literalType(member) === name);
}

/** openapi-typescript writes a string literal as an identifier with quotes in its name. */
function literalType(node: ts.Node): 'string' | 'number' | undefined {
  if (ts.isLiteralTypeNode(node)) return literalType(node.literal);
  if (ts.isStringLiteral(node)) return 'string';
  if (ts.isIdentifier(node)) return node.text.startsWith('"') ? 'string' : undefined;
  return ts.isNumericLiteral(node) || ts.isPrefixUnaryExpression(node) ? 'number' : undefined;
}

function hasPlain(members: ts.TypeNode[], name: 'string' | 'number'): boolean {
  return members.some((member) => member.kind === PLAIN[name]);
}

function keptOpen(plain: ts.TypeNode): ts.TypeNode {
  const empty = ts.factory.createTypeLiteralNode([]);
  return ts.factory.createParenthesizedType(ts.factory.createIntersectionTypeNode([plain, empty]));
}
