import type { SampleRequest } from './sample-request.ts';
import { TOKEN } from './secrets.ts';
import { shellJson, shellQuote, type ShellText } from './shell-quote.ts';
import { pathPieces, queryPairs } from './wire-values.ts';

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
