import type { ContractFile, Path } from './contract-file.ts';
import type { ContractFiles } from './contract-files.ts';
import { membersIn } from './members-in.ts';

/** A text that people read. */
export interface Prose {
  file: ContractFile;
  path: Path;
  text: string;
}

const NAMES = new Set(['description', 'summary', 'title', 'x-closed-enumeration', 'x-needs-state']);
const OF_THE_LEDGER = new Set(['title', 'unknown', 'treatment', 'observed', 'noPlace']);
/** Keys of what is data. */
const DATA = new Set(['value', 'payload', 'default', 'enum', 'const', 'examples']);

/** Of the contracts that were asked for: half a dozen checks read the same texts. */
const known = new WeakMap<ContractFiles, readonly Prose[]>();

/** The texts of the contract that people read: descriptions, summaries, and the entries of the ledger. */
export function proseOf(files: ContractFiles): readonly Prose[] {
  const prose = known.get(files) ?? readProse(files);
  known.set(files, prose);
  return prose;
}

function readProse(files: ContractFiles): Prose[] {
  return files.all.flatMap((file) =>
    [...membersIn(file.value)].flatMap(({ path, value }) => {
      if (typeof value !== 'string' || !namesOf(file).has(String(path.at(-1)))) return [];
      return isData(path, file) ? [] : [{ file, path, text: value }];
    }),
  );
}

function namesOf(file: ContractFile): Set<string> {
  return file.name === 'ledger.yaml' ? OF_THE_LEDGER : NAMES;
}

/** Named examples have a summary and a description of their own, lists of values have not. */
function isData(path: Path, file: ContractFile): boolean {
  return path.some(
    (key, index) =>
      DATA.has(String(key)) &&
      path[index - 1] !== 'properties' &&
      (key !== 'examples' || typeof path[index + 1] === 'number') &&
      index < path.length - 1 &&
      (key !== 'value' || file.name !== 'ledger.yaml'),
  );
}
