import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '@telephony/contract';
import { compile } from './compile.ts';
import { explainErrors } from './explain-errors.ts';
import type { TypeBreak } from './type-break.ts';
import { usageFile } from './usage/usage-file.ts';
import { type GeneratedTypes, typesOf, writeProject } from './write-project.ts';

/** What a contract does to programs that were written against the types of its base. */
export interface TypesCheck {
  breaks: TypeBreak[];
  /** Errors in the sources of the client itself, which have to follow the contract. */
  client: { file: string; line: number; message: string }[];
}

/**
 * Compiles a file that uses everything that the base offers against the client with the types of the revision.
 *
 * @param folder An empty or missing folder to work in.
 * @param baseTypes Gives the types of the base.
 * @throws UserError where the compiler itself fails
 */
export async function checkTypes(
  base: JsonObject,
  revision: JsonObject,
  folder: string,
  baseTypes: () => Promise<GeneratedTypes> = () => typesOf(base),
): Promise<TypesCheck> {
  mkdirSync(folder, { recursive: true });
  const usage = usageFile(base);
  const clients = { base: await baseTypes(), revision: await typesOf(revision) };
  writeProject(folder, clients, { 'usage.ts': usage.text });
  const errors = await compile(folder);
  return {
    breaks: explainErrors(
      errors.filter(({ file }) => file === 'usage.ts'),
      usage,
    ),
    client: errors
      .filter(({ file }) => file.startsWith('revision/src/'))
      .map(({ file, line, message }) => ({
        file: join('packages/client', file.slice('revision/'.length)),
        line,
        message: message.split('\n')[0] ?? message,
      })),
  };
}
