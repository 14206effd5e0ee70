import type { FormValues, TryItModel, TryItParameter } from './outgoing-request.ts';

/** Why a request cannot be sent, by the field that is wrong: `baseUrl`, `token`, `body`, or the name of a parameter. */
export function problemsOf(model: TryItModel, values: FormValues): Map<string, string> {
  const found = new Map<string, string | undefined>([
    ['baseUrl', addressProblem(values.baseUrl)],
    ['token', tokenProblem(model, values.token)],
    ...model.parameters.map((parameter): [string, string | undefined] => [
      `parameter ${parameter.name}`,
      parameterProblem(parameter, values.parameters[parameter.name]?.trim() ?? ''),
    ]),
    ['body', model.body && bodyProblem(model.body.required, values.body)],
  ]);
  return new Map([...found].filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** A header takes visible ASCII; a browser refuses others without saying why. */
function tokenProblem(model: TryItModel, token: string): string | undefined {
  if (token === '' && model.token === 'token')
    return 'Write a token: without one the response is 401. The mock takes any.';
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
    return `Write a whole value for ${name}, and none that is empty or consists of dots.`;
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

/** What is wrong with an address of the reader's. */
function addressProblem(baseUrl: string): string | undefined {
  if (!/^https?:\/\//i.test(baseUrl) || !URL.canParse(baseUrl))
    return 'Write an address that begins with https://.';
  const { search, hash, username, password } = new URL(baseUrl);
  if (search || hash) return 'Write the address without what follows ? or #.';
  return username || password ? 'Write the address without a user name or a password.' : undefined;
}
