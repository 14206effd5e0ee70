import { createHash, randomUUID } from 'node:crypto';
import {
  type Contract,
  type Fault,
  declaredStatus,
  describeFaults,
  isJsonObject,
  type JsonSchema,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  reachedComponents,
} from '@telephony/contract';
import { readPackageFile } from '@telephony/contract/package-file';
import {
  contentTypeHeader,
  exampleResponse,
  type HttpResponse,
  jsonResponse,
  type Preferences,
  preferredType,
  Refusal,
  type Responder,
  isSameText,
  successStatus,
  unauthorized,
} from '@telephony/http';

export interface ResponderOptions {
  /** Invent bodies from the schemas instead of sending the examples. */
  dynamic: boolean;
  seed: string | undefined;
  /** Send 500 instead of a response that breaks the contract. */
  errors: boolean;
  /** The only token that is accepted. */
  token: string | undefined;
}

export function createResponder(options: ResponderOptions): Responder<void> {
  // Only the operation and the preferences decide which example is sent.
  const exampleResponses = new WeakMap<Operation, Map<string, Promise<HttpResponse>>>();
  const respond = async (
    contract: Contract,
    operation: Operation,
    preferences: Preferences,
    accept: string | undefined,
  ): Promise<HttpResponse> => {
    const { dynamic = options.dynamic, seed = options.seed, code, example } = preferences;
    const status = code ?? successStatus(operation);
    const types = [...contentOf({ operation, status }).keys()];
    const selection = { operation, status, example, type: preferredType(types, accept) };
    const response = await (dynamic && example === undefined && schemaOf(selection)
      ? inventResponse(contract, selection, seed)
      : rememberedResponse(contract, selection));
    if (options.errors) refuseBroken(contract, operation, response);
    return response;
  };
  const rememberedResponse = (contract: Contract, selection: Selection): Promise<HttpResponse> => {
    const { operation, status, example, type } = selection;
    const responses = exampleResponses.get(operation) ?? new Map<string, Promise<HttpResponse>>();
    exampleResponses.set(operation, responses);
    const key = `${status} ${example} ${type}`;
    const response = responses.get(key) ?? fixedResponse(contract, selection);
    responses.set(key, response);
    return response;
  };
  return {
    name: 'mock',
    admit(operation, credentials) {
      const { token } = options;
      if (
        token !== undefined &&
        operation.access === 'token' &&
        !isSameText(credentials?.secret ?? '', token)
      )
        throw unauthorized(operation);
    },
    async respond({ contract, operation, preferences, query, sent }) {
      return slicePage(await respond(contract, operation, preferences, sent.headers['accept']), query);
    },
    async prefer(contract, operation, preferences, { query = {}, sent }) {
      const response = await respond(contract, operation, preferences, sent?.headers['accept']);
      // A named example is sent whole.
      return preferences.example === undefined ? slicePage(response, query) : response;
    },
  };
}

interface Selection {
  operation: Operation;
  status: number;
  example: string | undefined;
  type: string | undefined;
}

function contentOf({
  operation,
  status,
}: Pick<Selection, 'operation' | 'status'>): ReadonlyMap<string, MediaType> {
  return operation.responses.get(declaredStatus(operation, status) ?? '')?.content ?? new Map();
}

function schemaOf(selection: Selection): { type: string; schema: JsonSchema } | undefined {
  for (const [type, { schema }] of contentOf(selection))
    if (/\bjson\b/.test(type) && type === (selection.type ?? type)) return schema && { type, schema };
  return undefined;
}

async function fixedResponse(contract: Contract, selection: Selection): Promise<HttpResponse> {
  const response = exampleResponse(selection.operation, { ...selection, code: selection.status });
  const file = fileOf(selection);
  if (file)
    return { ...response, headers: { 'content-type': file.contentType }, body: file.bytes ?? response.body };
  // Without an example, the same body each time.
  return response.body === undefined ? inventResponse(contract, selection, 'fixed') : response;
}

async function inventResponse(
  { document }: Contract,
  selection: Selection,
  seed: string | undefined,
): Promise<HttpResponse> {
  const { operation, status } = selection;
  const { type, schema } = schemaOf(selection) ?? {};
  if (type === undefined || schema === undefined) return { status, headers: {}, body: undefined };
  const body = await inventBody(document, schema, seed && `${seed} ${operation.operationId} ${status}`);
  return { ...jsonResponse(status, body, { 'content-type': type }), isInvented: true };
}

const preparedSchemas = new WeakMap<JsonSchema, JsonSchema>();

async function inventBody(
  document: OpenApiDocument,
  schema: JsonSchema,
  seed: string = randomUUID(),
): Promise<unknown> {
  // Most mocks send only examples.
  const { generateSync } = await import('json-schema-faker');
  const source =
    preparedSchemas.get(schema) ??
    prepareSchema({ ...schema, components: reachedComponents(document, schema) });
  preparedSchemas.set(schema, source);
  const number = createHash('sha256').update(seed).digest().readUInt32BE();
  return generateSync(source, { seed: number, alwaysFakeOptionals: true });
}

// The generator would take extensions for fields. From a pattern it would invent times on the 83rd of a month.
function prepareSchema(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key.startsWith('x-')) return undefined;
    if (!isJsonObject(value) || typeof value['pattern'] !== 'string' || !Array.isArray(value['examples']))
      return value;
    return { ...value, enum: value['examples'] };
  }) as JsonSchema;
}

function refuseBroken({ schemas }: Contract, operation: Operation, { status, headers, body }: HttpResponse) {
  const schema = operation.responses.get(declaredStatus(operation, status) ?? '')?.schema;
  if (!schema || typeof body !== 'string' || !headers['content-type']?.includes('json')) return;
  const faults: Fault[] = schemas.faults(schema, JSON.parse(body), 'body');
  if (faults.length === 0) return;
  const message = `The response of ${operation.operationId} breaks the contract. See errors for each mistake.`;
  throw new Refusal(500, message, describeFaults(faults));
}

// So that reading page after page ends, `total` is at most the number of records.
function slicePage(response: HttpResponse, { page, limit }: Readonly<Record<string, unknown>>): HttpResponse {
  if (page === undefined && limit === undefined) return response;
  const { status, headers, body } = response;
  if (status !== 200 || typeof body !== 'string' || !headers['content-type']?.includes('json'))
    return response;
  const value: unknown = JSON.parse(body);
  const slice = (list: unknown[]) => {
    const size = typeof limit === 'number' && limit > 0 ? limit : list.length;
    const from = (typeof page === 'number' && page > 0 ? page - 1 : 0) * size;
    return list.slice(from, from + size);
  };
  if (Array.isArray(value)) return jsonResponse(status, slice(value), headers);
  if (!isJsonObject(value) || !Array.isArray(value['data'])) return response;
  const { data, total } = value;
  const bounded = typeof total === 'number' ? { total: Math.min(total, data.length) } : {};
  return jsonResponse(status, { ...value, data: slice(data), ...bounded }, headers);
}

interface MockFile {
  contentType: string;
  /** Undefined if the contract's example is the file, because it is text. */
  bytes: Buffer | undefined;
}

const bytesOf = (name: string): Buffer => readPackageFile(new URL(`../files/${name}`, import.meta.url));

// By the suffix of the path. The contract documents only ranges of types (ledger O-06, N-50).
const FILES: Record<string, MockFile> = {
  mp3: { contentType: 'audio/mpeg', bytes: bytesOf('tone.mp3') },
  pcap: { contentType: 'application/vnd.tcpdump.pcap', bytes: bytesOf('call.pcap') },
  trace: { contentType: 'text/plain; charset=utf-8', bytes: undefined },
  csv: { contentType: 'text/csv; charset=utf-8', bytes: undefined },
};

function fileOf(selection: Selection): MockFile | undefined {
  const { path } = selection.operation;
  const file = FILES[path.slice(path.lastIndexOf('.') + 1)];
  const type = selection.type ?? contentOf(selection).keys().next().value;
  if (!file || selection.status !== 200 || type === undefined || /\bjson\b/.test(type)) return undefined;
  return type.includes('*') ? file : { ...file, contentType: contentTypeHeader(type) };
}
