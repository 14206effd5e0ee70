import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { isJsonObject } from '@telephony/contract';
import { UserError } from '@telephony/command-line';

/** What `sources.yaml` says. */
export interface Sources {
  /** The sections of the documents, by the names that `x-source` uses. */
  sections: ReadonlySet<string>;
  /** Sentences that need no source, with the reason. */
  without: ReadonlyMap<string, string>;
}

/** Reads a `sources.yaml`. Throws with the file and what is wrong with it. */
export function readSources(file: string): Sources {
  const document = parseDocument(readFileSync(file, 'utf8'));
  const [error] = document.errors;
  if (error) throw new UserError(`${file}: ${error.message}`);
  const content: unknown = document.toJS();
  const { sections, without } = isJsonObject(content) ? content : {};
  if (!isNames(sections)) throw new UserError(`${file}: "sections" must be a list of names.`);
  if (!Array.isArray(without)) throw new UserError(`${file}: "without" must be a list.`);
  return { sections: new Set(sections), without: new Map(without.map((entry) => exception(entry, file))) };
}

function exception(entry: unknown, file: string): [string, string] {
  const { sentence, reason } = isJsonObject(entry) ? entry : {};
  if (typeof sentence === 'string' && typeof reason === 'string') return [sentence, reason];
  throw new UserError(`${file}: an entry of "without" must have a "sentence" and a "reason".`);
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}
