import { format } from 'oxfmt';

const GENERATED = `/**
 * Generated from the contract by \`npm run generate\`. Do not edit.
 */
`;

/**
 * The text of a generated file, formatted.
 *
 * @param header What is above the source instead of the usual comment. A blank line is the source's own.
 */
export async function sourceFile(name: string, source: string, header = GENERATED): Promise<string> {
  const { code, errors } = await format(name, header + source, { printWidth: 110, singleQuote: true });
  if (errors.length > 0)
    throw new Error(`The generated ${name} cannot be formatted: ${JSON.stringify(errors)}`);
  return code;
}
