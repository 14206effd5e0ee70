import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import type { Need } from './need.ts';

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
): Need[] {
  const before = schemasOf(base);
  return Object.entries(schemasOf(revision)).flatMap(([name, schema]) => {
    const known = before[name];
    const source = schema['x-source'];
    if (!known || source === undefined) return [];
    return Object.entries(propertiesOf(schema)).flatMap(([field, property]): Need[] => {
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

function placeOf(file: string, field: string, pathOf: (file: string) => string): Omit<Need, 'text'> {
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
