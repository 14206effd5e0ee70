import { declaredStatus, type FieldError, type Operation, refusalBody } from '@telephony/contract';
import {
  type Credentials,
  exampleResponse,
  type HttpResponse,
  jsonResponse,
  type Responder,
  Refusal,
  unauthorized,
} from '@telephony/http';
import { findToken, missingRole, type Session, touchToken, userByEmail } from '../platform/accounts.ts';
import type { FileBody, OperationId, PlatformOperation } from '../contract/contract.ts';
import type { PlainResponse } from '../forms/form-table.ts';
import type { Handlers, SandboxRequest } from '../operations/generic/handler.ts';
import { accountsOf, type Platform } from '../platform/platform.ts';
import { warningsFor } from '../assumptions/fields-without-effect.ts';

export function createSandboxResponder(
  platform: Platform,
  handlers: Handlers,
): Responder<Session | undefined> {
  return {
    name: 'sandbox',
    admit: (operation, credentials) => admit(platform, asPlatformOperation(operation), credentials),
    async respond({ operation: asked, session, path, query, body }) {
      const operation = asPlatformOperation(asked);
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
        const result = await handle(handlers, operation.operationId, request);
        const warnings = [
          ...(session?.warning ? [session.warning] : []),
          ...warningsFor(operation.operationId, body),
          ...(result.warnings ?? []),
        ];
        return {
          ...responseOf(account.forms.response(operation, result)),
          ...(warnings.length > 0 && { warnings }),
        };
      } catch (error) {
        throw error instanceof Refusal ? platformRefusal(operation, error) : error;
      }
    },
    formError: (operation, error) => platform.forms.response(operation, error),
    prefer: (_contract, operation, preferences) => exampleResponse(operation, preferences),
  };
}

const asPlatformOperation = (operation: Operation): PlatformOperation => operation as PlatformOperation;

function handle<Id extends OperationId>(
  handlers: Handlers,
  id: Id,
  request: SandboxRequest<Id>,
): PlainResponse | Promise<PlainResponse> {
  return handlers[id](request);
}

function responseOf({ status, body }: PlainResponse): HttpResponse {
  if (!isFile(body)) return jsonResponse(status, body);
  return { status, headers: { 'content-type': body.contentType }, body: body.bytes };
}

function isFile(body: unknown): body is FileBody {
  return typeof body === 'object' && body !== null && 'bytes' in body && body.bytes instanceof Uint8Array;
}

// `X-Auth-Token`, or user ID and token as HTTP Basic (ledger C-01). The token alone decides who it is (ledger O-80).
function admit(
  platform: Platform,
  operation: PlatformOperation,
  credentials: Credentials | undefined,
): Session | undefined {
  if (operation.access === 'none') return undefined;
  const [session] = accountsOf(platform).flatMap((account) => sessionOf(account, credentials) ?? []);
  if (!session && operation.access === 'token') throw unauthorized(operation);
  const missing = session && missingRole(operation, session);
  if (missing !== undefined)
    throw new Refusal(
      403,
      `Access denied: in the sandbox, ${operation.operationId} takes ${missing} (ledger N-05)`,
    );
  return session;
}

function sessionOf(platform: Platform, credentials: Credentials | undefined): Session | undefined {
  const token = credentials && findToken(platform, credentials.secret);
  if (!token) return undefined;
  const { users, accounts } = platform.store.tables;
  const [user, account] = [users.get(token.user_id), accounts.get(token.user_id)];
  if (!user || !account || user.active === false) return undefined;
  const warning = userWarning(credentials.user, user);
  return { platform, token: touchToken(platform, token), user, account, ...(warning && { warning }) };
}

function userWarning(userName: string | undefined, { id, email }: Session['user']): FieldError | undefined {
  if (userName === undefined || userName === String(id)) return undefined;
  const what =
    userName === ''
      ? 'has no user'
      : userName.toLowerCase() === email?.toLowerCase()
        ? 'has the e-mail address of the user'
        : 'names another user than the token, which decides';
  return {
    field: 'Authorization',
    message: `${what}: the documents have the ID of the user before the token`,
  };
}

// Without a token, the e-mail address, nonce or password reset in the body tells the account.
function accountSigningIn(platform: Platform, body: unknown): Platform {
  const { second } = platform;
  if (!second || typeof body !== 'object' || body === null) return platform;
  return hasSignIn(second, body) && !hasSignIn(platform, body) ? second : platform;
}

function hasSignIn(platform: Platform, body: { email?: unknown; nonce?: unknown; token?: unknown }): boolean {
  const { email, nonce, token } = body;
  if (typeof email === 'string' && userByEmail(platform, email)) return true;
  const { challenges } = platform.store.tables;
  return [nonce, token].some((id) => typeof id === 'string' && challenges.get(id) !== undefined);
}

// With a declared status, and a 400 in the platform's words (ledger O-64).
function platformRefusal(operation: Operation, refusal: Refusal): Refusal {
  const { status, errors, headers } = refusal;
  if (status !== 400 || errors.length === 0) return declaredRefusal(operation, refusal);
  const body = refusalBody(errors);
  return declaredRefusal(operation, new Refusal(400, body.message, body.errors, headers));
}

const NEAREST_STATUSES: Record<number, number[]> = {
  400: [404, 403],
  403: [404, 400],
  404: [403, 400],
  412: [400],
};

function declaredRefusal(operation: Operation, refusal: Refusal): Refusal {
  const { status, message, errors, headers } = refusal;
  if (declaredStatus(operation, status) !== undefined) return refusal;
  const nearest = NEAREST_STATUSES[status]?.find((other) => declaredStatus(operation, other) !== undefined);
  return nearest === undefined ? refusal : new Refusal(nearest, message, errors, headers);
}
