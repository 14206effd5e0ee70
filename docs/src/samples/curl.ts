import type { SampleRequest } from './example-request.ts';
import { EnvironmentVariable, TOKEN } from './secrets.ts';
import { pathPieces, queryPairs } from './plain-request.ts';
import { type Notation, writeValue } from './write-value.ts';

/** A command of curl in parts, each a line of its own. */
interface CurlCommand {
  method: string;
  address: ShellText;
  query: [name: string, value: string][];
  headers: Record<string, string>;
  token: boolean;
  body?: ShellText;
  file?: string;
}

/** The sample for cURL. It has no comments: zsh takes those that are pasted for commands. */
export function curlSample(baseUrl: string, request: SampleRequest): string {
  const { method, path, pathValues, query, headers, token, body, file } = request;
  return curlText({
    method,
    address: [baseUrl, ...pathPieces(path, pathValues)],
    query: queryPairs(query),
    headers,
    token,
    ...(body !== undefined && { body: shellJson(body, 0, "  -d ''".length) }),
    ...(file !== undefined && { file }),
  });
}

/** The text of a command, to be pasted into bash or zsh. Redirects are not followed: a 301 is a response here. */
export function curlText({ method, address, query, headers, token, body, file }: CurlCommand): string {
  const implied = body === undefined ? 'GET' : 'POST';
  // With -G curl would send the body in the address, so beside a body the query is written there.
  const asData = body === undefined ? query : [];
  const inAddress = body === undefined || query.length === 0 ? [] : [`?${new URLSearchParams(query)}`];
  const first = [
    'curl',
    // An error must not be saved as the file.
    ...(file === undefined ? [] : ['-f']),
    ...(asData.length > 0 ? ['-G'] : []),
    ...(method === implied ? [] : [`-X ${method}`]),
    shellQuote([...address, ...inAddress]),
  ];
  const lines = [
    first.join(' '),
    ...(token ? [`-H "X-Auth-Token: $${TOKEN.name}"`] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuote([`${name}: ${value}`])}`),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${shellQuote(body)}`]),
    ...asData.map(([name, value]) => `--data-urlencode ${shellQuote([`${name}=${value}`])}`),
    ...(file === undefined ? [] : [`-o ${shellQuote([file])}`]),
  ];
  return lines.join(' \\\n  ');
}

/** A text for the shell, with variables in it. */
type ShellText = (string | EnvironmentVariable)[];

/**
 * One word for bash and zsh: single quotes, in which nothing has a meaning, not even `!`; variables go in double
 * quotes between them.
 */
export function shellQuote(text: ShellText): string {
  const words: string[] = [];
  let plain = '';
  const endPlain = () => {
    if (plain !== '') words.push(`'${plain.replaceAll("'", String.raw`'\''`)}'`);
    plain = '';
  };
  for (const piece of text) {
    if (piece instanceof EnvironmentVariable) {
      endPlain();
      // Without its value an address would be another one.
      words.push(`"\${${piece.name}:?}"`);
    } else plain += piece;
  }
  endPlain();
  return words.join('') || "''";
}

/** Cannot be in JSON text as it is: JSON escapes control characters. */
const MARK = '\u0001';

const json: Notation = {
  text: (value) => JSON.stringify(value),
  key: (name) => JSON.stringify(name),
  variable: (name) => `"${MARK}${name}${MARK}"`,
  last: '',
};

/** A value as JSON for the shell. */
export function shellJson(value: unknown, indent: number, column: number): ShellText {
  const pieces = writeValue(value, json, indent, column).split(MARK);
  return pieces.map((piece, index) => (index % 2 === 1 ? new EnvironmentVariable(piece) : piece));
}
