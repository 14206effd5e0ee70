import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { listFiles } from '../files/list-files.ts';
import { UserError } from '@telephony/command-line';

/**
 * Two files of one base name and kind would share one component name in the bundle, and one of them
 * would become `Name-2`, a name that no one has chosen. Throws with both files.
 */
export function refuseNameClashes(folder: string): void {
  const clashes = kindsOf(folder).flatMap((kind) => clashesIn(folder, kind));
  if (clashes.length > 0) {
    throw new UserError(
      `${clashes.join('\n')}\nA component is named after its file: rename one file of each pair (and its references).`,
    );
  }
}

function kindsOf(folder: string): string[] {
  const components = readdirSync(folder, { withFileTypes: true }).some((entry) => entry.name === 'components')
    ? readdirSync(join(folder, 'components'), { withFileTypes: true })
    : [];
  const kinds = components.filter((entry) => entry.isDirectory()).map((entry) => `components/${entry.name}`);
  return [...kinds.toSorted(), 'examples'];
}

function clashesIn(folder: string, kind: string): string[] {
  const seen = new Map<string, string>();
  return listFiles(join(folder, kind)).flatMap((file) => {
    if (!/\.ya?ml$/.test(file)) return [];
    const { name } = parse(file);
    const other = seen.get(name);
    seen.set(name, file);
    return other ? [`${kind}/${other} and ${kind}/${file} have the same base name "${name}".`] : [];
  });
}
