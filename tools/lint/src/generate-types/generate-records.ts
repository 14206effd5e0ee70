import { format } from 'oxfmt';

const HEADER = `/**
 * Generated from the contract by \`npm run generate\`. Do not edit.
 *
 * The types of the contract under their own names: records, events, and the parameters and bodies of requests.
 * \`ErrorBody\` is the schema \`Error\`, so that an import cannot hide the global of this name.
 */

`;

/** Other names for schemas whose own would hide a global that programs use. */
const RENAMED: Readonly<Record<string, string>> = { Error: 'ErrorBody' };

/** The TypeScript source that exports the named types of `schema.ts`, and nothing of its structure. */
export async function generateRecords(schema: string): Promise<string> {
  const names = Array.from(schema.matchAll(/^export type ([A-Z]\w*) =(?!\s*components\b)/gm), ([, name]) => {
    const renamed = RENAMED[name ?? ''];
    return renamed ? `${name} as ${renamed}` : name;
  });
  const source = `${HEADER}export type { ${names.join(', ')} } from './schema.ts';\n`;
  const { code, errors } = await format('records.ts', source, { printWidth: 110, singleQuote: true });
  if (errors.length > 0)
    throw new Error(`The generated records cannot be formatted: ${JSON.stringify(errors)}`);
  return code;
}
