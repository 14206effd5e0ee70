import { filesBelow, followFiles } from '@telephony/command-line/follow-files';
import type { Contract } from '@telephony/contract';
import { BrokenDocument } from './broken-document.ts';
import type { LoadedContract } from './load-contract.ts';

/** Of what a contract is made. */
export interface ContractFiles {
  /** The files that it was read from; none for a URL or a revision. */
  files: readonly string[];
  /** The folder of all its sources, where it is known. */
  folder?: string | undefined;
  /** When they were read, in milliseconds since 1970. */
  readAt: number;
}

/**
 * Loads a contract again whenever one of its files changes, also one that is missing.
 *
 * @param onLoaded Called with the new contract, or with what is wrong with it.
 * @returns What ends it.
 */
export function followContract(
  { files, folder, readAt }: ContractFiles,
  load: () => Promise<LoadedContract>,
  onLoaded: (result: Contract | Error) => void,
): () => void {
  // What is no longer read stays followed: it costs nothing, and a broken document may need it.
  const followed = new Set(files);
  let isEnded = false;
  const end = followFiles({
    list: async () =>
      folder === undefined ? followed : [...followed, ...(await filesBelow(folder, '.yaml'))],
    since: readAt,
    onChange: async () => {
      const result = await load().catch((error: unknown) =>
        error instanceof Error ? error : new Error(String(error)),
      );
      const read = result instanceof BrokenDocument || !(result instanceof Error) ? result.files : [];
      for (const file of read) followed.add(file);
      if (!isEnded) onLoaded(result instanceof Error ? result : result.contract);
    },
  });
  return () => {
    isEnded = true;
    end();
  };
}
