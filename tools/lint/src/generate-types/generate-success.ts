import { isJsonObject, type JsonObject, listOperations, successStatuses } from '@telephony/contract';
import { format } from 'oxfmt';

const HEADER = `/**
 * Generated from the contract by \`npm run generate\`. Do not edit.
 */

`;

/** The TypeScript source of the statuses with which the operations of a bundle succeed. */
export async function generateSuccess(bundle: JsonObject): Promise<string> {
  const operations = listOperations(bundle)
    .filter(({ kind }) => kind === 'path')
    .map(({ method, path, value }) => {
      const responses = isJsonObject(value['responses']) ? value['responses'] : {};
      return { name: `${method.toUpperCase()} ${path}`, statuses: successStatuses(Object.keys(responses)) };
    });
  const statuses = [...new Set(operations.flatMap((operation) => operation.statuses))].toSorted();
  const redirects = operations.flatMap(({ name, statuses: own }) =>
    own.filter((status) => status.startsWith('3')).map((status) => `${JSON.stringify(name)}: ${status}`),
  );
  const source = `${HEADER}/** The statuses and ranges of success. */
export type SuccessStatus = ${statuses.map(literal).join(' | ') || 'never'};

/** The operations whose success is a redirect, with its status. */
export const REDIRECTS: Readonly<Record<string, number>> = { ${redirects.toSorted().join(', ')} };
`;
  const { code, errors } = await format('success.ts', source, { printWidth: 110, singleQuote: true });
  if (errors.length > 0)
    throw new Error(`The generated statuses cannot be formatted: ${JSON.stringify(errors)}`);
  return code;
}

/** A status as the generated types write it: a number, a range as text. */
function literal(status: string): string {
  return /^\d+$/.test(status) ? status : JSON.stringify(status);
}
