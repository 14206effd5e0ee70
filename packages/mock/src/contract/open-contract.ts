import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { LogLevel } from '@telephony/contract/command-line';
import { checkParameters, type Contract, readContract, schemaFaults } from '@telephony/contract';
import { isExecutable, readPackageFile } from '@telephony/contract/package-file';
import type { Log } from '@telephony/http';
import { openapiJson } from '@telephony/openapi';
import { BrokenDocument, findDocument, loadDocument } from './load-document.ts';

// The times of files are less exact than this.
const FILE_TIME_MS = 20;

/** The contract to serve. */
export interface ContractOptions {
  /**
   * Another revision of the contract, as JSON or YAML, in one or more files: a path, an HTTP URL, or `git:REVISION[:PATH]` of
   * the repository of the current folder (PATH is `openapi/openapi.yaml` by default).
   * Default: the contract of `@telephony/openapi`.
   */
  document?: string | undefined;
  /** An additional base path, besides `/v1.1/<service>` and `/v1.2/<service>`. */
  basePath?: string | undefined;
  /** Reload the document when one of its files changes. While it is broken, the last good version stays in use. */
  watch?: boolean | undefined;
  /** Called after each attempt to reload the document, with the error if it failed. */
  onReload?: ((failure: Error | undefined) => void) | undefined;
}

export interface OpenContract {
  /** Returns the current revision. */
  contract: () => Contract;
  follow: () => Promise<void>;
  close: () => void;
}

export async function openContract(options: ContractOptions): Promise<OpenContract> {
  const { document, basePath, watch = false, onReload } = options;
  // A file written just before would look as if it had been edited while it was read.
  if (watch) await sleep(FILE_TIME_MS);
  const readAt = Date.now();
  const loaded = await loadContract(document, basePath);
  let { contract } = loaded;
  let isClosed = false;
  let stop: (() => void) | undefined;
  return {
    contract: () => contract,
    async follow() {
      if (!watch) return;
      // Most tests do not watch.
      const { filesBelow, followFiles } = await import('./follow-files.ts');
      // A clone serves the bundle at first, and the sources from the first edit on.
      const sources = document === undefined ? contractSources() : undefined;
      // Files stay followed, even if a broken document no longer reads them.
      const followed = new Set(sources ? [sources.root] : loaded.files);
      stop = followFiles({
        list: async () =>
          sources ? [...followed, ...(await filesBelow(sources.folder, '.yaml'))] : followed,
        since: readAt,
        onChange: async () => {
          const result = await loadContract(sources?.root ?? document, basePath).catch((error: unknown) =>
            error instanceof Error ? error : new Error(String(error)),
          );
          if (!(result instanceof Error) || result instanceof BrokenDocument)
            for (const file of result.files) followed.add(file);
          if (isClosed) return;
          if (!(result instanceof Error)) contract = result.contract;
          onReload?.(result instanceof Error ? result : undefined);
        },
      });
    },
    close() {
      isClosed = true;
      stop?.();
    },
  };
}

// Installations of the package have only the bundle, and beside the executable lie other people's files.
function contractSources(): { root: string; folder: string } | undefined {
  const root = fileURLToPath(new URL('../openapi.yaml', openapiJson));
  return !isExecutable && existsSync(root)
    ? { root, folder: fileURLToPath(new URL('..', openapiJson)) }
    : undefined;
}

export async function loadContract(
  document: string | undefined,
  basePath: string | undefined,
): Promise<{ contract: Contract; files: readonly string[] }> {
  const own = fileURLToPath(openapiJson);
  const name = document ?? own;
  const loaded =
    document === undefined
      ? { document: JSON.parse(String(readPackageFile(openapiJson))) as unknown, files: [own] }
      : await loadDocument(name);
  const { files } = loaded;
  let contract: Contract;
  try {
    contract = readContract(loaded.document, { basePath });
    if (findDocument(name) !== own) {
      checkParameters(contract);
      // Refuses a path that cannot be routed now, not at the first request.
      void contract.router;
    }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BrokenDocument(`${name} cannot be used: ${reason}`, files, { cause });
  }
  // The package's own schemas are checked when it is built.
  const faults = findDocument(name) === own ? [] : await schemaFaults(contract.document);
  if (faults.length > 0) {
    const lines = faults.map(({ pointer, message }) => `  #${pointer} ${message}`);
    throw new BrokenDocument(`${name} has invalid schemas:\n${lines.join('\n')}`, files);
  }
  return { contract, files };
}

export function reloadLog(log: Log, level: LogLevel): (failure: Error | undefined) => void {
  return (failure) => {
    if (failure)
      console.error(
        `The contract has changed but cannot be read; the last good one stays in use: ${failure.message}`,
      );
    else if (level !== 'silent') log.line('The contract has changed and is now in use.');
  };
}
