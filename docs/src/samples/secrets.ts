import { isJsonObject } from '@telephony/contract/reading';
import type { OperationPage } from '../contract/model.ts';

/** A variable of the reader's environment in a text of a sample: no page has a secret. No request has such a text itself. */
const VARIABLE = /~~(TELEPHONY_[A-Z_]+)~~/;
/** The same with the quotes of JSON. */
export const VARIABLE_IN_JSON = /"~~(TELEPHONY_[A-Z_]+)~~"/;

/** The token of every request. */
export const TOKEN = 'TELEPHONY_TOKEN';

/** What a person proves who they are with, in bodies of operations that are called without a token. */
const IN_BODY = new Map([
  ['password', variable('TELEPHONY_PASSWORD')],
  ['code', variable('TELEPHONY_CODE')],
  ['nonce', variable('TELEPHONY_NONCE')],
  ['token', variable('TELEPHONY_RESET_TOKEN')],
]);

/** Secrets in an address. */
const IN_PATH = new Map([['token', variable('TELEPHONY_OLD_TOKEN')]]);

/** A variable as a text of a request has it. */
export function variable(name: string): string {
  return `~~${name}~~`;
}

/** The name of the variable that a text is, if it is one. */
export function variableOf(text: unknown): string | undefined {
  const [before, name, after] = typeof text === 'string' ? text.split(VARIABLE) : [];
  return before === '' && after === '' ? name : undefined;
}

/** A text with its variables written in some way, and all else in another; what is empty is left out. */
export function piecesOf<Piece>(
  text: string,
  write: { plain: (text: string) => Piece; variable: (name: string) => Piece },
  variables = VARIABLE,
): Piece[] {
  return text
    .split(variables)
    .flatMap((piece, at) => (at % 2 === 1 ? write.variable(piece) : piece === '' ? [] : write.plain(piece)));
}

/** The secret that a path parameter is, if it is one. */
export function pathSecret(name: string): string | undefined {
  return IN_PATH.get(name);
}

/** The secrets of a sample besides its token, with the values of the contract's example: those of the sandbox, where it has them. */
export function variablesOf({ body, parameters, access }: OperationPage): [name: string, value: string][] {
  const example = access.token === 'token' ? undefined : body?.examples[0]?.value;
  const inBody = Object.entries(isJsonObject(example) ? example : {});
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  return [
    ...inBody.map(([name, value]) => ({ name: variableOf(IN_BODY.get(name)), value })),
    ...inPath.map(({ name, examples }) => ({
      name: variableOf(IN_PATH.get(name)),
      value: examples[0]?.value,
    })),
  ].flatMap(({ name, value }) => (name === undefined ? [] : [[name, String(value)]]));
}

/** A body with its secrets taken out: a sample that is pasted shows none and has none made up. */
export function withoutSecrets(body: unknown): unknown {
  if (!isJsonObject(body)) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, IN_BODY.get(name) ?? value]));
}
