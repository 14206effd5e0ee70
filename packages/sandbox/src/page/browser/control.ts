import type { paths } from '../../generated/control.ts';
import type { ResponseIn, BodyIn, PathIn, QueryIn } from '@telephony/http/operation-types';

/** Where the control plane is. */
export const CONTROL = '/_sandbox';

type Success<Operation> = Extract<ResponseIn<Operation>, { status: 200 | 201 | 202 | 204 }>['body'];

type Part<Name extends string, Value> = {} extends Value ? { [N in Name]?: Value } : { [N in Name]: Value };

interface AnyAsked {
  path?: object;
  query?: object;
  body?: unknown;
}

/** What an operation is asked with, as far as it takes something. */
type Asked<Operation> = AnyAsked &
  Part<'path', PathIn<Operation>> &
  Part<'query', QueryIn<Operation>> &
  (BodyIn<Operation> extends undefined ? { body?: undefined } : Part<'body', BodyIn<Operation>>);

/**
 * Asks the control plane.
 *
 * @throws Error with the message of the sandbox where it refuses.
 */
export async function ask<P extends keyof paths, M extends keyof paths[P] & string>(
  method: M,
  path: P,
  asked: Asked<paths[P][M]>,
): Promise<Success<paths[P][M]>> {
  const { path: values = {}, query = {}, body }: AnyAsked = asked;
  const sent: RequestInit =
    body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(addressOf(path, values, query), { method: method.toUpperCase(), ...sent });
  const text = await answer.text();
  const value: unknown = text === '' ? undefined : JSON.parse(text);
  if (!answer.ok) throw new Error(messageOf(value) ?? `The sandbox returned status ${answer.status}.`);
  return value as Success<paths[P][M]>;
}

function addressOf(template: string, values: object, query: object): string {
  const path = Object.entries(values).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(String(value))),
    template,
  );
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return parameters.size === 0 ? CONTROL + path : `${CONTROL}${path}?${parameters.toString()}`;
}

function messageOf(value: unknown): string | undefined {
  const isError = typeof value === 'object' && value !== null && 'message' in value;
  return isError && typeof value.message === 'string' ? value.message : undefined;
}
