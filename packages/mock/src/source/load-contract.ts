import { fileURLToPath } from 'node:url';
import { type Contract, readContract, schemaFaults } from '@telephony/contract';
import { openapiJson } from '@telephony/openapi';
import { BrokenDocument } from './broken-document.ts';
import { loadDocument } from './load-document.ts';
import { shownPath } from './shown-path.ts';
import { readSource } from './source.ts';

/** A contract and the files that it was read from. */
export interface LoadedContract {
  contract: Contract;
  files: readonly string[];
}

/**
 * Loads the contract for the mock.
 *
 * @param document What names it, as `readSource` takes it; by default the bundle of `@telephony/openapi`.
 * @throws BrokenDocument where it cannot be read, or has a schema that checks nothing.
 */
export async function loadContract(
  document: string | undefined,
  basePath: string | undefined,
): Promise<LoadedContract> {
  const own = fileURLToPath(openapiJson);
  const { document: loaded, files } = await loadDocument(readSource(document ?? own));
  const name = document ?? own;
  const contract = readOrRefuse(loaded, { basePath, name, files });
  // The schemas of the package are checked where it is built.
  if (document !== undefined) await refuseBrokenSchemas(contract, name, files);
  return { contract, files };
}

interface Named {
  basePath: string | undefined;
  name: string;
  files: readonly string[];
}

function readOrRefuse(document: unknown, { basePath, name, files }: Named): Contract {
  try {
    return readContract(document, { basePath });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BrokenDocument(`${name} cannot be used: ${reason}`, files, { cause });
  }
}

async function refuseBrokenSchemas(
  { document }: Contract,
  name: string,
  files: readonly string[],
): Promise<void> {
  const faults = await schemaFaults(document);
  if (faults.length === 0) return;
  const { SourcePlaces } = await import('./source-places.ts');
  const places = await SourcePlaces.read(files);
  const lines = faults.map(({ pointer, message }) => {
    const place = places.find(pointer);
    return `  ${place ? `${shownPath(place.file)}:${place.line} ` : ''}#${pointer} ${message}`;
  });
  throw new BrokenDocument(`${name} has invalid schemas:\n${lines.join('\n')}`, files);
}
