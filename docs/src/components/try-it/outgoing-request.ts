import type { SampleFacts } from '../../samples/sample-request.ts';
import { originOf } from '../../scripts/servers.ts';

export interface FormValues {
  baseUrl: string;
  token: string;
  parameters: Record<string, string>;
  body: string;
}

export interface OutgoingRequest {
  method: string;
  url: string;
  // The URL with its secrets masked.
  shownUrl: string;
  headers: [name: string, value: string][];
  // The token is in no other part.
  token: string;
  body: string | undefined;
}

export const MASK = '••••••••';

export function outgoingRequest(model: TryItModel, values: FormValues): OutgoingRequest {
  const { method } = model;
  const { baseUrl, token } = values;
  const written = writtenParameters(model, values);
  const path = (write: (parameter: Written) => string) =>
    model.path.replaceAll(/\{(\w+)\}/g, (whole, variable) => {
      const parameter = written.find(({ name }) => name === variable);
      return parameter ? write(parameter) : whole;
    });
  const query = written.filter((parameter) => parameter.in === 'query').flatMap(queryPairs);
  const search = query.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  const address = (filled: string) => baseUrl + filled + (search && `?${search}`);
  const body = model.body && values.body.trim() !== '' ? values.body : undefined;
  const headers = written.filter((parameter) => parameter.in === 'header');
  return {
    method,
    url: address(path(segment)),
    shownUrl: address(path((parameter) => (parameter.secret ? MASK : segment(parameter)))),
    headers: [
      ['Accept', model.file === undefined ? 'application/json' : '*/*'],
      ...(body === undefined ? [] : [['Content-Type', 'application/json'] satisfies [string, string]]),
      ...headers.map(({ name, text }) => [name, text] satisfies [string, string]),
    ],
    token,
    body,
  };
}

type Written = TryItParameter & { text: string };

export function writtenParameters(
  { parameters }: TryItModel,
  values: Pick<FormValues, 'parameters'>,
): Written[] {
  return parameters
    .map((parameter) => ({ ...parameter, text: values.parameters[parameter.name]?.trim() ?? '' }))
    .filter(({ text }) => text !== '');
}

function segment({ kind, text }: Written): string {
  if (kind !== 'list') return encodeURIComponent(text);
  return text
    .split(',')
    .map((item) => encodeURIComponent(item.trim()))
    .join(',');
}

function queryPairs({ name, kind, text }: Written): [string, string][] {
  if (kind !== 'map') return [[name, text]];
  return pairsIn(text).map(([key, value]) => [`${name}[${key}]`, value]);
}

export function pairsIn(text: string): [name: string, value: string][] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...value] = line.split('=');
      return [name.trim(), value.join('=').trim()];
    });
}

export interface TryItModel extends SampleFacts {
  token: 'none' | 'optional' | 'token';
  // The sandbox lets only an administrator do it.
  administrator?: true;
  parameters: TryItParameter[];
  body?: TryItBody;
  // Asked before the request is sent to a real server.
  effect?: string;
  responses: Record<string, string>;
  // Names that can be filtered by beyond the fields of the record, and fields that cannot.
  filter?: { also: string[]; refused: string[] };
  // The operation returns a redirect, which the form shows like any response.
  redirects?: true;
  file?: string;
}

export interface TryItParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  // `json` is sent as it is, `list` is separated by commas, `map` is one parameter for each key in brackets.
  kind: 'text' | 'json' | 'list' | 'map';
  hint: string;
  value: string;
  known?: string[];
  secret?: true;
  // A number or a truth value of JSON, or several.
  literal?: true;
}

export interface TryItBody {
  required: boolean;
  examples: { summary: string; text: string }[];
}

export function problemsOf(model: TryItModel, values: FormValues): Map<string, string> {
  const found = new Map<string, string | undefined>([
    ['baseUrl', addressProblem(values.baseUrl)],
    ['token', tokenProblem(values.token)],
    ...model.parameters.map((parameter): [string, string | undefined] => [
      `parameter ${parameter.name}`,
      parameterProblem(parameter, values.parameters[parameter.name]?.trim() ?? ''),
    ]),
    ['body', model.body && bodyProblem(model.body.required, values.body)],
  ]);
  return new Map([...found].filter((entry): entry is [string, string] => entry[1] !== undefined));
}

// A browser refuses other tokens without saying why.
function tokenProblem(token: string): string | undefined {
  return /^[!-~]*$/.test(token)
    ? undefined
    : 'A token has no spaces and no letters beyond ASCII: paste it again.';
}

function parameterProblem(
  { name, in: place, required, kind }: TryItParameter,
  text: string,
): string | undefined {
  if (text === '') return required ? `Write a value for ${name}: the request needs it.` : undefined;
  // Either would ask for another address, which may delete a whole collection.
  if (place === 'path' && text.split(',').some((item) => /^\s*\.{0,2}$/.test(item))) {
    return `Write a value for ${name} in which no part is empty, "." or "..".`;
  }
  if (kind === 'json') return jsonProblem(text);
  if (
    kind === 'map' &&
    text.split('\n').some((line) => line.trim() !== '' && !/^\s*[^=\s]+\s*=/.test(line))
  ) {
    return 'Write name=value on each line.';
  }
  return undefined;
}

function bodyProblem(required: boolean, text: string): string | undefined {
  if (text.trim() === '') return required ? 'Write a body: the request needs one.' : undefined;
  return jsonProblem(text);
}

function jsonProblem(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `This is not JSON: ${(error as Error).message}.`;
  }
}

function addressProblem(baseUrl: string): string | undefined {
  if (!/^https?:\/\//i.test(baseUrl) || !URL.canParse(baseUrl))
    return 'Write an address that begins with https://.';
  const { search, hash, username, password } = new URL(baseUrl);
  if (search || hash) return 'Write the address without a query (?) and without #.';
  if (username || password) return 'Write the address without a user name or a password.';
  return originOf(baseUrl) === undefined
    ? "Write your server's name and service, as in https://HOST/v1.2/SERVICE."
    : undefined;
}
