import {
  type Contract,
  deletesCollection,
  isReference,
  type JsonSchema,
  type Operation,
  propertiesOf,
  successStatuses,
} from '@telephony/contract';
import type { LedgerEntry } from '../ledger.ts';

export interface NamedOperation {
  name: string;
  method: Operation['method'];
  path: string;
  notes: string[];
  isFile: boolean;
  // Deleting a whole collection takes consent.
  isDeleteAll: boolean;
  pathType: string | undefined;
  queryType: string | undefined;
  queryNames: string[];
  isQueryRequired: boolean;
  bodyType: string | undefined;
  isBodyRequired: boolean;
  // The fields of the body stand beside the parameters, not in `body`.
  isFlat: boolean;
  result: string;
}

// The client refuses these as misplaced, or takes them for options of a call.
const TAKEN_FIELD = /^(path|query|body|headers|signal|confirm|retries|retryUnsafe|\w+Ms)$/;

export function readNamedOperation(
  contract: Contract,
  operation: Operation,
  ledger: LedgerEntry[],
): NamedOperation {
  const { operationId: name, method, path, parameters, pathParameters, queryParameters, body } = operation;
  const prefix = name.charAt(0).toUpperCase() + name.slice(1);
  const schema = body?.schema;
  const target = contract.resolve(schema ?? {});
  const fields = Object.keys(propertiesOf(contract.document, target));
  const isListAlone = target['type'] === 'array' && parameters.length === 0;
  const names = [...parameters.map((parameter) => parameter.name), ...fields];
  return {
    name,
    method,
    path,
    notes: operationNotes(operation, ledger),
    isFile: /\.[^/}]+$/.test(path),
    isDeleteAll: deletesCollection(operation),
    pathType: pathParameters.length > 0 ? `${prefix}Path` : undefined,
    queryType: queryParameters.length > 0 ? `${prefix}Query` : undefined,
    queryNames: queryParameters.map((parameter) => parameter.name),
    isQueryRequired: queryParameters.some(({ required }) => required),
    bodyType:
      schema &&
      (schemaName(schema) ??
        `NonNullable<operations['${name}']['requestBody']>['content']['application/json']`),
    isBodyRequired: body?.required ?? false,
    isFlat:
      (schema === undefined || fields.length > 0 || isListAlone) &&
      new Set(names).size === names.length &&
      !names.some((field) => TAKEN_FIELD.test(field)),
    result: resultType(contract, operation),
  };
}

const EFFECTS: Readonly<Record<string, string>> = {
  dials: 'Rings a phone: never repeat it without asking a person.',
  sends: 'Sends a message: never repeat it without asking a person.',
  'deletes-collection': 'Deletes everything in the collection.',
  'ends-token': 'Ends the token that it is sent with.',
};

// An editor shows these lines.
function operationNotes({ method, path, summary, effect = '', object }: Operation, ledger: LedgerEntry[]) {
  const [first = ''] = object.description?.split('\n\n') ?? [];
  const titles = new Map(ledger.map(({ id, title }) => [id, title]));
  const { 'x-ledger': marks = [] } = object as { 'x-ledger'?: string | string[] };
  const unknown = [marks].flat().map((id) => ['Ledger', `${id}:`, titles.get(id)].filter(Boolean).join(' '));
  const paragraphs = [
    `${summary} (\`${method.toUpperCase()} ${path}\`)`.trim(),
    first.replaceAll(/\s+/g, ' ').trim(),
    EFFECTS[effect] ?? '',
    unknown.join('\n'),
    object.deprecated === true ? '@deprecated' : '',
  ];
  return paragraphs.filter(Boolean).join('\n\n').replaceAll('*/', '* /').split('\n');
}

function resultType(contract: Contract, { operationId, responses }: Operation): string {
  const types = successStatuses(responses.keys()).map((status) => {
    const schema = responses.get(status)?.schema;
    if (schema === undefined) return 'undefined';
    const record = pageRecord(contract.resolve(schema));
    if (record) return `Page<${record}>`;
    const key = /^\d+$/.test(status) ? status : `'${status}'`;
    return (
      schemaName(schema) ?? `operations['${operationId}']['responses'][${key}]['content']['application/json']`
    );
  });
  return [...new Set(types)].join(' | ') || 'undefined';
}

function pageRecord(schema: { properties?: { data?: { items?: JsonSchema } } }): string | undefined {
  const { properties = {} } = schema;
  if (Object.keys(properties).toSorted().join() !== 'data,total') return undefined;
  return schemaName(properties.data?.items);
}

function schemaName(schema: unknown): string | undefined {
  return isReference(schema) ? /^#\/components\/schemas\/(\w+)$/.exec(schema.$ref)?.[1] : undefined;
}
