import type { Block } from '@telephony/testing/read-blocks';

/** What the README says is there in all examples after the first. */
const shared = `
import { createTelephony as createShared, operations as allOperations } from '@telephony/client';
const { TELEPHONY_URL: baseUrl = '', TELEPHONY_EMAIL: email = '', TELEPHONY_PASSWORD: password = '' } = process.env;
const token = 'a-token-of-the-reader';
const pbx = createShared({ baseUrl, auth: token, operations: allOperations });
`;

/**
 * A block of the README as a module that can be compiled and run. Its own imports come first; the rest stands in braces,
 * so that it may declare a `pbx` of its own.
 */
export function writeModule({ code }: Block, isFirst: boolean): string {
  if (isFirst) return code;
  const lines = code.split('\n');
  const imports = lines.filter((line) => line.startsWith('import '));
  const rest = lines.filter((line) => !line.startsWith('import '));
  return `${imports.join('\n')}${shared}{\n${rest.join('\n')}\n}\n`;
}
