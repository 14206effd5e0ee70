import { examplePath, exampleRequests, type Operation } from '@telephony/contract';

/** A request that is made of the contract alone, and what must come of it. */
export interface Probe {
  operation: Operation;
  /** What it shows: `filter dateRange`, `without a token`. */
  name: string;
  /** Such as `GET /cdrs?sort=calldate`; several where one of them must succeed. */
  lines: string[];
  /** Sent as JSON; undefined for no body. */
  body: unknown;
  /** Who asks: the user of the token, nobody, or the user without any role. */
  by: 'user' | 'nobody' | 'roleless';
  /** The only right response, where the documents leave no choice. */
  expected: 'success' | '401' | undefined;
}

/** An id that no record has, and what is not an id. */
const NO_RECORD = 999_999;
const NO_ID = 'no-id';
/** A body that no operation takes. */
const NO_BODY = 'no object and no list';

/** What an operation is asked: a sandbox for every example and every refusal, any other server for reads that it must refuse. */
export function probesOf(operation: Operation, isSandbox: boolean): Probe[] {
  const refusals = refusalProbes(operation);
  if (isSandbox) return [...exampleProbes(operation), ...refusals];
  return operation.method === 'get' ? refusals.filter(({ by }) => by !== 'roleless') : [];
}

/** Every example of an operation as a request that must succeed. */
function exampleProbes(operation: Operation): Probe[] {
  return exampleRequests(operation).map((request) => ({
    operation,
    ...request,
    by: operation.access === 'none' ? 'nobody' : 'user',
    expected: 'success',
  }));
}

/** One request for each refusal that an operation declares and a request can cause. */
function refusalProbes(operation: Operation): Probe[] {
  return [...operation.responses.keys()].flatMap((status): Probe[] => {
    const cause = causes[status]?.(operation);
    if (!cause) return [];
    return [{ operation, by: 'user', expected: undefined, ...cause }];
  });
}

type Cause = Omit<Probe, 'operation' | 'by' | 'expected'> & Partial<Pick<Probe, 'by' | 'expected'>>;

const causes: Record<string, (operation: Operation) => Cause | undefined> = {
  '400': invalidRequest,
  '401': (operation) => ({ ...plain(operation), name: 'without a token', by: 'nobody', expected: '401' }),
  '403': (operation) => ({ ...plain(operation), name: 'by a user without a role', by: 'roleless' }),
  '404': unknownRecord,
  '4XX': (operation) =>
    operation.body
      ? invalidRequest(operation)
      : { ...withIds(operation, NO_ID), name: 'with a malformed id' },
};

/** The first examples of what is needed. */
function plain(operation: Operation): Cause {
  const [body] = operation.body?.examples.values() ?? [];
  return { name: '', lines: [lineOf(operation, examplePath(operation))], body: body?.value };
}

function invalidRequest(operation: Operation): Cause | undefined {
  if (operation.body) return { ...plain(operation), name: 'with an invalid body', body: NO_BODY };
  const bounded = operation.queryParameters.find(
    ({ valueSchema }) => typeof valueSchema['maximum'] === 'number',
  );
  if (!bounded) return withIds(operation, NO_ID);
  const query = `?${bounded.name}=${Number(bounded.valueSchema['maximum']) + 1}`;
  return {
    name: `with ${bounded.name} out of bounds`,
    lines: [lineOf(operation, examplePath(operation) + query)],
    body: undefined,
  };
}

function unknownRecord(operation: Operation): Cause {
  if (operation.pathParameters.length > 0) return withIds(operation, NO_RECORD);
  const cause = plain(operation);
  const [first] = Array.isArray(cause.body) ? (cause.body as unknown[]) : [];
  return {
    ...cause,
    name: 'for an unknown record',
    ...(typeof first === 'object' && { body: [{ ...first, id: NO_RECORD }] }),
  };
}

function withIds(operation: Operation, id: string | number): Cause {
  const path = operation.path.replaceAll(/\{\w+\}/g, String(id));
  return { ...plain(operation), name: 'for an unknown record', lines: [lineOf(operation, path)] };
}

function lineOf({ method }: Operation, path: string): string {
  return `${method.toUpperCase()} ${path}`;
}
