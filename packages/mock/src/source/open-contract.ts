import { setTimeout as sleep } from 'node:timers/promises';
import type { Contract } from '@telephony/contract';
import { contractSources } from './contract-sources.ts';
import { loadContract } from './load-contract.ts';

/** Milliseconds by which the times of files are exact, and some. */
const TICK = 20;

/** Which contract to open, and whether to follow its edits. */
export interface OpenContractOptions {
  document?: string;
  basePath?: string;
  watch?: boolean;
  onReload?: (failure: Error | undefined) => void;
}

/** A contract that may be another one after an edit of its files. */
export interface OpenContract {
  /** As it is now. */
  contract: () => Contract;
  /** Starts to follow its files, if that is asked for. */
  follow: () => Promise<void>;
  /** Stops following. */
  close: () => void;
}

/** @throws BrokenDocument where it cannot be read, or has a schema that checks nothing. */
export async function openContract(options: OpenContractOptions): Promise<OpenContract> {
  const { document, basePath, watch = false, onReload } = options;
  // So that a file that was written just before is not taken for one that was edited while it was read.
  if (watch) await sleep(TICK);
  const readAt = Date.now();
  const loaded = await loadContract(document, basePath);
  let { contract } = loaded;
  let stop: (() => void) | undefined;
  return {
    contract: () => contract,
    async follow() {
      if (!watch) return;
      // Loaded only here: most tests do not watch.
      const { followContract } = await import('./follow-contract.ts');
      // In a clone, the bundle is served at once, and from the first edit on what the sources say.
      const { root, folder } = (document === undefined && contractSources) || {};
      const files = { files: root === undefined ? loaded.files : [root], folder, readAt };
      stop = followContract(
        files,
        () => loadContract(root ?? document, basePath),
        (result) => {
          if (!(result instanceof Error)) contract = result;
          onReload?.(result instanceof Error ? result : undefined);
        },
      );
    },
    close: () => stop?.(),
  };
}
