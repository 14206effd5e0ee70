import { stat } from 'node:fs/promises';
import type { Contract } from '@telephony/contract';

/** How often the file is looked at, in milliseconds. */
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
 * Reads the contract again whenever its file changes. The address is looked at, not watched: a build replaces the file, may
 * replace its folder, and a watch would follow the old one.
 *
 * @param version The file as it was before it was read for the first time.
 * @param loaded Called with the new contract, or with the error that kept it from being read.
 * @returns Stops watching.
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
  // One look after the other, so that the last reading is the one that stays.
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
