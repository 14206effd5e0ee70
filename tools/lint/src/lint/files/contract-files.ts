import { join, posix } from 'node:path';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { type Document, isMap, isNode, isScalar, parseDocument, type YAMLError } from 'yaml';
import yaml from 'yaml/package.json' with { type: 'json' };
import { contractFolder, listFiles, repositoryRoot } from '@telephony/generate/files';

export type Path = readonly (string | number)[];

const CACHE_FOLDER = join(repositoryRoot, 'node_modules/.cache');
const CACHE_FILE = join(CACHE_FOLDER, `contract-files-of-yaml-${yaml.version}`);

// Parsing six hundred files takes a second, and an edit changes one.
const parsedFiles = readCache();

function readCache(): Map<string, { text: string; value: unknown }> {
  try {
    return deserialize(readFileSync(CACHE_FILE)) as typeof parsedFiles;
  } catch {
    // There is none yet, or another Node wrote it.
    return new Map();
  }
}

function writeCache(): void {
  mkdirSync(CACHE_FOLDER, { recursive: true });
  writeFileSync(`${CACHE_FILE}.${process.pid}`, serialize(parsedFiles));
  renameSync(`${CACHE_FILE}.${process.pid}`, CACHE_FILE);
}

export class ContractFile {
  // Relative to the folder of the contract, with slashes.
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly error: YAMLError | undefined;
  // Undefined for an unreadable file.
  readonly value: unknown;
  #document: Document | undefined;
  #members: readonly Member[] | undefined;

  constructor(folder: string, name: string) {
    this.name = name;
    this.path = join(folder, name);
    this.text = readFileSync(this.path, 'utf8');
    if (parsedFiles.get(name)?.text !== this.text) {
      parsedFiles.delete(name);
      this.error = this.document.errors[0];
      if (!this.error) parsedFiles.set(name, { text: this.text, value: this.document.toJS() });
    }
    this.value = parsedFiles.get(name)?.value;
  }

  get document(): Document {
    return (this.#document ??= parseDocument(this.text));
  }

  get members(): readonly Member[] {
    return (this.#members ??= [...membersIn(this.value)]);
  }

  findingAt(offset: number, rule: string, message: string): Finding {
    const lines = this.text.slice(0, offset).split('\n');
    return { file: this.path, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, rule, message };
  }

  finding(path: Path, rule: string, message: string, within?: string): Finding {
    const node = this.document.getIn(path, true);
    const [from, to] = (isNode(node) ? node.range : undefined) ?? [0, 0];
    const inner = within === undefined ? -1 : this.text.slice(from, to).search(wordsPattern(within));
    return this.findingAt(from + Math.max(inner, 0), rule, message);
  }

  findingAtKey(path: Path, rule: string, message: string): Finding {
    const parent = this.document.getIn(path.slice(0, -1), true);
    const keys = isMap(parent) ? parent.items.map(({ key }) => key).filter((key) => isScalar(key)) : [];
    const key = keys.find(({ value }) => String(value) === String(path.at(-1)));
    return this.findingAt(key?.range?.[0] ?? 0, rule, message);
  }
}

// A text may be wrapped anywhere.
function wordsPattern(text: string): RegExp {
  const words = text
    .trim()
    .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
    .split(/\s+/);
  return new RegExp(words.join(String.raw`\s+`));
}

interface Member {
  path: Path;
  value: unknown;
}

export function* membersIn(value: unknown, path: Path = []): Generator<Member> {
  yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    yield* membersIn(child, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** A mistake in the contract, with its place. */
export interface Finding {
  /** Absolute path. */
  file: string;
  line: number;
  column: number;
  /** The same place as a JSON pointer into the file, if the linter gives one. */
  pointer?: string;
  rule: string;
  message: string;
}

const FOLDERS = ['components', 'examples', 'paths', 'webhooks', 'workflows'];

export interface Reference {
  from: ContractFile;
  path: Path;
  ref: string;
  target: string;
}

export class ContractFiles {
  readonly folder: string;
  readonly all: ContractFile[];
  // Those within examples and payloads are data.
  readonly references: Reference[];
  readonly #byName: Map<string, ContractFile>;
  readonly #from: Map<ContractFile, Reference[]>;

  constructor(folder: string) {
    this.folder = folder;
    const inner = FOLDERS.flatMap((name) => listFiles(join(folder, name)).map((file) => `${name}/${file}`));
    this.all = [...readdirSync(folder), ...inner]
      .filter((name) => name.endsWith('.yaml'))
      .toSorted()
      .map((name) => new ContractFile(folder, name));
    if (folder === contractFolder) writeCache();
    this.#byName = new Map(this.all.map((file) => [file.name, file]));
    this.#from = new Map(this.all.map((file) => [file, [...referencesIn(file)]]));
    this.references = [...this.#from.values()].flat();
  }

  get(name: string): ContractFile | undefined {
    return this.#byName.get(name);
  }

  referencesFrom(file: ContractFile): Reference[] {
    return this.#from.get(file) ?? [];
  }

  resolve(file: ContractFile, value: unknown): { file: ContractFile; value: unknown } {
    const ref = referenceText(value);
    const target = ref === undefined || ref.startsWith('#') ? undefined : this.get(targetName(file, ref));
    return target ? this.resolve(target, target.value) : { file, value };
  }
}

function* referencesIn(file: ContractFile): Generator<Reference> {
  if (file.name.startsWith('examples/') || file.name.startsWith('workflows/')) return;
  for (const { path, value } of file.members) {
    if (path.at(-1) !== '$ref' || typeof value !== 'string' || value.startsWith('#')) continue;
    yield { from: file, path: path.slice(0, -1), ref: value, target: targetName(file, value) };
  }
}

function targetName(file: ContractFile, ref: string): string {
  return posix.join(posix.dirname(file.name), ref.split('#')[0] ?? '');
}

function referenceText(value: unknown): string | undefined {
  const ref: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, '$ref') : undefined;
  return typeof ref === 'string' ? ref : undefined;
}
