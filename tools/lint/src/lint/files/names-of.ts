import { isJsonObject } from '@telephony/contract';
import type { ContractFiles } from './contract-files.ts';
import { membersIn } from './members-in.ts';

/** The names that a text of the contract can name. */
interface Names {
  /** All words that are keys or values anywhere but in texts. */
  words: ReadonlySet<string>;
  /** Those that somebody gave: fields, parameters, operations, schemas. */
  names: ReadonlySet<string>;
  events: ReadonlySet<string>;
  /** The ids of the ledger. */
  ledger: ReadonlySet<string>;
}

/** Collects the names of a contract. */
export function namesOf(files: ContractFiles): Names {
  const words = new Set<string>();
  const names = new Set<string>();
  for (const { name, value: content } of files.all) {
    const [, component] = /^components\/schemas\/(\w+)\.yaml$/.exec(name) ?? [];
    if (component !== undefined) names.add(component);
    if (name === 'ledger.yaml') continue;
    for (const { path, value } of membersIn(content)) {
      const key = String(path.at(-1));
      words.add(key);
      if (path.at(-2) === 'properties' || path.at(-2) === 'inputs') names.add(key);
      if (typeof value === 'string' && !/\s/.test(value)) words.add(value);
      if ((key === 'operationId' || (key === 'name' && path.length < 5)) && typeof value === 'string')
        names.add(value);
    }
  }
  for (const name of names) words.add(name);
  return { words, names, events: eventsOf(files), ledger: idsOf(files) };
}

function eventsOf(files: ContractFiles): Set<string> {
  const root = files.get('openapi.yaml')?.value;
  const webhooks = isJsonObject(root) ? root['webhooks'] : undefined;
  return new Set(isJsonObject(webhooks) ? Object.keys(webhooks) : []);
}

function idsOf(files: ContractFiles): Set<string> {
  const content = files.get('ledger.yaml')?.value;
  const entries: unknown = isJsonObject(content) ? content['entries'] : undefined;
  if (!Array.isArray(entries)) return new Set();
  return new Set(entries.map((entry) => (isJsonObject(entry) ? String(entry['id']) : '')));
}
