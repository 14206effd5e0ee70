import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@telephony/command-line';
import type { JsonObject } from '@telephony/contract';

/** The bundle of a contract folder. */
export function readBundle(folder: string): JsonObject {
  const file = join(folder, 'dist', 'openapi.json');
  if (!existsSync(file)) throw new UserError(`${file} is missing. Build it with \`npm run build\`.`);
  return JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
}
