import { readFileSync } from 'node:fs';
import { bundleFile } from '../bundle-file.ts';
import type { SampleCall } from './sample-call.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The parts of the bundle that are read. A `$ref` may take the place of each of them. */
interface Json {
  [name: string]: Json | undefined;
}

/** A property whose value is text. */
const textOf = (member: unknown): string => (typeof member === 'string' ? member : '');

/** Whether an object declares no field. */
const isOpen = ({ type, properties }: Json): boolean => textOf(type) === 'object' && properties === undefined;

/**
 * Calls over the operations of the bundle that speak JSON: each operation once, with the path parameters, page and body
 * of the contract's examples; then lists again, with a sort order, until there are `count`.
 */
export function sampleCalls(count: number): SampleCall[] {
  const document = JSON.parse(readFileSync(bundleFile, 'utf8')) as Json;
  const resolve = (value: Json | undefined): Json => {
    const reference = value?.['$ref'] as unknown as string | undefined;
    if (reference === undefined) return value ?? {};
    return resolve(
      reference
        .slice(2)
        .split('/')
        .reduce<Json | undefined>((at, key) => at?.[key], document),
    );
  };
  const firstExample = (holder: Json): unknown =>
    resolve(Object.values(holder['examples'] ?? {})[0])['value'];

  const calls = Object.entries(document['paths'] ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method): SampleCall[] => {
      const operation = item?.[method];
      if (!operation) return [];
      const responses = operation['responses'] ?? {};
      const success = resolve(responses['200'] ?? responses['201']);
      const content = success['content'];
      if (content && !content['application/json']) return [];
      const schema = resolve(content?.['application/json']?.['schema']);
      const members = schema['properties'] ?? {};
      const isList = members['total'] !== undefined && textOf(resolve(members['data'])['type']) === 'array';
      const parameters = [item['parameters'], operation['parameters']]
        .flatMap((list) => Object.values(list ?? {}))
        .map(resolve);
      const inPath = parameters.filter((parameter) => textOf(parameter['in']) === 'path');
      const hasPages = parameters.some((parameter) => textOf(parameter['name']) === 'page');
      const body = operation['requestBody'] && resolve(operation['requestBody'])['content'];
      return [
        {
          operationId: textOf(operation['operationId']),
          method,
          path,
          input: {
            ...(inPath.length > 0 && {
              path: Object.fromEntries(inPath.map((each) => [textOf(each['name']), firstExample(each)])),
            }),
            ...(hasPages && { query: { page: 2, limit: 100 } }),
            ...(body && { body: firstExample(body['application/json'] ?? {}) }),
          },
          hasOpenBody: isOpen(resolve(body?.['application/json']?.['schema'])),
          answer: isList ? 'list' : members['data'] && !members['total'] ? 'record' : 'unread',
        },
      ];
    }),
  );
  const again = calls
    .filter((call) => call.input.query !== undefined)
    .map((call) => ({ ...call, input: { ...call.input, query: { limit: 1, sort: 'id', dir: 'DESC' } } }));
  const all = [...calls, ...again];
  if (all.length < count)
    throw new Error(`The bundle has ${all.length} calls, but the benchmark needs ${count}. Lower the count.`);
  return all.slice(0, count);
}
