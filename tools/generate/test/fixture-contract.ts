import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { smallContract } from '@telephony/testing/small-contract';
import { temporaryFolder } from '@telephony/testing/temporary-folder';

/**
 * A copy of the fixture contract that a test may break.
 *
 * @param folder Where it is made; by default in a folder that goes with the test.
 */
export function fixtureContract(folder: string = temporaryFolder()) {
  cpSync(smallContract, folder, { recursive: true });
  const write = (file: string, text: string) => {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  return {
    folder,
    write,
    /** Replaces a text in a file; it must be there, or the test would plant nothing. */
    plant: (file: string, text: string, replacement: string) => {
      const source = readFileSync(join(folder, file), 'utf8');
      if (!source.includes(text)) throw new Error(`${file} has no "${text}"`);
      write(
        file,
        source.replace(text, () => replacement),
      );
    },
  };
}
