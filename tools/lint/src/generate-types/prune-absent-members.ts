import ts from 'typescript';

/**
 * Takes out of the printed types what says that something is absent: `put?: never` of a path, `query?: never` of an
 * operation, the open headers of a response, and the parameters of a path, which its operations have as well. What is
 * left of a path is its verbs, so that the client's types can map over them as they are: that is what makes 200 calls
 * cheap for the compiler, and keeps verbs that do not exist out of completions.
 */
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
    root === 'components' && isNamed(child, 'schemas')
      ? child
      : isAbsent(child) || isOpenHeaders(child) || (root === 'paths' && isNamed(child, 'parameters'))
        ? undefined
        : ts.visitEachChild(child, visit, context);
  return ts.visitEachChild(node, visit, context);
}

/** `name?: never`. */
function isAbsent(node: ts.Node): boolean {
  return (
    ts.isPropertySignature(node) &&
    node.questionToken !== undefined &&
    node.type?.kind === ts.SyntaxKind.NeverKeyword
  );
}

/** `headers: { [name: string]: unknown }`, which every response has. */
function isOpenHeaders(node: ts.Node): boolean {
  return (
    isNamed(node, 'headers') &&
    ts.isPropertySignature(node) &&
    node.type !== undefined &&
    ts.isTypeLiteralNode(node.type) &&
    node.type.members.every((member) => ts.isIndexSignatureDeclaration(member))
  );
}

function isNamed(node: ts.Node, name: string): boolean {
  return ts.isPropertySignature(node) && ts.isIdentifier(node.name) && node.name.text === name;
}
