/** The part of oxlint's rule context that is used here. */
interface Context {
  filename: string;
  report(problem: { message: string; node: object }): void;
}

/** A node that names a module: an import, an export from, or `import()`. */
interface ModuleNode {
  source?: { value?: unknown } | null;
}

/**
 * A rule on the names of modules that a file imports, in every form of import.
 *
 * @param describe What the rule is for, in one sentence.
 * @param checkerOf Gives for a file what says why a name is refused; undefined where it is not.
 */
export function moduleRule(
  describe: string,
  checkerOf: (file: string) => (specifier: string) => string | undefined,
) {
  return {
    meta: { type: 'problem', docs: { description: describe } },
    create(context: Context) {
      const refuse = checkerOf(context.filename);
      const check = (node: ModuleNode) => {
        const specifier = node.source?.value;
        const message = typeof specifier === 'string' ? refuse(specifier) : undefined;
        if (message !== undefined) context.report({ node, message });
      };
      return {
        ImportDeclaration: check,
        ExportNamedDeclaration: check,
        ExportAllDeclaration: check,
        ImportExpression: check,
      };
    },
  };
}
