import { UserError } from '@telephony/command-line';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import ts from 'typescript';
import { TAKEN_NAMES } from './imports-of.ts';
import type { NamedOperation } from './named-operation.ts';

/**
 * Sees that every operation and schema can have its own name in the client.
 *
 * @throws UserError with each that cannot, and why.
 */
export function refuseTakenNames(bundle: JsonObject, operations: readonly NamedOperation[]): void {
  const components = isJsonObject(bundle['components']) ? bundle['components'] : {};
  const schemas = isJsonObject(components['schemas']) ? Object.keys(components['schemas']) : [];
  const ofOperations = new Map(
    operations.flatMap(({ name, pathType, queryType }) =>
      [pathType, queryType].flatMap((type) => (type === undefined ? [] : [[type, name] as const])),
    ),
  );
  const problems = [
    ...operations.map(({ name }) => ({ name, what: `The operationId ${name}` })),
    ...schemas.map((name) => ({ name, what: `The schema ${name}` })),
  ].flatMap(({ name, what }) => {
    const operation = ofOperations.get(name);
    if (operation !== undefined) return [`${what} has the name of the parameters of ${operation}.`];
    if (TAKEN_NAMES.has(name)) return [`${what} has a name that the client uses itself.`];
    return isReserved(name) ? [`${what} has a name that means something else in TypeScript.`] : [];
  });
  if (problems.length > 0) throw new UserError([...problems, 'Choose another name.'].join('\n'));
}

/** Names that a module cannot declare, though they are not reserved everywhere. */
const OF_MODULES = new Set(['arguments', 'await', 'eval']);

/** Whether a name is a keyword, which no constant can be called. */
function isReserved(name: string): boolean {
  if (OF_MODULES.has(name)) return true;
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, name);
  const token = scanner.scan();
  return token >= ts.SyntaxKind.FirstReservedWord && token <= ts.SyntaxKind.LastFutureReservedWord;
}
