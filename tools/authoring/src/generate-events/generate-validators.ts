import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { format } from 'oxfmt';
import { UserError } from '@telephony/command-line';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import { readEventSchemas } from './event-schemas.ts';
import { simplifySchema } from './simplify-schema.ts';

const HEADER = `// @ts-nocheck: generated JavaScript.
/**
 * Generated from the contract by \`npm run generate\`. Do not edit.
 */
import type { Check } from '../parse/check.ts';

`;

/**
 * The TypeScript source of \`CHECKS\`, a map from the name of an event to the function that checks its body: code that Ajv
 * makes from the schemas of the bundle's webhooks, without eval and without imports. Events whose bodies are checked for
 * the same share one function. \`event_name\` itself is not checked again: it is the key.
 *
 * @throws UserError where a schema needs Ajv's code at run time, which the receiver does not have.
 */
export async function generateValidators(bundle: JsonObject): Promise<string> {
  const { byEvent, schemas } = readEventSchemas(bundle);
  const eventsOf = new Map<string, string[]>();
  for (const [event, name] of byEvent) {
    const schema = JSON.stringify(withoutName(simplifySchema({ $ref: `#/${name}` }, schemas)));
    eventsOf.set(schema, [...(eventsOf.get(schema) ?? []), event]);
  }
  const checks = Array.from(eventsOf, ([schema, events], index) => ({
    id: `check${index}`,
    schema: JSON.parse(schema) as JsonObject,
    events,
  }));
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    // A part of a schema may leave the type to another part.
    strictTypes: false,
    // How wide an integer is concerns generators. As JSON it is an integer.
    formats: { int32: true, int64: true },
    code: { source: true, esm: true, lines: true },
    schemas: checks.map(({ id, schema }) => ({ ...schema, $id: id })),
  });
  const code = standalone.default(ajv, Object.fromEntries(checks.map(({ id }) => [id, id])));
  const needed = /require\("([^"]+)"\)/.exec(code)?.[1];
  if (needed !== undefined)
    throw new UserError(`The check of an event needs ${needed} at run time. Use a keyword that does not.`);
  const entries = checks.flatMap(({ id, events }) =>
    events.map((event) => `[${JSON.stringify(event)}, ${id}],`),
  );
  const source = `${HEADER}${code.replace('"use strict";', '').replaceAll(/^export const/gm, 'const')}
/** The checks by \`event_name\`. */
export const CHECKS: ReadonlyMap<string, Check> = /* @__PURE__ */ new Map([\n${entries.join('\n')}\n]);\n`;
  const { code: formatted, errors } = await format('validators.ts', source, {
    printWidth: 110,
    singleQuote: true,
  });
  if (errors.length > 0)
    throw new Error(`The generated validators cannot be formatted: ${JSON.stringify(errors)}`);
  return formatted;
}

/** A schema without what it says of \`event_name\`, where that is one name. */
function withoutName(schema: JsonObject): JsonObject {
  const { properties, required } = schema;
  if (!isJsonObject(properties) || !isJsonObject(properties['event_name'])) return schema;
  if (!('const' in properties['event_name'])) return schema;
  const { event_name: _, ...others } = properties;
  return {
    ...schema,
    properties: others,
    required: Array.isArray(required) ? required.filter((name) => name !== 'event_name') : required,
  };
}
