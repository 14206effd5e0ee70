import { deletesCollection } from '@telephony/contract';
import type { OperationPage } from '../contract/model.ts';
import { returnsJson, envelopeOf } from './response-shape.ts';
import { isPaged } from './example-request.ts';
import { javascript } from './javascript-notation.ts';
import { recordName } from './record-name.ts';
import { type SampleRequest, WHOSE_ADDRESS } from './sample-request.ts';
import { TOKEN } from './secrets.ts';
import { writeValue } from './write-value.ts';

const CLIENT = '@telephony/client';

/** The sample for our client. */
export function typescriptSample(baseUrl: string, operation: OperationPage, request: SampleRequest): string {
  const { imports, lines } = call(operation, request);
  return [
    `import { ${['createTelephony', ...imports].toSorted().join(', ')} } from '${CLIENT}';`,
    ...(request.file === undefined ? [] : [`import { saveTo } from '${CLIENT}/node';`]),
    '',
    'const pbx = createTelephony({',
    `  // ${WHOSE_ADDRESS}`,
    `  baseUrl: '${baseUrl}',`,
    ...(request.token ? [`  auth: process.env.${TOKEN.name},`] : []),
    '});',
    '',
    ...lines,
  ].join('\n');
}

function call(operation: OperationPage, request: SampleRequest): { imports: string[]; lines: string[] } {
  if (request.file !== undefined) return downloadCall(request);
  if (isPaged(operation)) return pagedCall(operation);
  return { imports: [], lines: plainCall(operation, request) };
}

function pagedCall(operation: OperationPage): { imports: string[]; lines: string[] } {
  const { path, filter } = operation;
  const name = recordName(operation);
  const property = filter?.dateProperty;
  const query = property === undefined ? '' : ', { query: { filter } }';
  const loop = [
    `for await (const ${name} of paginate(pbx, '${path}'${query})) {`,
    `  console.log(${name});`,
    '}',
  ];
  if (property === undefined) return { imports: ['paginate'], lines: loop };
  return {
    imports: ['paginate', 'where'],
    lines: [`const filter = where('${path}').gte('${property}', '2026-11-20');`, ...loop],
  };
}

function downloadCall({ path, pathValues }: SampleRequest): { imports: string[]; lines: string[] } {
  const options = writeValue({ path: pathValues }, javascript);
  return {
    imports: ['download'],
    lines: [
      `const response = await download(pbx, '${path}', ${options});`,
      `const { file, bytes } = await saveTo(response, '.');`,
      'console.log(file, bytes);',
    ],
  };
}

function plainCall(
  operation: OperationPage,
  { method, path, pathValues, query, headers, body }: SampleRequest,
): string[] {
  const options = {
    ...(Object.keys(pathValues).length > 0 && { path: pathValues }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(body !== undefined && { body }),
    // The client asks for consent where a whole collection is deleted.
    ...(deletesCollection({ method, path }) && { confirm: 'all' }),
  };
  const result = !returnsJson(operation) ? '' : envelopeOf(operation).includes('data') ? '{ data }' : 'body';
  const start = `${result && `const ${result} = `}await pbx['${path}'].${method.toLowerCase()}(`;
  const given = Object.keys(options).length === 0 ? '' : writeValue(options, javascript, 0, start.length + 2);
  const printed = result === '' ? [] : [`console.log(${result === 'body' ? 'body' : 'data'});`];
  return [`${start}${given});`, ...printed];
}
