import { format } from 'oxfmt';
import { UserError } from '@telephony/command-line';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import { readEventSchemas } from './event-schemas.ts';
import { simplifySchema } from './simplify-schema.ts';

const HEADER = `/**
 * Generated from the contract by \`npm run generate\`. Do not edit.
 */
import type { Kinds } from '../parse/fields/kinds.ts';

`;

/** The letter of each type of JSON Schema. */
const LETTERS: Readonly<Record<string, string>> = {
  string: 's',
  integer: 'i',
  number: 'd',
  boolean: 'b',
  null: 'n',
};
/** The one pattern that a field may have: that of a time. */
const TIME = String.raw`^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$`;

/**
 * The TypeScript source of \`FIELDS\`: for each event of the bundle's webhooks, what its fields may be, a letter for each type
 * and \`!\` where the field is required. Events with the same fields share one table. \`event_name\` is not in it: it is the key.
 *
 * @throws UserError for a schema that says more than this of a field.
 */
export async function generateFields(bundle: JsonObject): Promise<string> {
  const { byEvent, schemas } = readEventSchemas(bundle);
  const eventsOf = new Map<string, string[]>();
  for (const [event, name] of byEvent) {
    const table = JSON.stringify(kindsOf(event, simplifySchema({ $ref: `#/${name}` }, schemas)));
    eventsOf.set(table, [...(eventsOf.get(table) ?? []), event]);
  }
  const tables = [...eventsOf];
  const declared = tables.map(([table], index) => `const fields${index}: Kinds = ${table};`);
  const entries = tables.flatMap(([, events], index) =>
    events.map((event) => `[${JSON.stringify(event)}, fields${index}],`),
  );
  const source = `${HEADER}${declared.join('\n')}

/** What the fields of each event may be, by \`event_name\`. */
export const FIELDS: ReadonlyMap<string, Kinds> = /* @__PURE__ */ new Map([\n${entries.join('\n')}\n]);\n`;
  const { code, errors } = await format('fields.ts', source, { printWidth: 110, singleQuote: true });
  if (errors.length > 0)
    throw new Error(`The generated fields cannot be formatted: ${JSON.stringify(errors)}`);
  return code;
}

function kindsOf(event: string, { type, properties, required = [], ...rest }: JsonObject): JsonObject {
  if (type !== 'object' || !isJsonObject(properties) || !Array.isArray(required) || hasMembers(rest))
    throw new UserError(
      `${event}: the schema of an event says the type of an object, properties and required.`,
    );
  const names = Object.keys(properties).filter((name) => name !== 'event_name');
  return Object.fromEntries(
    names.map((name) => [
      name,
      (required.includes(name) ? '!' : '') + letters(`${event}.${name}`, properties[name]),
    ]),
  );
}

function letters(field: string, schema: unknown): string {
  const { type, pattern, ...rest } = isJsonObject(schema) ? schema : {};
  const types = [type].flat().map((one) => LETTERS[String(one)]);
  if (hasMembers(rest) || types.includes(undefined) || (pattern !== undefined && pattern !== TIME))
    throw new UserError(
      `${field}: a field of an event says its types, and text the pattern of a time, and no more. Teach generate-fields.ts another kind, or simplify the schema.`,
    );
  return types.map((letter) => (letter === 's' && pattern !== undefined ? 't' : letter)).join('');
}

function hasMembers(schema: JsonObject): boolean {
  return Object.keys(schema).length > 0;
}
