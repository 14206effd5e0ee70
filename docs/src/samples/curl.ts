import { fillPath, queryPairs, type SampleRequest } from './sample-request.ts';
import { splitVariables } from './secrets.ts';
import { jsonText } from './write-value.ts';

// Without comments, which zsh takes for commands when they are pasted. Redirects are not followed: a 301 is a response here.
export function curlSample(baseUrl: string, tokenText: string, request: SampleRequest): string {
  const { method, path, pathValues, query: values, headers, token, body, file } = request;
  const query = queryPairs(values);
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
    shellQuote(baseUrl + fillPath(path, pathValues) + inAddress),
  ];
  const lines = [
    first.join(' '),
    ...(token ? [`-H "X-Auth-Token: ${tokenText}"`] : []),
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuote(`${name}: ${value}`)}`),
    ...(hasBody
      ? [`-H 'Content-Type: application/json'`, `-d ${shellQuote(jsonText(body, "  -d ''".length))}`]
      : []),
    ...asData.map(([name, value]) => `--data-urlencode ${shellQuote(`${name}=${value}`)}`),
    ...(file === undefined ? [] : [`-o ${shellQuote(file)}`]),
  ];
  return lines.join(' \\\n  ');
}

// In single quotes nothing has a meaning for bash and zsh, not even `!`; variables go in double quotes between them.
export function shellQuote(text: string): string {
  const words = splitVariables(text, {
    plain: (plain) => `'${plain.replaceAll("'", String.raw`'\''`)}'`,
    // Without its value an address would be another one.
    variable: (name) => `"\${${name}:?}"`,
  });
  return words.join('') || "''";
}
