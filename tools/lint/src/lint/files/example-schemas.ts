import { isJsonObject, isReference } from '@telephony/contract';
import type { ContractFile } from './contract-file.ts';
import type { ContractFiles } from './contract-files.ts';
import { membersIn } from './members-in.ts';

/** Where an example is used. */
interface Use {
  /** The file that refers to the example. */
  user: string;
  /** The files that its schema is in. */
  schemaFiles: string[];
}

/** The uses of each file of examples, by its absolute path; those of a schema's own examples, by the path of the schema. */
export function exampleSchemas(files: ContractFiles): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  const add = (path: string, use: Use) => uses.set(path, [...(uses.get(path) ?? []), use]);
  for (const file of files.all) {
    if (/^(examples|workflows)\//.test(file.name)) continue;
    for (const { value } of membersIn(file.value)) {
      if (!isJsonObject(value) || !isJsonObject(value['examples'])) continue;
      const schemaFiles = isReference(value['schema']) ? closureOf(files, file, value['schema']) : [];
      for (const example of Object.values(value['examples'])) {
        if (isReference(example))
          add(files.resolve(file, example).file.path, { user: file.path, schemaFiles });
      }
      // An example that the linter cannot check at all is reported here.
      add(file.path, { user: '', schemaFiles });
    }
  }
  return uses;
}

/** The file that a `$ref` leads to, and all that it refers to. */
function closureOf(files: ContractFiles, from: ContractFile, reference: unknown): string[] {
  const found = new Set<ContractFile>();
  const open = [files.resolve(from, reference).file];
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file) || file === from) continue;
    found.add(file);
    open.push(...files.referencesFrom(file).flatMap(({ target }) => files.get(target) ?? []));
  }
  return [...found].map(({ path }) => path);
}
