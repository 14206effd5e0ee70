import { existsSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

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
 * A relative import stays in its workspace. What another workspace offers is imported by the name of its package, so that
 * it is a declared dependency with an entry in `exports`, and npm, turbo and a reader see the same arrows.
 */
export const noImportOutOfWorkspace = {
  meta: { type: 'problem', docs: { description: 'A relative import stays in its workspace.' } },
  create(context: Context) {
    const workspace = workspaceOf(context.filename);
    const check = (node: ModuleNode) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const target = resolve(dirname(context.filename), specifier);
      if (target.startsWith(workspace + sep)) return;
      context.report({
        node,
        message: `${specifier} leaves the workspace. Import it by the name of its package, declare that in package.json, and give it an entry in the package's exports.`,
      });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

/** The nearest folder with a package.json. */
function workspaceOf(file: string): string {
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
