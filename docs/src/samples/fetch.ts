import { fillPath, queryPairs, type SampleRequest, ADDRESS_NOTE } from './sample-request.ts';
import { splitVariables, TOKEN } from './secrets.ts';
import { failureCondition, type Notation, writeValue } from './write-value.ts';

export function fetchSample(baseUrl: string, request: SampleRequest): string {
  const hasQuery = Object.keys(request.query).length > 0;
  const { status } = request;
  const failed = status === undefined ? '!response.ok' : failureCondition(status, 'response.status');
  return [
    ...(request.file === undefined ? [] : [`import { writeFile } from 'node:fs/promises';`, '']),
    `// ${ADDRESS_NOTE}`,
    `const baseUrl = '${baseUrl}';`,
    ...(request.token ? [`const token = process.env.${TOKEN} ?? '';`] : []),
    '',
    ...(hasQuery ? [`const url = new URL(${address(request)});`, ...queryLines(request), ''] : []),
    `const response = await fetch(${hasQuery ? 'url' : address(request)}${init(request)});`,
    `if (${failed.replace('!=', '!==')}) {`,
    '  throw new Error(`${response.status} ${await response.text()}`);',
    '}',
    ...resultLines(request),
  ].join('\n');
}

function address({ path, pathValues }: SampleRequest): string {
  const pieces = splitVariables(fillPath(path, pathValues), {
    plain: (text) => text,
    variable: (name) => `\${process.env.${name}}`,
  });
  return `\`\${baseUrl}${pieces.join('')}\``;
}

function queryLines({ query }: SampleRequest): string[] {
  return Object.entries(query).flatMap(([name, value]) =>
    Array.isArray(value)
      ? [
          `const ${name} = ${writeValue(value, javascript, 0, name.length + 9)};`,
          setLine(name, `JSON.stringify(${name})`),
        ]
      : queryPairs({ [name]: value }).map(([part, text]) => setLine(part, writeValue(text, javascript))),
  );
}

function setLine(name: string, value: string): string {
  return `url.searchParams.set('${name}', ${value});`;
}

function init({ method, headers, token, body }: SampleRequest): string {
  const all = Object.entries({
    ...headers,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  });
  const lines = [
    ...(token ? [`'X-Auth-Token': token`] : []),
    ...all.map(([name, value]) => `${javascript.key(name)}: ${javascript.text(value)}`),
  ];
  const members = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(lines.length === 0 ? [] : [`headers: { ${lines.join(', ')} }`]),
    ...(body === undefined
      ? []
      : [`body: JSON.stringify(${writeValue(body, javascript, 2, 'body: JSON.stringify('.length + 4)})`]),
    // The token goes nowhere else.
    `redirect: 'manual'`,
  ];
  return `, {\n  ${members.join(',\n  ')},\n}`;
}

function resultLines({ file, returns }: SampleRequest): string[] {
  if (file !== undefined) {
    return [
      `const bytes = await response.arrayBuffer();`,
      `await writeFile(${javascript.text(file)}, new Uint8Array(bytes));`,
    ];
  }
  if (!returns) return [];
  if (returns.length === 0) return ['console.log(await response.json());'];
  return [`const { ${returns.join(', ')} } = await response.json();`, `console.log(${returns.join(', ')});`];
}

export const javascript = {
  text: quoted,
  key,
  variable: (name) => `process.env.${name} ?? ''`,
  number: (value) => (value.isRounded ? `JSON.rawJSON('${value.text}')` : value.text),
  last: ',',
} satisfies Notation;

function key(name: string): string {
  // Any other way of writing it sets the prototype.
  if (name === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

function quoted(text: string): string {
  const json = JSON.stringify(text);
  if (text.includes("'") && !text.includes('"')) return json;
  return `'${json
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", String.raw`\'`)}'`;
}
