import { readFileSync } from 'node:fs';
import {
  type Contract,
  type Fault,
  declaredStatus,
  describeFaults,
  isJsonObject,
  type Operation,
} from '@telephony/contract';
import {
  exampleResponse,
  type HttpResponse,
  jsonResponse,
  type Preferences,
  Refusal,
  type Responder,
} from '@telephony/http';
import { inventBody } from './invent-body.ts';

/** How to respond to requests that state no preference of their own. */
export interface ResponderOptions {
  /** Invent bodies from the schemas instead of sending the examples. */
  dynamic: boolean;
  seed: string | undefined;
  /** Send 500 instead of a response that breaks the contract. */
  errors: boolean;
}

/** Responds without any state: with the examples of the contract, or with bodies that are invented from its schemas. */
export function createResponder(options: ResponderOptions): Responder<void> {
  /** Responses from examples, by operation and preference: nothing else in a request changes them. */
  const known = new WeakMap<Operation, Map<string, Promise<HttpResponse>>>();
  const respond = async (
    contract: Contract,
    operation: Operation,
    preferences: Preferences,
  ): Promise<HttpResponse> => {
    const { dynamic = options.dynamic, seed = options.seed } = preferences;
    // A file is the same bytes whatever its schema says.
    if (dynamic && !fileOf(operation, preferences.code) && preferences.example === undefined)
      return checked(contract, operation, await invented(contract, operation, preferences, seed));
    const responses = known.get(operation) ?? new Map<string, Promise<HttpResponse>>();
    known.set(operation, responses);
    const key = `${preferences.code} ${preferences.example}`;
    let response = responses.get(key);
    if (!response) {
      response = fixed(contract, operation, preferences);
      responses.set(key, response);
    }
    return checked(contract, operation, await response);
  };
  const checked = (contract: Contract, operation: Operation, response: HttpResponse): HttpResponse => {
    if (options.errors) refuseBroken(contract, operation, response);
    return response;
  };
  return {
    name: 'mock',
    // Any token will do.
    admit: () => {},
    async respond({ contract, operation, preferences, query }) {
      return slicePage(await respond(contract, operation, preferences), query);
    },
    async prefer(contract, operation, preferences, query) {
      const response = await respond(contract, operation, preferences);
      // An example that is named is sent as it is.
      return preferences.example === undefined ? slicePage(response, query) : response;
    },
  };
}

/** The response from an example: a real file where the operation sends one, an invented body where there is no example. */
async function fixed(
  contract: Contract,
  operation: Operation,
  preferences: Preferences,
): Promise<HttpResponse> {
  const { code, example } = preferences;
  const response = exampleResponse(operation, {
    ...(code !== undefined && { code }),
    ...(example && { example }),
  });
  const file = fileOf(operation, code);
  if (file) {
    const { status, headers, body } = response;
    return { status, headers: { ...headers, 'content-type': file.contentType }, body: file.bytes ?? body };
  }
  // Without an example, the same body each time.
  return response.body === undefined ? invented(contract, operation, preferences, 'fixed') : response;
}

/** A response with a body that is made up from the schema; without one where none is declared. */
async function invented(
  { document, schemas }: Contract,
  operation: Operation,
  { code }: Preferences,
  seed: string | undefined,
): Promise<HttpResponse> {
  const { status, headers } = exampleResponse(operation, code === undefined ? {} : { code });
  const { content } = operation.responses.get(declaredStatus(operation, status) ?? '') ?? {};
  const [type, { schema } = {}] = [...(content ?? [])].find(([name]) => /\bjson\b/.test(name)) ?? [];
  if (type === undefined || schema === undefined) return { status, headers, body: undefined };
  const body = await inventBody(document, schema, {
    seed: seed && `${seed} ${operation.operationId} ${status}`,
    isValid: (value) => schemas.allows(schema, value),
  });
  return jsonResponse(status, body, { 'content-type': `${type}; charset=utf-8` });
}

/** @throws Refusal 500 for a body that its schema does not allow */
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

/** What an operation that sends a file sends. The contract documents only the content type of audio (ledger O-06, N-50). */
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

/** The file that an operation sends with 200, by the suffix of its path; undefined where it sends JSON or nothing. */
function fileOf({ path }: Operation, code = 200): MockFile | undefined {
  const dot = path.lastIndexOf('.');
  return dot < 0 || code !== 200 ? undefined : files[path.slice(dot + 1)];
}
