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
  session: Session | undefined;
  path: object;
}

export interface SandboxRequest<Id extends OperationId> extends AnyRequest {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
}

type Handler<Id extends OperationId> = (
  request: SandboxRequest<Id>,
) => ResponseOf<Id> | Promise<ResponseOf<Id>>;

export type Handlers = { [Id in OperationId]: Handler<Id> };

export type HandlersOf<Id extends OperationId> = Pick<Handlers, Id>;

export interface RecordResponse<Status extends number, R> {
  status: Status;
  body: { data: R; links: Record<string, never> };
}

export interface PageResponse<R> {
  status: 200;
  body: { data: R[]; total: number };
}

export interface EmptyResponse<Status extends number> {
  status: Status;
  body: undefined;
}

export function notFound(): Refusal {
  return new Refusal(404, 'Resource not found');
}

export function found<R>(record: R | undefined): R {
  if (record === undefined) throw notFound();
  return record;
}

export function pathIds(path: object): (number | string)[] {
  return Object.values(path).flat() as (number | string)[];
}

export function sessionOf({ operation, session }: AnyRequest): Session {
  if (!session) throw unauthorized(operation);
  return session;
}
