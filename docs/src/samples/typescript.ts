import { deletesCollection, isJsonObject } from '@telephony/contract';
import type { OperationPage } from '../contract/model.ts';
import { type Condition, envelopeOf, isPaged, type SampleRequest, WHOSE_ADDRESS } from './example-request.ts';
import { javascript } from './fetch.ts';
import { TOKEN } from './secrets.ts';
import { writeValue } from './write-value.ts';

const CLIENT = '@telephony/client';

/** A call, with what it needs besides the client. */
type Call = Record<'imports' | 'lines', string[]>;

/** The sample for our client: by the name of the operation, as a method; a collection with `paginate`. */
export function typescriptSample(baseUrl: string, operation: OperationPage, request: SampleRequest): string {
  const { imports, lines } = call(operation, request);
  return [
    `import { ${['createTelephony', ...imports].toSorted().join(', ')} } from '${CLIENT}';`,
    ...(request.file === undefined ? [] : [`import { saveTo } from '${CLIENT}/node';`]),
    '',
    'const pbx = createTelephony({',
    `  // ${WHOSE_ADDRESS}`,
    `  baseUrl: '${baseUrl}',`,
    ...(request.token ? [`  auth: process.env.${TOKEN},`] : []),
    ...(imports.includes('operations') ? ['  operations,'] : []),
    '});',
    '',
    ...lines,
  ].join('\n');
}

function call(operation: OperationPage, request: SampleRequest): Call {
  if (request.file !== undefined) return downloadCall(operation, request);
  if (isPaged(operation)) return pagedCall(operation, request);
  return { imports: ['operations'], lines: plainCall(operation, request) };
}

function pagedCall(operation: OperationPage, { query }: SampleRequest): Call {
  const { path } = operation;
  const name = recordName(operation);
  const conditions = query['filter'] as Condition[] | undefined;
  const options = conditions === undefined ? '' : ', { query: { filter } }';
  const loop = [
    `for await (const ${name} of paginate(pbx, '${path}'${options})) {`,
    `  console.log(${name});`,
    '}',
  ];
  if (conditions === undefined) return { imports: ['paginate'], lines: loop };
  const calls = conditions.map(
    ({ property, operator, value }) =>
      `.${operator === 'notlike' ? 'notLike' : operator}(${javascript.text(property)}, ${writeValue(value, javascript)})`,
  );
  const filter = [`where('${path}')`, ...calls].join(conditions.length === 1 ? '' : '\n  ');
  return { imports: ['paginate', 'where'], lines: [`const filter = ${filter};`, ...loop] };
}

function downloadCall({ id }: OperationPage, { pathValues }: SampleRequest): Call {
  return {
    imports: ['operations'],
    lines: [
      `const response = await pbx.${id}(${writeValue(pathValues, javascript)});`,
      `const { file, bytes } = await saveTo(response, '.');`,
      'console.log(file, bytes);',
    ],
  };
}

function plainCall(operation: OperationPage, request: SampleRequest): string[] {
  const { headers } = request;
  const names = envelopeOf(operation);
  const result = !names ? '' : names.includes('data') ? '{ data }' : 'body';
  const start = `${result && `const ${result} = `}await pbx.${operation.id}(`;
  const args = argumentsOf(operation, request);
  const options = Object.keys(headers).length > 0 ? [{ headers }] : [];
  const given = [...(args === undefined ? [] : [args]), ...options]
    .map((value) => writeValue(value, javascript, 0, start.length + 2))
    .join(', ');
  const printed = result === '' ? [] : [`console.log(${result === 'body' ? 'body' : 'data'});`];
  return [`${start}${given});`, ...printed];
}

/** Path, query and fields of the body in one object; a list by itself; a body of unknown fields in the long form. */
function argumentsOf({ body: known }: OperationPage, request: SampleRequest): unknown {
  const { pathValues, query, body } = request;
  if (deletesCollection(request)) return { confirm: 'all' };
  if (Array.isArray(body)) return body;
  if (known?.node.fields.length === 0)
    return { ...(Object.keys(pathValues).length > 0 && { path: pathValues }), body };
  const args = { ...pathValues, ...query, ...(isJsonObject(body) ? body : {}) };
  return Object.keys(args).length > 0 ? args : undefined;
}

/** What a variable for one record of a collection is called: `cdr` for a list of `Cdr`. */
function recordName({ responses }: OperationPage): string {
  const body = responses.find(({ kind }) => kind === 'success')?.contents[0]?.node;
  const data = body?.fields.find(({ name }) => name === 'data')?.node;
  const schema = data?.type.find(({ address }) => address !== undefined)?.text ?? 'record';
  return schema.charAt(0).toLowerCase() + schema.slice(1);
}
