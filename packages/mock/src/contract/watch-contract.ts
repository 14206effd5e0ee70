import { stat } from 'node:fs/promises';
import type { Contract } from '@telephony/contract';

/** How often to check the file, in milliseconds. */
const interval = 200;

/** What tells one state of a file from the next. */
export async function versionOf(file: string): Promise<string> {
  const none = () => 'not there';
  return stat(file, { bigint: true }).then(
    ({ ino, size, mtimeNs, ctimeNs }) => `${ino} ${size} ${mtimeNs} ${ctimeNs}`,
    none,
  );
}

/**
 * Reads the contract again whenever its file changes. It polls the path instead of watching the file: a build replaces the
 * file, and perhaps its folder, and a watcher would follow the old one.
 *
 * @param version Version of the file before it was first read.
 * @param loaded Called with the new contract, or with the error that prevented reading it.
 * @returns A function that stops watching.
 */
export function watchContract(
  file: string,
  version: string,
  load: () => Promise<Contract>,
  loaded: (result: Contract | Error) => void,
): () => void {
  let known = version;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  // One check at a time, so that the last version read is the one that stays.
  const look = async () => {
    const found = await versionOf(file);
    if (found !== known) {
      known = found;
      const result = await load().catch((error: unknown) => error as Error);
      if (!stopped) loaded(result);
    }
    lookAgain();
  };
  const lookAgain = () => {
    if (!stopped) timer = setTimeout(() => void look(), interval).unref();
  };
  lookAgain();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
