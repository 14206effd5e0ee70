import { isJsonObject } from '@telephony/contract/reading';
import { ADDRESS_NOTE, type Condition, FILTER_OPERATORS, type SampleRequest } from './sample-request.ts';
import { javascript as plain } from './fetch.ts';
import { TOKEN } from './secrets.ts';
import { type Notation, writeValue } from './write-value.ts';

// The client takes bigints.
const javascript: Notation = {
  ...plain,
  number: (value) => (value.isRounded && /^-?\d+$/.test(value.text) ? `${value.text}n` : plain.number(value)),
};

const CLIENT = '@telephony/client';

type Call = Record<'imports' | 'lines', string[]>;

export function typescriptSample(baseUrl: string, request: SampleRequest): string {
  const { imports, lines } = call(request);
  return [
    `import { ${['createTelephony', ...imports].toSorted().join(', ')} } from '${CLIENT}';`,
    ...(request.file === undefined ? [] : [`import { saveTo } from '${CLIENT}/node';`]),
    '',
    'const pbx = createTelephony({',
    `  // ${ADDRESS_NOTE}`,
    `  baseUrl: '${baseUrl}',`,
    ...(request.token ? [`  auth: process.env.${TOKEN},`] : []),
    ...(imports.includes('operations') ? ['  operations,'] : []),
    '});',
    '',
    ...lines,
  ].join('\n');
}

function call(request: SampleRequest): Call {
  if (request.file !== undefined) return downloadCall(request);
  // Who asks for one page, or writes conditions as `where` has none, says so in the query.
  if (request.record !== undefined && request.query['page'] === undefined && hasConditions(request))
    return pagedCall(request, request.record);
  return { imports: ['operations'], lines: plainCall(request) };
}

function hasConditions({ query: { filter = [] } }: SampleRequest): boolean {
  return (
    Array.isArray(filter) &&
    filter.every(
      (one) =>
        isJsonObject(one) &&
        typeof one['property'] === 'string' &&
        FILTER_OPERATORS.includes(String(one['operator'])),
    )
  );
}

const DEFAULT_LIMIT = 100;

function pagedCall({ path, query }: SampleRequest, name: string): Call {
  const { filter, limit, ...others } = query;
  const conditions = (filter ?? []) as Condition[];
  const isFiltered = conditions.length > 0;
  const inQuery = Object.entries(others).map(
    ([key, value]) => `${javascript.key(key)}: ${writeValue(value, javascript)}`,
  );
  if (isFiltered) inQuery.unshift('filter');
  const options = [
    ...(inQuery.length > 0 ? [`query: { ${inQuery.join(', ')} }`] : []),
    ...(limit === undefined || limit === DEFAULT_LIMIT ? [] : [`pageSize: ${writeValue(limit, javascript)}`]),
  ];
  const given = options.length > 0 ? `, { ${options.join(', ')} }` : '';
  const loop = [
    `for await (const ${name} of paginate(pbx, '${path}'${given})) {`,
    `  console.log(${name});`,
    '}',
  ];
  if (!isFiltered) return { imports: ['paginate'], lines: loop };
  const calls = conditions.map(
    ({ property, operator, value }) =>
      `.${operator === 'notlike' ? 'notLike' : operator}(${javascript.text(property)}, ${writeValue(value, javascript)})`,
  );
  const filtering = [`where('${path}')`, ...calls].join(conditions.length === 1 ? '' : '\n  ');
  return { imports: ['paginate', 'where'], lines: [`const filter = ${filtering};`, ...loop] };
}

function downloadCall({ id, pathValues }: SampleRequest): Call {
  return {
    imports: ['operations'],
    lines: [
      `const response = await pbx.${id}(${writeValue(pathValues, javascript)});`,
      `const { file, bytes } = await saveTo(response, '.', { overwrite: true });`,
      'console.log(file, bytes);',
    ],
  };
}

function plainCall(request: SampleRequest): string[] {
  const { id, headers, returns } = request;
  const result = !returns ? '' : returns.includes('data') ? '{ data }' : 'body';
  const start = `${result && `const ${result} = `}await pbx.${id}(`;
  const args = argumentsOf(request);
  const options = Object.keys(headers).length > 0 ? [{ headers }] : [];
  const given = [...(args === undefined ? [] : [args]), ...options]
    .map((value) => writeValue(value, javascript, 0, start.length + 2))
    .join(', ');
  const printed = result === '' ? [] : [`console.log(${result === 'body' ? 'body' : 'data'});`];
  return [`${start}${given});`, ...printed];
}

function argumentsOf({ pathValues, query, body, bodyIsOpen, deletesAll }: SampleRequest): unknown {
  if (deletesAll) return { confirm: 'all', ...query };
  if (Array.isArray(body)) return body;
  const fields = bodyIsOpen ? { body } : isJsonObject(body) ? body : {};
  const args = { ...pathValues, ...query, ...fields };
  return Object.keys(args).length > 0 ? args : undefined;
}
