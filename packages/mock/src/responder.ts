import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
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
import {
  contentTypeHeader,
  exampleResponse,
  type HttpResponse,
  jsonResponse,
  type Preferences,
  Refusal,
  type Responder,
  successStatus,
} from '@telephony/http';
import Negotiator from 'negotiator';

export interface ResponderOptions {
  /** Invent bodies from the schemas instead of sending the examples. */
  dynamic: boolean;
  seed: string | undefined;
  /** Send 500 instead of a response that breaks the contract. */
  errors: boolean;
}

export function createResponder(options: ResponderOptions): Responder<void> {
  const known = new WeakMap<Operation, Map<string, Promise<HttpResponse>>>();
  const respond = async (
    contract: Contract,
    operation: Operation,
    preferences: Preferences,
    accept: string | undefined,
  ): Promise<HttpResponse> => {
    const { dynamic = options.dynamic, seed = options.seed, code, example } = preferences;
    const status = code ?? successStatus(operation);
    const asked = { operation, status, example, type: acceptedType(operation, status, accept) };
    const response = await (dynamic && example === undefined && schemaOf(asked)
      ? invented(contract, asked, seed)
      : remembered(contract, asked));
    if (options.errors) refuseBroken(contract, operation, response);
    return response;
  };
  const remembered = (contract: Contract, asked: Asked): Promise<HttpResponse> => {
    const { operation, status, example, type } = asked;
    const responses = known.get(operation) ?? new Map<string, Promise<HttpResponse>>();
    known.set(operation, responses);
    const key = `${status} ${example} ${type}`;
    const response = responses.get(key) ?? fixed(contract, asked);
    responses.set(key, response);
    return response;
  };
  return {
    name: 'mock',
    // Any token will do.
    admit: () => {},
    async respond({ contract, operation, preferences, query, sent }) {
      return slicePage(await respond(contract, operation, preferences, sent.headers['accept']), query);
    },
    async prefer(contract, operation, preferences, { query = {}, sent }) {
      const response = await respond(contract, operation, preferences, sent?.headers['accept']);
      // An example that is named is sent as it is.
      return preferences.example === undefined ? slicePage(response, query) : response;
    },
  };
}

interface Asked {
  operation: Operation;
  status: number;
  example: string | undefined;
  type: string | undefined;
}

function contentOf({
  operation,
  status,
}: Pick<Asked, 'operation' | 'status'>): ReadonlyMap<string, MediaType> {
  return operation.responses.get(declaredStatus(operation, status) ?? '')?.content ?? new Map();
}

function acceptedType(operation: Operation, status: number, accept: string | undefined): string | undefined {
  const content = contentOf({ operation, status });
  if (content.size < 2 || accept === undefined) return undefined;
  const types = [...content.keys()];
  const type = new Negotiator({ headers: { accept } }).mediaType(types);
  if (type !== undefined) return type;
  const message = `${operation.operationId} responds with ${types.join(' or ')}, and Accept allows none of them.`;
  throw new Refusal(406, message, [{ field: 'Accept', message: `must allow ${types.join(' or ')}` }]);
}

function schemaOf(asked: Asked): { type: string; schema: JsonSchema } | undefined {
  const found = [...contentOf(asked)].find(
    ([name]) => /\bjson\b/.test(name) && name === (asked.type ?? name),
  );
  return found?.[1].schema && { type: found[0], schema: found[1].schema };
}

async function fixed(contract: Contract, asked: Asked): Promise<HttpResponse> {
  const response = exampleResponse(asked.operation, { ...asked, code: asked.status });
  const file = fileOf(asked);
  if (file)
    return { ...response, headers: { 'content-type': file.contentType }, body: file.bytes ?? response.body };
  // Without an example, the same body each time.
  return response.body === undefined ? invented(contract, asked, 'fixed') : response;
}

async function invented(
  { document }: Contract,
  asked: Asked,
  seed: string | undefined,
): Promise<HttpResponse> {
  const { operation, status } = asked;
  const { type, schema } = schemaOf(asked) ?? {};
  if (type === undefined || schema === undefined) return { status, headers: {}, body: undefined };
  const body = await inventBody(document, schema, seed && `${seed} ${operation.operationId} ${status}`);
  return { ...jsonResponse(status, body, { 'content-type': `${type}; charset=utf-8` }), isInvented: true };
}

const prepared = new WeakMap<JsonSchema, JsonSchema>();

async function inventBody(
  document: OpenApiDocument,
  schema: JsonSchema,
  seed: string = randomUUID(),
): Promise<unknown> {
  // Loaded for the first invented body only: most mocks send examples.
  const { generateSync } = await import('json-schema-faker');
  const source =
    prepared.get(schema) ?? prepare({ ...schema, components: reachedComponents(document, schema) });
  prepared.set(schema, source);
  const number = createHash('sha256').update(seed).digest().readUInt32BE();
  return generateSync(source, { seed: number, alwaysFakeOptionals: true });
}

/**
 * Without extensions, which the generator takes for fields of an object that declares none. A text with a pattern is one of
 * its examples: made from the pattern, a time would be on the 83rd of a month.
 */
function prepare(schema: JsonSchema): JsonSchema {
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

/**
 * The page of a list that `page` and `limit` ask for, so that reading page after page comes to an end. `total` stays, but is
 * never more than the number of records. Other responses stay unchanged.
 */
function slicePage(response: HttpResponse, { page, limit }: Readonly<Record<string, unknown>>): HttpResponse {
  if (page === undefined && limit === undefined) return response;
  const { status, headers, body } = response;
  if (status !== 200 || typeof body !== 'string' || !headers['content-type']?.includes('json'))
    return response;
  const value: unknown = JSON.parse(body);
  const slice = (list: unknown[]) => {
    // Without a limit, all are on the first page.
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

/** What stands for a file, by the suffix of its path. The contract documents only ranges of types (ledger O-06, N-50). */
interface MockFile {
  contentType: string;
  /** Undefined where the contract's example is the file, because it is text. */
  bytes: Buffer | undefined;
}

const bytesOf = (name: string): Buffer => readFileSync(new URL(`../files/${name}`, import.meta.url));

const files: Record<string, MockFile> = {
  mp3: { contentType: 'audio/mpeg', bytes: bytesOf('tone.mp3') },
  pcap: { contentType: 'application/vnd.tcpdump.pcap', bytes: bytesOf('call.pcap') },
  trace: { contentType: 'text/plain; charset=utf-8', bytes: undefined },
  csv: { contentType: 'text/csv; charset=utf-8', bytes: undefined },
};

function fileOf(asked: Asked): MockFile | undefined {
  const { path } = asked.operation;
  const file = files[path.slice(path.lastIndexOf('.') + 1)];
  const type = asked.type ?? contentOf(asked).keys().next().value;
  if (!file || asked.status !== 200 || type === undefined || /\bjson\b/.test(type)) return undefined;
  return type.includes('*') ? file : { ...file, contentType: contentTypeHeader(type) };
}
