import { isJsonObject } from '@telephony/contract';
import { type ContractFile, type ContractFiles, type Path } from './contract-files.ts';

export interface Prose {
  file: ContractFile;
  path: Path;
  text: string;
}

const PROSE_KEYS = new Set(['description', 'summary', 'title', 'x-closed-enumeration', 'x-needs-state']);
const LEDGER_PROSE_KEYS = new Set(['title', 'unknown', 'treatment', 'observed', 'advice', 'noPlace']);
// The keys of these are names, such as the response `default`.
const NAME_MAPS = new Set(
  '$defs callbacks examples headers links patternProperties properties responses variables'.split(' '),
);
const DATA_KEYS = new Set(['value', 'payload', 'default', 'enum', 'const', 'examples']);

const proseByContract = new WeakMap<ContractFiles, readonly Prose[]>();

export function contractProse(files: ContractFiles): readonly Prose[] {
  const prose = proseByContract.get(files) ?? readProse(files);
  proseByContract.set(files, prose);
  return prose;
}

function readProse(files: ContractFiles): Prose[] {
  return files.all.flatMap((file) => {
    const keys = file.name === 'ledger.yaml' ? LEDGER_PROSE_KEYS : PROSE_KEYS;
    return file.members.flatMap(({ path, value }) => {
      if (typeof value !== 'string' || !keys.has(String(path.at(-1)))) return [];
      return isData(path, file) ? [] : [{ file, path, text: value }];
    });
  });
}

// Named examples have a summary and a description, lists of values have not.
function isData(path: Path, file: ContractFile): boolean {
  return path.some(
    (key, index) =>
      DATA_KEYS.has(String(key)) &&
      !NAME_MAPS.has(String(path[index - 1])) &&
      (key !== 'examples' || typeof path[index + 1] === 'number') &&
      index < path.length - 1 &&
      (key !== 'value' || file.name !== 'ledger.yaml'),
  );
}

interface ContractNames {
  // All keys and values but texts.
  words: ReadonlySet<string>;
  names: ReadonlySet<string>;
  events: ReadonlySet<string>;
  ledger: ReadonlySet<string>;
}

export function contractNames(files: ContractFiles): ContractNames {
  const words = new Set<string>();
  const names = new Set<string>();
  for (const { name, members } of files.all) {
    const [, component] = /^components\/schemas\/(\w+)\.yaml$/.exec(name) ?? [];
    if (component !== undefined) names.add(component);
    if (name === 'ledger.yaml') continue;
    for (const { path, value } of members) {
      const key = String(path.at(-1));
      words.add(key);
      if (path.at(-2) === 'properties' || path.at(-2) === 'inputs') names.add(key);
      if (typeof value === 'string' && !/\s/.test(value)) words.add(value);
      if ((key === 'operationId' || (key === 'name' && path.length < 5)) && typeof value === 'string')
        names.add(value);
    }
  }
  for (const name of names) words.add(name);
  return { words, names, events: eventNames(files), ledger: ledgerIds(files) };
}

function eventNames(files: ContractFiles): Set<string> {
  const root = files.get('openapi.yaml')?.value;
  const webhooks = isJsonObject(root) ? root['webhooks'] : undefined;
  return new Set(isJsonObject(webhooks) ? Object.keys(webhooks) : []);
}

function ledgerIds(files: ContractFiles): Set<string> {
  const content = files.get('ledger.yaml')?.value;
  const entries: unknown = isJsonObject(content) ? content['entries'] : undefined;
  if (!Array.isArray(entries)) return new Set();
  return new Set(entries.map((entry) => (isJsonObject(entry) ? String(entry['id']) : '')));
}
