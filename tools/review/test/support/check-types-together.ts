import { mkdirSync } from 'node:fs';
import type { JsonObject } from '@telephony/contract';
import { compile } from '../../src/types/compile.ts';
import { explainErrors } from '../../src/types/explain-errors.ts';
import type { TypesCheck } from '../../src/types/check-types.ts';
import { usageFile } from '../../src/types/usage/usage-file.ts';
import { type GeneratedTypes, typesOf, writeProject } from '../../src/types/write-project.ts';

/** The types check of many pairs of bundles in one run of the compiler, which reads its libraries once. */
export async function checkTypesTogether(
  pairs: { base: JsonObject; revision: JsonObject }[],
  folder: string,
): Promise<TypesCheck[]> {
  const clients: Record<string, GeneratedTypes> = {};
  const names = new Map<JsonObject, string>();
  const clientOf = async (bundle: JsonObject) => {
    const known = names.get(bundle);
    if (known) return known;
    const name = `client${names.size}`;
    names.set(bundle, name);
    clients[name] = await typesOf(bundle);
    return name;
  };
  const usages = [];
  for (const { base, revision } of pairs) {
    usages.push(usageFile(base, { base: await clientOf(base), revision: await clientOf(revision) }));
  }
  const files = usages.map((usage, index) => [`usage${index}.ts`, usage.text]);
  mkdirSync(folder, { recursive: true });
  writeProject(folder, clients, Object.fromEntries(files));
  const errors = await compile(folder);
  return usages.map((usage, index) => ({
    breaks: explainErrors(
      errors.filter(({ file }) => file === `usage${index}.ts`),
      usage,
    ),
    client: [],
  }));
}
