import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFiles } from '@telephony/lint/generate-types';
import type { JsonObject } from '@telephony/contract';
import { repositoryRoot } from '@telephony/lint/files';

const CLIENT = join(repositoryRoot, 'packages', 'client', 'src');

/** The generated files of a client by name. */
export type GeneratedTypes = Readonly<Record<string, string>>;

/** The generated files of the client for a bundle, without the notes of the ledger. */
export async function typesOf(bundle: JsonObject): Promise<GeneratedTypes> {
  return Object.fromEntries(await clientFiles(bundle, []));
}

/**
 * Writes a TypeScript project: the client once for each set of types, in a folder of its own, and files that use them.
 *
 * @param clients Types by the name of the folder.
 * @param usages Texts by the name of the file.
 */
export function writeProject(
  folder: string,
  clients: Readonly<Record<string, GeneratedTypes>>,
  usages: Readonly<Record<string, string>>,
): void {
  for (const [name, types] of Object.entries(clients)) {
    const sources = join(folder, name, 'src');
    cpSync(CLIENT, sources, { recursive: true });
    mkdirSync(join(sources, 'generated'), { recursive: true });
    for (const [file, text] of Object.entries(types)) writeFileSync(join(sources, 'generated', file), text);
  }
  for (const [file, text] of Object.entries(usages)) writeFileSync(join(folder, file), text);
  const configuration = {
    extends: join(repositoryRoot, 'tsconfig.base.json'),
    // The client is for browsers as well: the types of Node are not needed.
    compilerOptions: { noEmit: true, types: [] },
    files: Object.keys(usages),
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  // What the client depends on is found from here; a junction needs no rights on Windows.
  symlinkSync(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
}
