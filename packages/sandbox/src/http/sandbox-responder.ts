import type { Operation } from '@telephony/contract';
import { exampleResponse, type HttpResponse, jsonResponse, type Responder, Refusal } from '@telephony/http';
import { accountSigningIn } from '../platform/accounts/account-signing-in.ts';
import { admit } from './admit.ts';
import type { Session } from '../platform/accounts/session.ts';
import type { PlatformOperation } from '../contract/contract.ts';
import type { Handlers, SandboxRequest } from '../operations/generic/handler.ts';
import type { Platform } from '../platform/platform.ts';
import type { FileBody, OperationId } from '../contract/operations.ts';
import { platformRefusal } from './platform-refusal.ts';

/** Makes responses from the state of a platform, or of its second account where the token is of that. */
export function createSandboxResponder(
  platform: Platform,
  handlers: Handlers,
): Responder<Session | undefined> {
  return {
    name: 'sandbox',
    admit: (operation, credentials) => admit(platform, known(operation), credentials),
    async respond({ operation: asked, session, path, query, body }) {
      const operation = known(asked);
      const account = session?.platform ?? accountSigningIn(platform, body);
      try {
        const request = {
          platform: account,
          operation,
          session,
          path,
          query: account.forms.query(operation, query),
          body,
        } as SandboxRequest<OperationId>;
        const made = await handle(handlers, operation.operationId, request);
        return responseOf(account.forms.response(operation, made));
      } catch (error) {
        throw error instanceof Refusal ? platformRefusal(operation, error) : error;
      }
    },
    formError: (operation, error) => platform.forms.response(operation, error),
    prefer: (_contract, operation, preferences) => exampleResponse(operation, preferences),
  };
}

/** An operation of the platform's contract, the only one that a sandbox serves. */
const known = (operation: Operation): PlatformOperation => operation as PlatformOperation;

/** What a handler returns, for any operation. */
interface AnyResult {
  status: number;
  body: unknown;
}

/** The result of an operation's handler. The request is checked by the contract that its types are made from. */
function handle<Id extends OperationId>(
  handlers: Handlers,
  id: Id,
  request: SandboxRequest<Id>,
): AnyResult | Promise<AnyResult> {
  return handlers[id](request);
}

function responseOf({ status, body }: AnyResult): HttpResponse {
  if (!isFile(body)) return jsonResponse(status, body);
  return { status, headers: { 'content-type': body.contentType }, body: body.bytes };
}

function isFile(body: unknown): body is FileBody {
  return typeof body === 'object' && body !== null && 'bytes' in body && body.bytes instanceof Uint8Array;
}
