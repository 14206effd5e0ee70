import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** A folder like that of a reader who has installed the client. */
export interface Workshop {
  folder: string;
  /** Writes a file, with the folders it is in. Gives its whole path. */
  write: (name: string, text: string) => string;
  remove: () => void;
}

export function openWorkshop(): Workshop {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'samples-'));
  const write = (name: string, text: string) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  for (const name of ['@telephony/client', '@types/node']) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(dirname(resolve(`${name}/package.json`)), link, 'junction');
  }
  write('package.json', '{ "type": "module" }');
  return { folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
