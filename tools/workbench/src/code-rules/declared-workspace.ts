import { relative, sep } from 'node:path';
import { moduleRule } from './module-rule.ts';
import { manifestOf, workspaceOf } from './workspace-of.ts';

/** npm links all workspaces into one folder, so that an import works that nobody has declared. */
export const declaredWorkspace = moduleRule(
  'An import of another workspace is declared in package.json; in the source of a package as a dependency.',
  (file) => {
    const workspace = workspaceOf(file);
    const {
      name: own,
      dependencies = {},
      peerDependencies = {},
      devDependencies = {},
    } = manifestOf(workspace);
    const isPublished =
      workspace.split(sep).includes('packages') && relative(workspace, file).startsWith(`src${sep}`);
    return (specifier) => {
      const [name] = /^@telephony\/[^/]+/.exec(specifier) ?? [];
      if (name === undefined || name === own || name in dependencies || name in peerDependencies)
        return undefined;
      if (name in devDependencies && !isPublished) return undefined;
      const field = isPublished ? 'dependencies' : 'dependencies or devDependencies';
      return `${name} is not declared. Add it to ${field} of ${own ?? 'this workspace'}'s package.json.`;
    };
  },
);
