import ts from 'typescript';

const EXPORTED = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)];

// An editor shows `Options<getCdr>` instead of the whole operation.
export function nameOperations(nodes: ts.Node[]): ts.Node[] {
  return nodes.flatMap((node) => {
    const named: ts.Node[] = [];
    const changed = mapMembers(node, 'operations', (operation) => {
      if (!isLiteralProperty(operation)) return operation;
      const name = propertyName(operation);
      const own = operation.type.members.map((part) => namedParameters(part, capitalise(name), named));
      named.push(ts.factory.createInterfaceDeclaration(undefined, name, undefined, undefined, own));
      return withType(operation, ts.factory.createTypeReferenceNode(name));
    });
    return [...named, changed];
  });
}

function namedParameters(part: ts.TypeElement, prefix: string, named: ts.Node[]): ts.TypeElement {
  if (!isLiteralProperty(part) || propertyName(part) !== 'parameters') return part;
  const places = part.type.members.map((place) => {
    if (!isLiteralProperty(place)) return place;
    const name = `${prefix}${capitalise(propertyName(place))}`;
    named.push(ts.factory.createTypeAliasDeclaration(EXPORTED, name, undefined, place.type));
    return withType(place, ts.factory.createTypeReferenceNode(name));
  });
  return withType(part, ts.factory.createTypeLiteralNode(places));
}

// An editor shows `Cdr[]` instead of `components["schemas"]["Cdr"][]`.
export function nameSchemas(nodes: ts.Node[]): ts.Node[] {
  const named: ts.Node[] = [];
  const changed = nodes
    .filter((node) => !isRootType(node))
    .map((node) =>
      mapMembers(node, 'components', (member) => {
        if (!isLiteralProperty(member) || propertyName(member) !== 'schemas') return member;
        const schemas = member.type.members.map((schema) => {
          if (!ts.isPropertySignature(schema) || !schema.type) return schema;
          const name = propertyName(schema);
          const alias = ts.factory.createTypeAliasDeclaration(EXPORTED, name, undefined, schema.type);
          named.push(ts.setSyntheticLeadingComments(alias, ts.getSyntheticLeadingComments(schema)));
          const { modifiers, questionToken } = schema;
          const reference = ts.factory.createTypeReferenceNode(name);
          return ts.factory.createPropertySignature(modifiers, name, questionToken, reference);
        });
        return withType(member, ts.factory.createTypeLiteralNode(schemas));
      }),
    );
  return [...changed, ...named];
}

function mapMembers(
  node: ts.Node,
  name: string,
  change: (member: ts.TypeElement) => ts.TypeElement,
): ts.Node {
  if (!ts.isInterfaceDeclaration(node) || node.name.text !== name) return node;
  const { modifiers, typeParameters, heritageClauses, members } = node;
  return ts.factory.updateInterfaceDeclaration(
    node,
    modifiers,
    node.name,
    typeParameters,
    heritageClauses,
    members.map(change),
  );
}

function withType(property: ts.PropertySignature, type: ts.TypeNode): ts.PropertySignature {
  const { modifiers, name, questionToken } = property;
  return ts.factory.updatePropertySignature(property, modifiers, name, questionToken, type);
}

function isLiteralProperty(node: ts.Node): node is ts.PropertySignature & { type: ts.TypeLiteralNode } {
  return ts.isPropertySignature(node) && node.type !== undefined && ts.isTypeLiteralNode(node.type);
}

function propertyName(node: ts.Node): string {
  return ts.isPropertySignature(node) && ts.isIdentifier(node.name) ? node.name.text : '';
}

function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function shortReferences(source: string): string {
  return source.replaceAll(/components\["schemas"\]\["(\w+)"\]/g, '$1');
}

// export type Cdr = components['schemas']['Cdr']
function isRootType(node: ts.Node): boolean {
  if (!ts.isTypeAliasDeclaration(node) || !ts.isTypeReferenceNode(node.type)) return false;
  const { typeName } = node.type;
  return ts.isIdentifier(typeName) && typeName.text.startsWith("components['schemas']");
}

// `"A" | "B" | (string & {})` keeps the known values for completion and allows any other.
export function openEnumeration(type: ts.TypeNode): ts.TypeNode | undefined {
  if (!ts.isUnionTypeNode(type)) return undefined;
  const members = flatten(type);
  const literals = new Set(members.map(literalKind));
  const isOpen = ({ kind }: ts.TypeNode) => literals.has(kind);
  return members.some(isOpen)
    ? ts.factory.createUnionTypeNode(members.map((member) => (isOpen(member) ? openPlain(member) : member)))
    : undefined;
}

function flatten(type: ts.TypeNode): ts.TypeNode[] {
  if (ts.isParenthesizedTypeNode(type)) return flatten(type.type);
  return ts.isUnionTypeNode(type) ? type.types.flatMap(flatten) : [type];
}

// openapi-typescript writes a string literal as an identifier with quotes in its name.
function literalKind(node: ts.Node): ts.SyntaxKind | undefined {
  if (ts.isLiteralTypeNode(node)) return literalKind(node.literal);
  if (ts.isStringLiteral(node) || (ts.isIdentifier(node) && node.text.startsWith('"')))
    return ts.SyntaxKind.StringKeyword;
  const isNumber = ts.isNumericLiteral(node) || ts.isPrefixUnaryExpression(node);
  return isNumber ? ts.SyntaxKind.NumberKeyword : undefined;
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
    root === 'components' && propertyName(child) === 'schemas'
      ? child
      : isAbsent(child) || isOpenHeaders(child) || (root === 'paths' && propertyName(child) === 'parameters')
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
    propertyName(node) === 'headers' &&
    isLiteralProperty(node) &&
    node.type.members.every((member) => ts.isIndexSignatureDeclaration(member))
  );
}
