import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import { parseDocument } from 'yaml';

// "You cannot change `direction` with `PATCH` [Endpoints/PBX settings]."
const SECTION_MARK = /\s+\[(?<name>[A-Z][\w/\s-]*)\](?![(:])/g;

/** Reads the names of the documents' sections beside a contract; a contract without sources has none. */
export function readSections(folder: string): string[] {
  const file = join(folder, 'sources.yaml');
  const document = existsSync(file) ? parseDocument(readFileSync(file, 'utf8')) : undefined;
  const content: unknown = document?.errors.length === 0 ? document.toJS() : undefined;
  return isJsonObject(content) && Array.isArray(content['sections']) ? content['sections'].map(String) : [];
}

/** Returns the sections that a text names in square brackets. */
export function markedSections(text: string): string[] {
  return [...text.matchAll(SECTION_MARK)].map(({ groups }) => joined(groups?.['name'] ?? ''));
}

/** Removes the marks of known sections from every description, for readers who have no documents to open. */
export function withoutSectionMarks(bundle: JsonObject, sections: readonly string[]): JsonObject {
  const text = (written: string) =>
    written.replaceAll(SECTION_MARK, (mark, name: string) => (sections.includes(joined(name)) ? '' : mark));
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [
        key,
        key === 'description' && typeof member === 'string' ? text(member) : visit(member),
      ]),
    );
  };
  return visit(bundle) as JsonObject;
}

// A text may be wrapped anywhere.
function joined(name: string): string {
  return name.replaceAll(/\s+/g, ' ');
}
