import type { PlainRequest } from '../sample-request.ts';
import { VARIABLE_IN_JSON } from '../secrets.ts';
import { hasRounded } from '../typed-number.ts';
import { failureCondition, joinPieces, type Notation, writeValue } from '../write-value.ts';

const LITERALS: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

const python: Notation = {
  // What JSON escapes, Python reads in the same way.
  text: (value) =>
    value.includes('"') && !/['\\\p{Cc}]/u.test(value) ? `'${value}'` : JSON.stringify(value),
  key: (name) => JSON.stringify(name),
  variable: (name) => `os.environ["${name}"]`,
  literal: (value) => LITERALS[String(value)] ?? String(value),
  object: ['{', '}'],
  last: ',',
  indent: 4,
};

export function pythonSample(baseUrl: string, request: PlainRequest): string {
  const { method, path, query, headers, body, file, status } = request;
  const value = (name: string, one: unknown) => `    ${name}=${writeValue(one, python, 4, name.length + 5)},`;
  const text = hasRounded(body) && jsonLiteral(body, python, 'json.dumps(', ' + ');
  // `json` sets the type of the content.
  const own = headers.filter(([name]) => text || name !== 'Content-Type');
  const call = [
    `response = requests.${method.toLowerCase()}(`,
    `    ${joinPieces(baseUrl + path, python, ' + ')},`,
    ...(own.length > 0 ? [value('headers', Object.fromEntries(own))] : []),
    ...(query.length > 0 ? [value('params', Object.fromEntries(query))] : []),
    ...(text ? [`    data=(${text}).encode(),`] : body === undefined ? [] : [value('json', body)]),
    '    timeout=30,',
    '    allow_redirects=False,',
    ')',
  ].join('\n');
  return [
    ...(call.includes('json.dumps') ? ['import json'] : []),
    ...(call.includes('os.environ') ? ['import os', ''] : []),
    'import requests',
    '',
    call,
    `if ${failureCondition(status, 'response.status_code').replace('||', 'or')}:`,
    '    raise RuntimeError(f"{response.status_code} {response.text}")',
    ...(file === undefined
      ? ['print(response.text)']
      : [`with open(${python.text(file)}, "wb") as file:`, '    file.write(response.content)']),
  ].join('\n');
}

// Where the language would round a number, the body is JSON already.
function jsonLiteral(body: unknown, { text, variable }: Notation, encode: string, plus: string): string {
  const quoted = { text, variable: (name: string) => `${encode}${variable(name)})` };
  return joinPieces(JSON.stringify(body), quoted, plus, VARIABLE_IN_JSON);
}

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

export function phpSample(baseUrl: string, request: PlainRequest): string {
  const { method, path, query, headers, body, file, status } = request;
  const address = joinPieces(baseUrl + path + (query.length > 0 ? '?' : ''), php, ' . ');
  const lines = headers.map(([name, value]) => joinPieces(`${name}: ${value}`, php, ' . '));
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
    ...(hasRounded(body)
      ? [`  CURLOPT_POSTFIELDS => ${jsonLiteral(body, php, 'json_encode(', ' . ')},`]
      : body === undefined
        ? []
        : [option('CURLOPT_POSTFIELDS', body, 'json_encode(', ')')]),
    '  CURLOPT_RETURNTRANSFER => true,',
    ']);',
    '$body = curl_exec($curl);',
    'if ($body === false) {',
    '  throw new RuntimeException(curl_error($curl));',
    '}',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    `if (${failureCondition(status, '$status').replace('!=', '!==')}) {`,
    '  throw new RuntimeException("$status $body");',
    '}',
    file === undefined ? 'echo $body;' : `file_put_contents(${php.text(file)}, $body);`,
  ].join('\n');
}
