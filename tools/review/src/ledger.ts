import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import { collectMarks, type LedgerEntry, readLedger } from '@telephony/lint/ledger';

/** What a change does to the ledger of what is not known. */
export interface LedgerChanges {
  opened: LedgerEntry[];
  closed: LedgerEntry[];
  /** Entries whose marks have moved to other places. */
  moved: { id: string; title: string; added: string[]; removed: string[] }[];
}

/** Compares the ledgers of two contract folders and the marks of their bundles. */
export function ledgerChanges(
  base: { folder: string; bundle: JsonObject },
  revision: { folder: string; bundle: JsonObject },
): LedgerChanges {
  const [before, after] = [entriesOf(base.folder), entriesOf(revision.folder)];
  const [marked, marks] = [collectMarks(base.bundle), collectMarks(revision.bundle)];
  const ids = new Set(before.map(({ id }) => id));
  const current = new Set(after.map(({ id }) => id));
  return {
    opened: after.filter(({ id }) => !ids.has(id)),
    closed: before.filter(({ id }) => !current.has(id)),
    moved: after
      .filter(({ id }) => ids.has(id))
      .map(({ id, title }) => {
        const [had, has] = [marked.get(id) ?? [], marks.get(id) ?? []];
        return {
          id,
          title,
          added: has.filter((pointer) => !had.includes(pointer)),
          removed: had.filter((pointer) => !has.includes(pointer)),
        };
      })
      .filter(({ added, removed }) => added.length + removed.length > 0),
  };
}

function entriesOf(folder: string): LedgerEntry[] {
  const file = join(folder, 'ledger.yaml');
  return existsSync(file) ? readLedger(file) : [];
}

/** A new field that takes the source of its record. */
export interface InheritedSource {
  /** A sentence. */
  text: string;
  /** Path in the repository, and the line of the field. */
  file: string;
  line: number;
}

/**
 * New fields without a source or an entry of the ledger of their own, which take the source of their record: nothing else would
 * show that the documents do not name them.
 *
 * @param folder Of the revision's contract
 * @param pathOf The path of a file in the repository
 */
export function inheritedSources(
  base: JsonObject,
  revision: JsonObject,
  folder: string,
  pathOf: (file: string) => string,
): InheritedSource[] {
  const before = schemasOf(base);
  return Object.entries(schemasOf(revision)).flatMap(([name, schema]) => {
    const known = before[name];
    const source = schema['x-source'];
    if (!known || source === undefined) return [];
    return Object.entries(propertiesOf(schema)).flatMap(([field, property]): InheritedSource[] => {
      if (Object.hasOwn(propertiesOf(known), field) || !isInherited(property)) return [];
      const sections = [source].flat().map((section) => JSON.stringify(section));
      return [
        {
          text: `The field \`${field}\` takes the source of \`${name}\`, ${sections.join(' and ')}: check that the field is named there, or give it an x-source or an entry of the ledger.`,
          ...placeOf(join(folder, 'components', 'schemas', `${name}.yaml`), field, pathOf),
        },
      ];
    });
  });
}

/** Whether a field says something and has no source of its own. */
function isInherited(property: unknown): boolean {
  return (
    isJsonObject(property) &&
    property['description'] !== undefined &&
    property['x-source'] === undefined &&
    property['x-ledger'] === undefined
  );
}

function placeOf(
  file: string,
  field: string,
  pathOf: (file: string) => string,
): Omit<InheritedSource, 'text'> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const start = text.search(new RegExp(String.raw`^\s+${RegExp.escape(field)}:`, 'm'));
  return { file: pathOf(file), line: text.slice(0, Math.max(start, 0)).split('\n').length };
}

function schemasOf({ components }: JsonObject): Record<string, JsonObject> {
  const schemas = isJsonObject(components) ? components['schemas'] : undefined;
  const own = isJsonObject(schemas) ? Object.entries(schemas) : [];
  return Object.fromEntries(own.flatMap(([name, schema]) => (isJsonObject(schema) ? [[name, schema]] : [])));
}

function propertiesOf({ properties }: JsonObject): JsonObject {
  return isJsonObject(properties) ? properties : {};
}
