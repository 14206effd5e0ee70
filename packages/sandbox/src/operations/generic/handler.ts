import type { FieldError } from '@telephony/contract';
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

export interface AnyRequest {
  platform: Platform;
  operation: PlatformOperation;
  /** Undefined where the operation needs no token. */
  session: Session | undefined;
  path: object;
}

// The front has checked path, query and body against the contract.
export interface SandboxRequest<Id extends OperationId> extends AnyRequest {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
}

// A handler may throw a Refusal with a status that its operation does not declare: the responder sends the nearest declared one.
type Handler<Id extends OperationId> = (
  request: SandboxRequest<Id>,
) => ResponseOf<Id> | Promise<ResponseOf<Id>>;

export type Handlers = { [Id in OperationId]: Handler<Id> };

export interface RecordResponse<Status extends number, R> {
  status: Status;
  body: { data: R; links: Record<string, never> };
  // What of the request has no effect.
  warnings?: FieldError[];
}

export interface PageResponse<R> {
  status: 200;
  body: { data: R[]; total: number };
}

export interface EmptyResponse<Status extends number> {
  status: Status;
  body: undefined;
}

export function dataResponse<Status extends number, R>(status: Status, data: R): RecordResponse<Status, R> {
  return { status, body: { data, links: {} } };
}

export function notFound(): Refusal {
  return new Refusal(404, 'Resource not found');
}

export function requireRecord<R>(record: R | undefined): R {
  if (record === undefined) throw notFound();
  return record;
}

export function pathIds(path: object): (number | string)[] {
  return Object.values(path).flat() as (number | string)[];
}

export function requireSession({ operation, session }: AnyRequest): Session {
  if (!session) throw unauthorized(operation);
  return session;
}
