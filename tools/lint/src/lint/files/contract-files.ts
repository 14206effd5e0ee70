import { posix } from 'node:path';
import { listFiles } from '../../files/list-files.ts';
import { ContractFile, type Path } from './contract-file.ts';
import { membersIn } from './members-in.ts';

/** What the folder has that does not belong to the contract. */
const NOT_SOURCE = /^(dist|node_modules|test)\//;

/** A `$ref` from one file to another. */
export interface Reference {
  from: ContractFile;
  /** The place of the `$ref` object. */
  path: Path;
  ref: string;
  /** Name of the file that it leads to. */
  target: string;
}

/** All YAML files of a contract's folder. */
export class ContractFiles {
  readonly folder: string;
  readonly all: ContractFile[];
  /** The `$ref`s between files. Those within examples and payloads are data. */
  readonly references: Reference[];
  readonly #byName: Map<string, ContractFile>;
  readonly #from: Map<ContractFile, Reference[]>;

  /** @param like Another copy of the contract: what has the same text there is not parsed again. */
  constructor(folder: string, like?: ContractFiles) {
    this.folder = folder;
    this.all = listFiles(folder)
      .filter((name) => name.endsWith('.yaml') && !NOT_SOURCE.test(name))
      .map((name) => new ContractFile(folder, name, like?.get(name)));
    this.#byName = new Map(this.all.map((file) => [file.name, file]));
    this.#from = new Map(this.all.map((file) => [file, [...referencesOf(file)]]));
    this.references = [...this.#from.values()].flat();
  }

  get(name: string): ContractFile | undefined {
    return this.#byName.get(name);
  }

  /** The `$ref`s of a file to others. */
  referencesFrom(file: ContractFile): Reference[] {
    return this.#from.get(file) ?? [];
  }

  /** A value in a file, a `$ref` to another file followed. */
  resolve(file: ContractFile, value: unknown): { file: ContractFile; value: unknown } {
    const ref = refOf(value);
    const target = ref === undefined || ref.startsWith('#') ? undefined : this.get(targetOf(file, ref));
    return target ? this.resolve(target, target.value) : { file, value };
  }
}

function* referencesOf(file: ContractFile): Generator<Reference> {
  if (file.name.startsWith('examples/') || file.name.startsWith('workflows/')) return;
  for (const { path, value } of membersIn(file.value)) {
    if (path.at(-1) !== '$ref' || typeof value !== 'string' || value.startsWith('#')) continue;
    yield { from: file, path: path.slice(0, -1), ref: value, target: targetOf(file, value) };
  }
}

function targetOf(file: ContractFile, ref: string): string {
  return posix.join(posix.dirname(file.name), ref.split('#')[0] ?? '');
}

function refOf(value: unknown): string | undefined {
  const ref: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, '$ref') : undefined;
  return typeof ref === 'string' ? ref : undefined;
}
