import { Refusal, unauthorized } from '@telephony/http';
import type {
  BodyOf,
  OperationId,
  PathOf,
  PlatformOperation,
  QueryOf,
  ResponseOf,
} from '../../contract/contract.ts';
import type { Session } from '../../platform/accounts.ts';
import type { Platform } from '../../platform/platform.ts';

/** What a request of any operation has. */
export interface AnyRequest {
  platform: Platform;
  operation: PlatformOperation;
  /** Undefined where no token is needed and none was sent. */
  session: Session | undefined;
  path: object;
}

/** A request that keeps the contract: its parts are checked before a handler sees them. */
export interface SandboxRequest<Id extends OperationId> extends AnyRequest {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
}

/**
 * Handles an operation. Errors are thrown as a `Refusal`; if the operation does not declare its status, the server responds
 * with the nearest one that it declares.
 */
type Handler<Id extends OperationId> = (
  request: SandboxRequest<Id>,
) => ResponseOf<Id> | Promise<ResponseOf<Id>>;

/** A handler for each operation of the contract: one that is missing does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

/** Some of them, of one area. */
export type HandlersOf<Id extends OperationId> = Pick<Handlers, Id>;

/** One record in its envelope. */
export interface RecordResponse<Status extends number, R> {
  status: Status;
  body: { data: R; links: Record<string, never> };
}

/** A page of records in its envelope. */
export interface PageResponse<R> {
  status: 200;
  body: { data: R[]; total: number };
}

/** No body. */
export interface EmptyResponse<Status extends number> {
  status: Status;
  body: undefined;
}

/** The response for a record that does not exist. */
export function notFound(): Refusal {
  return new Refusal(404, 'Resource not found');
}

/** A record that was looked up. Throws Refusal 404 where there is none. */
export function found<R>(record: R | undefined): R {
  if (record === undefined) throw notFound();
  return record;
}

/** The ids that the path parameters of a request name: one, or those of a list. */
export function pathIds(path: object): (number | string)[] {
  return Object.values(path).flat() as (number | string)[];
}

/** The session of a request that needs one. Throws Refusal 401 where the request has none. */
export function sessionOf({ operation, session }: AnyRequest): Session {
  if (!session) throw unauthorized(operation);
  return session;
}
