import { isJsonObject } from '@telephony/contract/reading';
import type { OperationPage } from '../contract/model.ts';

// A variable of the reader's environment in a sample, so that no page has a secret. No request has such a text itself.
const VARIABLE = /~~(TELEPHONY_[A-Z_]+)~~/;
export const VARIABLE_IN_JSON = /"~~(TELEPHONY_[A-Z_]+)~~"/;

export const TOKEN = 'TELEPHONY_TOKEN';

// Proofs of identity in the bodies of operations without a token.
const BODY_SECRETS = new Map([
  ['password', variable('TELEPHONY_PASSWORD')],
  ['code', variable('TELEPHONY_CODE')],
  ['nonce', variable('TELEPHONY_NONCE')],
  ['token', variable('TELEPHONY_RESET_TOKEN')],
]);

const PATH_SECRETS = new Map([['token', variable('TELEPHONY_OLD_TOKEN')]]);

export function variable(name: string): string {
  return `~~${name}~~`;
}

export function variableName(text: unknown): string | undefined {
  const [before, name, after] = typeof text === 'string' ? text.split(VARIABLE) : [];
  return before === '' && after === '' ? name : undefined;
}

export function splitVariables<Piece>(
  text: string,
  write: { plain: (text: string) => Piece; variable: (name: string) => Piece },
  variables = VARIABLE,
): Piece[] {
  return text
    .split(variables)
    .flatMap((piece, at) => (at % 2 === 1 ? write.variable(piece) : piece === '' ? [] : write.plain(piece)));
}

export function pathSecret(name: string): string | undefined {
  return PATH_SECRETS.get(name);
}

export function requiredVariables({
  body,
  parameters,
  access,
}: OperationPage): [name: string, value: string][] {
  const example = access.token === 'token' ? undefined : body?.examples[0]?.value;
  const inBody = Object.entries(isJsonObject(example) ? example : {});
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  return [
    ...inBody.map(([name, value]) => ({ name: variableName(BODY_SECRETS.get(name)), value })),
    ...inPath.map(({ name, examples }) => ({
      name: variableName(PATH_SECRETS.get(name)),
      value: examples[0]?.value,
    })),
  ].flatMap(({ name, value }) => (name === undefined ? [] : [[name, String(value)]]));
}

export function withoutSecrets(body: unknown): unknown {
  if (!isJsonObject(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, BODY_SECRETS.get(name) ?? value]),
  );
}
