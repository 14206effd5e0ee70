import { dirname, resolve, sep } from 'node:path';
import { moduleRule } from './module-rule.ts';
import { workspaceOf } from './workspace-of.ts';

/**
 * What another workspace offers is imported by the name of its package, so that it is a declared dependency with an entry
 * in `exports`, and npm, turbo and a reader see the same arrows.
 */
export const noImportOutOfWorkspace = moduleRule('A relative import stays in its workspace.', (file) => {
  const workspace = workspaceOf(file);
  return (specifier) => {
    if (!specifier.startsWith('.')) return undefined;
    if (resolve(dirname(file), specifier).startsWith(workspace + sep)) return undefined;
    return `${specifier} leaves the workspace. Import it by the name of its package, declare that in package.json, and give it an entry in the package's exports.`;
  };
});
