import { pathOf, queryPairs, type SampleRequest } from './example-request.ts';
import { piecesOf, TOKEN } from './secrets.ts';
import { jsonText } from './write-value.ts';

/** A command of curl in parts, each a line of its own. Address and body can have variables in them. */
interface CurlCommand extends Pick<SampleRequest, 'method' | 'headers' | 'token' | 'file'> {
  address: string;
  query: [name: string, value: string][];
  body?: string;
}

/** The sample for cURL. It has no comments: zsh takes those that are pasted for commands. */
export function curlSample(baseUrl: string, request: SampleRequest): string {
  const { path, pathValues, query, body, ...rest } = request;
  return curlText({
    ...rest,
    address: baseUrl + pathOf(path, pathValues),
    query: queryPairs(query),
    ...(body !== undefined && { body: jsonText(body, "  -d ''".length) }),
  });
}

/** The text of a command, to be pasted into bash or zsh. Redirects are not followed: a 301 is a response here. */
export function curlText({ method, address, query, headers, token, body, file }: CurlCommand): string {
  const hasBody = body !== undefined;
  // With -G curl would send the body in the address, so beside a body the query is written there.
  const asData = hasBody ? [] : query;
  const inAddress = hasBody && query.length > 0 ? `?${new URLSearchParams(query)}` : '';
  const first = [
    'curl',
    // An error must not be saved as the file.
    ...(file === undefined ? [] : ['-f']),
    ...(asData.length > 0 ? ['-G'] : []),
    ...(method === (hasBody ? 'POST' : 'GET') ? [] : [`-X ${method}`]),
    shellQuote(address + inAddress),
  ];
  const lines = [
    first.join(' '),
    ...(token ? [`-H "X-Auth-Token: $${TOKEN}"`] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuote(`${name}: ${value}`)}`),
    ...(hasBody ? [`-H 'Content-Type: application/json'`, `-d ${shellQuote(body)}`] : []),
    ...asData.map(([name, value]) => `--data-urlencode ${shellQuote(`${name}=${value}`)}`),
    ...(file === undefined ? [] : [`-o ${shellQuote(file)}`]),
  ];
  return lines.join(' \\\n  ');
}

/**
 * One word for bash and zsh: single quotes, in which nothing has a meaning, not even `!`; variables go in double
 * quotes between them.
 */
export function shellQuote(text: string): string {
  const words = piecesOf(text, {
    plain: (plain) => `'${plain.replaceAll("'", String.raw`'\''`)}'`,
    // Without its value an address would be another one.
    variable: (name) => `"\${${name}:?}"`,
  });
  return words.join('') || "''";
}
