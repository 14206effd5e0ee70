import { execFile } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Block } from './read-blocks.ts';
import { temporaryFolder } from './temporary-folder.ts';

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/** The lines that a block of a README prints, run as a program of a project that knows packages by their names alone. */
export async function runBlock({ code }: Block): Promise<string[]> {
  const folder = temporaryFolder();
  symlinkSync(modules, join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'block.mts'), code);
  const { stdout } = await promisify(execFile)(process.execPath, ['block.mts'], { cwd: folder });
  return stdout.trimEnd().split('\n');
}
