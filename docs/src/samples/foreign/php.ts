import { piecesOf, type PlainRequest, withVariables } from '../plain-request.ts';
import { failedBy } from '../failure.ts';
import { type Notation, writeValue } from '../write-value.ts';
import { joinPieces } from './join-pieces.ts';

const php: Notation = {
  text: (value) => `'${value.replaceAll(/[\\']/g, String.raw`\$&`)}'`,
  key: (name) => php.text(name),
  variable: (name) => `getenv('${name}')`,
  assigns: ' => ',
  object: ['[', ']'],
  // An empty list of PHP is a list in JSON.
  emptyObject: 'new stdClass()',
  last: ',',
};

/** The sample for PHP with its curl, which follows no redirect. */
export function phpSample(baseUrl: string, request: PlainRequest): string {
  const { method, path, query, headers, body, file, status } = request;
  const address = joinPieces(piecesOf(baseUrl + path + (query.length > 0 ? '?' : '')), php, ' . ');
  const lines = headers.map(([name, value]) => joinPieces(piecesOf(`${name}: ${value}`), php, ' . '));
  const option = (name: string, value: unknown, before = '', after = '') =>
    `  ${name} => ${before}${writeValue(value, php, 2, name.length + before.length + 6)}${after},`;
  return [
    '<?php',
    ...(query.length > 0
      ? [`$query = http_build_query(${writeValue(Object.fromEntries(query), php, 0, 25)});`]
      : []),
    `$curl = curl_init(${address}${query.length > 0 ? ' . $query' : ''});`,
    'curl_setopt_array($curl, [',
    ...(method === 'GET' ? [] : [`  CURLOPT_CUSTOMREQUEST => '${method}',`]),
    ...(lines.length === 0 ? [] : [`  CURLOPT_HTTPHEADER => [${lines.join(', ')}],`]),
    ...(body === undefined ? [] : [option('CURLOPT_POSTFIELDS', withVariables(body), 'json_encode(', ')')]),
    '  CURLOPT_RETURNTRANSFER => true,',
    ']);',
    '$body = curl_exec($curl);',
    'if ($body === false) {',
    '  throw new RuntimeException(curl_error($curl));',
    '}',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    `if (${failedBy(status, '$status').replace('!=', '!==')}) {`,
    '  throw new RuntimeException("$status $body");',
    '}',
    file === undefined ? 'echo $body;' : `file_put_contents(${php.text(file)}, $body);`,
  ].join('\n');
}
