import {
  deletesCollection,
  type DocumentOperation,
  isJsonObject,
  isReference,
  type JsonObject,
  locate,
  resolvePointer,
  successStatuses,
} from '@telephony/contract';
import type { LedgerEntry } from '../ledger.ts';

export interface NamedOperation {
  name: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  notes: string[];
  isFile: boolean;
  isDeleteAll: boolean;
  pathType: string | undefined;
  queryType: string | undefined;
  queryNames: string[];
  isQueryRequired: boolean;
  bodyType: string | undefined;
  isBodyRequired: boolean;
  isFlat: boolean;
  result: string;
}

/** What makes an object the long form, and the options of a call: a parameter or field of such a name would be taken for it. */
const TAKEN = /^(path|query|body|headers|signal|confirm|retries|retryUnsafe|\w+Ms)$/;

export function readNamedOperation(
  bundle: JsonObject,
  operation: DocumentOperation,
  ledger: LedgerEntry[],
): NamedOperation {
  const { method, path, value, pathItem } = operation;
  const name = String(value['operationId']);
  const prefix = name.charAt(0).toUpperCase() + name.slice(1);
  const parameters = parametersOf(bundle, pathItem, value);
  const namesIn = (place: string) => parameters.filter((one) => one['in'] === place);
  const query = namesIn('query');
  const requestBody = resolve(bundle, value['requestBody']);
  const schema = mediaOf(requestBody)?.['schema'];
  const fields = fieldsOf(bundle, schema);
  const isList = resolve(bundle, schema)['type'] === 'array';
  const names = [...parameters.map((parameter) => String(parameter['name'])), ...(fields ?? [])];
  return {
    name,
    method: method as NamedOperation['method'],
    path,
    notes: notesOf(operation, ledger),
    isFile: /\.[^/}]+$/.test(path),
    isDeleteAll: deletesCollection(operation),
    pathType: namesIn('path').length > 0 ? `${prefix}Path` : undefined,
    queryType: query.length > 0 ? `${prefix}Query` : undefined,
    queryNames: query.map((parameter) => String(parameter['name'])),
    isQueryRequired: query.some((parameter) => parameter['required'] === true),
    bodyType: schema === undefined ? undefined : bodyType(schema, name),
    isBodyRequired: requestBody['required'] === true,
    isFlat:
      (schema === undefined || fields !== undefined || (isList && parameters.length === 0)) &&
      new Set(names).size === names.length &&
      !names.some((one) => TAKEN.test(one)),
    result: resultType(bundle, value),
  };
}

function bodyType(schema: unknown, name: string): string {
  return (
    nameOfReference(schema) ??
    `NonNullable<operations['${name}']['requestBody']>['content']['application/json']`
  );
}

function parametersOf(bundle: JsonObject, ...owners: JsonObject[]): JsonObject[] {
  const all = owners.flatMap(({ parameters }): unknown[] => (Array.isArray(parameters) ? parameters : []));
  const read = all.map((parameter) => resolve(bundle, parameter));
  return [...new Map(read.map((one) => [`${String(one['in'])} ${String(one['name'])}`, one])).values()];
}

function fieldsOf(bundle: JsonObject, schema: unknown): string[] | undefined {
  const { properties, allOf } = resolve(bundle, schema);
  const own = isJsonObject(properties) ? Object.keys(properties) : [];
  const joined = (Array.isArray(allOf) ? allOf : []).flatMap((part: unknown) => fieldsOf(bundle, part) ?? []);
  return own.length + joined.length > 0 ? [...own, ...joined] : undefined;
}

function mediaOf({ content }: JsonObject): JsonObject | undefined {
  const media = isJsonObject(content) ? content['application/json'] : undefined;
  return isJsonObject(media) ? media : undefined;
}

function resolve(bundle: JsonObject, value: unknown): JsonObject {
  const found = locate<unknown>(bundle, value, '')?.element;
  return isJsonObject(found) ? found : {};
}

const EFFECTS: Readonly<Record<string, string>> = {
  dials: 'Rings a phone: never repeat it without asking a person.',
  sends: 'Sends a message: never repeat it without asking a person.',
  'deletes-collection': 'Deletes everything in the collection.',
  'ends-token': 'Ends the token that it is sent with.',
};

function notesOf({ method, path, value }: DocumentOperation, ledger: LedgerEntry[]): string[] {
  const { summary, description, deprecated, 'x-effect': effect, 'x-ledger': marks } = value;
  const [first = ''] = typeof description === 'string' ? description.split('\n\n') : [];
  const ids = (Array.isArray(marks) ? marks : [marks]).filter((mark) => typeof mark === 'string');
  const titles = new Map(ledger.map(({ id, title }) => [id, title]));
  const unknown = ids.map((id) => ['Ledger', `${id}:`, titles.get(id)].filter(Boolean).join(' '));
  const paragraphs = [
    `${typeof summary === 'string' ? summary : ''} (\`${method.toUpperCase()} ${path}\`)`.trim(),
    first.replaceAll(/\s+/g, ' ').trim(),
    EFFECTS[String(effect)] ?? '',
    unknown.join('\n'),
    deprecated === true ? '@deprecated' : '',
  ];
  return paragraphs.filter(Boolean).join('\n\n').replaceAll('*/', '* /').split('\n');
}

export function resultType(bundle: JsonObject, operation: JsonObject): string {
  const responses = isJsonObject(operation['responses']) ? operation['responses'] : {};
  const types = successStatuses(Object.keys(responses)).map((status) => {
    const response = locate<unknown>(bundle, responses[status], '')?.element;
    const schema = resolvePointer(response, '/content/application~1json/schema');
    if (schema === undefined) return 'undefined';
    const name = nameOfReference(schema);
    const record = recordOfPage(locate<unknown>(bundle, schema, '')?.element);
    if (record) return `Page<${record}>`;
    const id = String(operation['operationId']);
    return name ?? `operations['${id}']['responses'][${keyOf(status)}]['content']['application/json']`;
  });
  return [...new Set(types)].join(' | ') || 'undefined';
}

function keyOf(status: string): string {
  return /^\d+$/.test(status) ? status : `'${status}'`;
}

function recordOfPage(schema: unknown): string | undefined {
  const properties = isJsonObject(schema) ? schema['properties'] : undefined;
  if (!isJsonObject(properties) || Object.keys(properties).toSorted().join() !== 'data,total')
    return undefined;
  return nameOfReference(resolvePointer(properties, '/data/items'));
}

function nameOfReference(schema: unknown): string | undefined {
  return isReference(schema) ? /^#\/components\/schemas\/(\w+)$/.exec(schema.$ref)?.[1] : undefined;
}
