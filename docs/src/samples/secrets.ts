import { isJsonObject } from '@telephony/contract/reading';
import type { OperationPage } from '../contract/model.ts';

const VARIABLE = /~~(TELEPHONY_[A-Z_]+)~~/;
export const VARIABLE_IN_JSON = /"~~(TELEPHONY_[A-Z_]+)~~"/;

export const TOKEN = 'TELEPHONY_TOKEN';

const IN_BODY = new Map([
  ['password', variable('TELEPHONY_PASSWORD')],
  ['code', variable('TELEPHONY_CODE')],
  ['nonce', variable('TELEPHONY_NONCE')],
  ['token', variable('TELEPHONY_RESET_TOKEN')],
]);

const IN_PATH = new Map([['token', variable('TELEPHONY_OLD_TOKEN')]]);

export function variable(name: string): string {
  return `~~${name}~~`;
}

export function variableOf(text: unknown): string | undefined {
  const [before, name, after] = typeof text === 'string' ? text.split(VARIABLE) : [];
  return before === '' && after === '' ? name : undefined;
}

export function piecesOf<Piece>(
  text: string,
  write: { plain: (text: string) => Piece; variable: (name: string) => Piece },
  variables = VARIABLE,
): Piece[] {
  return text
    .split(variables)
    .flatMap((piece, at) => (at % 2 === 1 ? write.variable(piece) : piece === '' ? [] : write.plain(piece)));
}

export function pathSecret(name: string): string | undefined {
  return IN_PATH.get(name);
}

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

export function withoutSecrets(body: unknown): unknown {
  if (!isJsonObject(body)) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, IN_BODY.get(name) ?? value]));
}
