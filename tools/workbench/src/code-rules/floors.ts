import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { moduleRule } from './module-rule.ts';
import { workspaceOf } from './workspace-of.ts';

/** `floors.json` of a workspace: the folders of its `src`, the lowest first. */
interface Floors {
  floors: { folder: string; holds: string }[];
}

/** A folder imports from itself and from folders that come before it in `floors.json`, where its workspace has one. */
export const floors = moduleRule('A folder imports only from folders below it.', (file) => {
  const workspace = workspaceOf(file);
  const list = join(workspace, 'floors.json');
  const src = join(workspace, 'src');
  if (!file.startsWith(src + sep) || !existsSync(list)) return () => undefined;
  const folders = (JSON.parse(readFileSync(list, 'utf8')) as Floors).floors.map(({ folder }) => folder);
  const folderOf = (path: string) => relative(src, dirname(path)).split(sep).join('/') || '.';
  const own = folderOf(file);
  return (specifier) => {
    if (!specifier.startsWith('.')) return undefined;
    const other = folderOf(resolve(dirname(file), specifier));
    const unknown = [own, other].find((folder) => !folders.includes(folder));
    if (unknown !== undefined)
      return `${unknown} has no floor. Add it to floors.json, above all that it imports and below all that import it.`;
    if (folders.indexOf(other) <= folders.indexOf(own)) return undefined;
    return `${other} is above ${own} in floors.json. Move what both need to a folder below them, or hand it in as a parameter.`;
  };
});
