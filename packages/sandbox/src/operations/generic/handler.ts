import type { PlatformOperation } from '../../contract/contract.ts';
import type { Session } from '../../platform/accounts/session.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ResponseOf, BodyOf, OperationId, PathOf, QueryOf } from '../../contract/operations.ts';

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
