import type { paths } from '../../generated/control.ts';
import type { BodyIn, PathIn, QueryIn, ResponseIn } from '../../operation-types.ts';

/** Asks the control plane that the page is of. */
export const ask = controlAt<paths>(new URL('..', import.meta.url).pathname.replace(/\/$/, ''));

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
 * Asks a control plane.
 *
 * @throws Error with the message of the server where it refuses.
 */
export type AskControl<Paths> = <P extends keyof Paths & string, M extends keyof Paths[P] & string>(
  method: M,
  path: P,
  asked: Asked<Paths[P][M]>,
) => Promise<Success<Paths[P][M]>>;

/**
 * Makes the function that asks a control plane.
 *
 * @param control Where it is, such as `/_mock`.
 */
function controlAt<Paths>(control: string): AskControl<Paths> {
  return async (method, path, asked) => {
    const { path: values = {}, query = {}, body }: AnyAsked = asked;
    const sent: RequestInit =
      body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const address = control + addressOf(path, values, query);
    const response = await fetch(address, { method: method.toUpperCase(), ...sent });
    const text = await response.text();
    const value: unknown = text === '' ? undefined : JSON.parse(text);
    if (!response.ok) throw new Error(messageOf(value) ?? `The server returned status ${response.status}.`);
    return value as Success<never>;
  };
}

function addressOf(template: string, values: object, query: object): string {
  const path = Object.entries(values).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(String(value))),
    template,
  );
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
}

function messageOf(value: unknown): string | undefined {
  const isError = typeof value === 'object' && value !== null && 'message' in value;
  return isError && typeof value.message === 'string' ? value.message : undefined;
}
