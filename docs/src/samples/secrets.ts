import type { OperationPage } from '../contract/model.ts';

/** Represents a secret in a sample: the reader's environment has it, no page does. */
export class EnvironmentVariable {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** The token of every request. */
export const TOKEN = new EnvironmentVariable('TELEPHONY_TOKEN');

/** What a person proves who they are with, in bodies of operations that are called without a token. */
const IN_BODY = new Map([
  ['password', new EnvironmentVariable('TELEPHONY_PASSWORD')],
  ['code', new EnvironmentVariable('TELEPHONY_CODE')],
  ['nonce', new EnvironmentVariable('TELEPHONY_NONCE')],
  ['token', new EnvironmentVariable('TELEPHONY_RESET_TOKEN')],
]);

/** Secrets in an address. */
const IN_PATH = new Map([['token', new EnvironmentVariable('TELEPHONY_OLD_TOKEN')]]);

/** The secret that a path parameter is, if it is one. */
export function pathSecret(name: string): EnvironmentVariable | undefined {
  return IN_PATH.get(name);
}

/** The secrets of a sample besides its token, with the values of the contract's example: those of the sandbox, where it has them. */
export function variablesOf({ body, parameters, access }: OperationPage): [name: string, value: string][] {
  const example = access.token === 'token' ? undefined : body?.examples[0]?.value;
  const inBody = isObject(example)
    ? Object.entries(example).flatMap(([name, value]) => named(IN_BODY.get(name), value))
    : [];
  const inPath = parameters
    .filter((parameter) => parameter.in === 'path')
    .flatMap(({ name, examples }) => named(IN_PATH.get(name), examples[0]?.value));
  return [...inBody, ...inPath];
}

function named(variable: EnvironmentVariable | undefined, value: unknown): [name: string, value: string][] {
  return variable ? [[variable.name, String(value)]] : [];
}

/** A body with its secrets taken out: a sample that is pasted shows none and has none made up. */
export function withoutSecrets(body: unknown): unknown {
  if (!isObject(body)) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, IN_BODY.get(name) ?? value]));
}

/** A text with variables of the environment in it. */
export type Pieces = (string | EnvironmentVariable)[];

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
