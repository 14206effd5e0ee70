import ts from 'typescript';

// An editor shows `Options<getCdr>` instead of the whole operation.
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

function namedParameters(part: ts.TypeElement, prefix: string, named: ts.Node[]): ts.TypeElement {
  if (!isLiteralProperty(part) || propertyName(part) !== 'parameters') return part;
  const places = part.type.members.map((place) => {
    if (!isLiteralProperty(place)) return place;
    const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
    const name = `${prefix}${capitalized(propertyName(place))}`;
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

function propertyName(member: ts.PropertySignature): string {
  return ts.isIdentifier(member.name) ? member.name.text : '';
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

// An editor shows `Cdr[]` instead of `components["schemas"]["Cdr"][]`.
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

export function shortReferences(source: string): string {
  return source.replaceAll(/components\["schemas"\]\["(\w+)"\]/g, '$1');
}

function ownType(member: ts.TypeElement, named: ts.Node[]): ts.TypeElement {
  if (!ts.isPropertySignature(member) || !member.type || !ts.isIdentifier(member.name)) return member;
  const { modifiers, name, questionToken, type } = member;
  const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const alias = ts.factory.createTypeAliasDeclaration(exported, name.text, undefined, type);
  named.push(ts.setSyntheticLeadingComments(alias, ts.getSyntheticLeadingComments(member)));
  const reference = ts.factory.createTypeReferenceNode(name.text);
  return ts.factory.createPropertySignature(modifiers, name.text, questionToken, reference);
}

// export type Cdr = components['schemas']['Cdr']
function isRootType(node: ts.Node): boolean {
  if (!ts.isTypeAliasDeclaration(node) || !ts.isTypeReferenceNode(node.type)) return false;
  const { typeName } = node.type;
  return ts.isIdentifier(typeName) && typeName.text.startsWith("components['schemas']");
}

function isNamed(member: ts.PropertySignature, name: string): boolean {
  return ts.isIdentifier(member.name) && member.name.text === name;
}

// `"A" | "B" | (string & {})` keeps the known values for completion and allows any other.
export function openEnumeration(type: ts.TypeNode): ts.TypeNode | undefined {
  if (!ts.isUnionTypeNode(type)) return undefined;
  const members = flatten(type);
  const open = (['string', 'number'] as const).filter(
    (name) => hasLiteral(members, name) && hasPlain(members, name),
  );
  if (open.length === 0) return undefined;
  return ts.factory.createUnionTypeNode(
    members.map((member) =>
      open.some((name) => member.kind === PLAIN_KINDS[name]) ? openPlain(member) : member,
    ),
  );
}

const PLAIN_KINDS = { string: ts.SyntaxKind.StringKeyword, number: ts.SyntaxKind.NumberKeyword } as const;

function flatten(type: ts.TypeNode): ts.TypeNode[] {
  if (ts.isParenthesizedTypeNode(type)) return flatten(type.type);
  return ts.isUnionTypeNode(type) ? type.types.flatMap(flatten) : [type];
}

function hasLiteral(members: ts.TypeNode[], name: 'string' | 'number'): boolean {
  return members.some((member) => literalType(member) === name);
}

// openapi-typescript writes a string literal as an identifier with quotes in its name.
function literalType(node: ts.Node): 'string' | 'number' | undefined {
  if (ts.isLiteralTypeNode(node)) return literalType(node.literal);
  if (ts.isStringLiteral(node)) return 'string';
  if (ts.isIdentifier(node)) return node.text.startsWith('"') ? 'string' : undefined;
  return ts.isNumericLiteral(node) || ts.isPrefixUnaryExpression(node) ? 'number' : undefined;
}

function hasPlain(members: ts.TypeNode[], name: 'string' | 'number'): boolean {
  return members.some((member) => member.kind === PLAIN_KINDS[name]);
}

function openPlain(plain: ts.TypeNode): ts.TypeNode {
  const empty = ts.factory.createTypeLiteralNode([]);
  return ts.factory.createParenthesizedType(ts.factory.createIntersectionTypeNode([plain, empty]));
}

// A path with nothing but its verbs is cheap for the compiler.
export function pruneAbsentMembers(nodes: ts.Node[]): ts.Node[] {
  return nodes.map((node) => {
    if (!ts.isInterfaceDeclaration(node)) return node;
    const result = ts.transform(node, [(context) => (root) => prune(root, context, node.name.text)]);
    return result.transformed[0] ?? node;
  });
}

function prune<N extends ts.Node>(node: N, context: ts.TransformationContext, root: string): N {
  const visit = (child: ts.Node): ts.Node | undefined =>
    // `never` in a schema is a statement of the contract.
    root === 'components' && hasName(child, 'schemas')
      ? child
      : isAbsent(child) || isOpenHeaders(child) || (root === 'paths' && hasName(child, 'parameters'))
        ? undefined
        : ts.visitEachChild(child, visit, context);
  return ts.visitEachChild(node, visit, context);
}

// name?: never
function isAbsent(node: ts.Node): boolean {
  return (
    ts.isPropertySignature(node) &&
    node.questionToken !== undefined &&
    node.type?.kind === ts.SyntaxKind.NeverKeyword
  );
}

// headers: { [name: string]: unknown }
function isOpenHeaders(node: ts.Node): boolean {
  return (
    hasName(node, 'headers') &&
    ts.isPropertySignature(node) &&
    node.type !== undefined &&
    ts.isTypeLiteralNode(node.type) &&
    node.type.members.every((member) => ts.isIndexSignatureDeclaration(member))
  );
}

function hasName(node: ts.Node, name: string): boolean {
  return ts.isPropertySignature(node) && ts.isIdentifier(node.name) && node.name.text === name;
}
