import { piecesOf, type PlainRequest, withVariables } from '../plain-request.ts';
import { failedBy } from '../failure.ts';
import { type Notation, writeValue } from '../write-value.ts';
import { joinPieces } from './join-pieces.ts';

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

/** The sample for Python with `requests`. */
export function pythonSample(baseUrl: string, request: PlainRequest): string {
  const { method, path, query, headers, body, file, status } = request;
  const value = (name: string, one: unknown) => `    ${name}=${writeValue(one, python, 4, name.length + 5)},`;
  // `json` sets the type of the content.
  const own = headers.filter(([name]) => body === undefined || name !== 'Content-Type');
  const call = [
    `response = requests.${method.toLowerCase()}(`,
    `    ${joinPieces(piecesOf(baseUrl + path), python, ' + ')},`,
    ...(own.length > 0 ? [value('headers', withVariables(Object.fromEntries(own)))] : []),
    ...(query.length > 0 ? [value('params', Object.fromEntries(query))] : []),
    ...(body === undefined ? [] : [value('json', withVariables(body))]),
    '    timeout=30,',
    '    allow_redirects=False,',
    ')',
  ].join('\n');
  return [
    ...(call.includes('os.environ') ? ['import os', ''] : []),
    'import requests',
    '',
    call,
    `if ${failedBy(status, 'response.status_code').replace('||', 'or')}:`,
    '    raise RuntimeError(f"{response.status_code} {response.text}")',
    ...(file === undefined
      ? ['print(response.text)']
      : [`with open(${python.text(file)}, "wb") as file:`, '    file.write(response.content)']),
  ].join('\n');
}
