import { UserError } from '@telephony/command-line';
import { isJsonObject, type JsonObject } from '@telephony/contract';
import { isLoopback } from '@telephony/http/events';

/** The sandbox that a run may change, through its control plane. Disposing it puts it back. */
export interface ProbedSandbox extends AsyncDisposable {
  /** Everything as it was when the run began. */
  putBack(): Promise<void>;
  /** Changes fields of the user with the same id; the others are as they were when the run began. */
  putUser(user: JsonObject): Promise<void>;
}

/** Milliseconds for a response of the control plane. */
const TIMEOUT = 30_000;

/**
 * Makes sure that the server is a sandbox on this machine, and keeps what is in it.
 *
 * @param server Base address.
 * @throws UserError for any other server: only a sandbox can be put back.
 */
export async function openSandbox(server: string): Promise<ProbedSandbox> {
  const { origin, hostname } = new URL(server);
  const refusal = `--sandbox: ${origin} is not a sandbox on this machine. Leave the option out, or start one: npm run sandbox.`;
  if (hostname !== 'localhost' && !isLoopback(hostname.replaceAll(/[[\]]/g, '')))
    throw new UserError(refusal);
  const response = await control('/snapshot').catch(() => undefined);
  const kept: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
  if (!isJsonObject(kept)) throw new UserError(refusal);
  const snapshot = JSON.stringify(kept);
  return {
    putBack,
    putUser: (user) => send('/seed', JSON.stringify({ users: [{ ...keptUser(kept, user['id']), ...user }] })),
    [Symbol.asyncDispose]: putBack,
  };

  function putBack(): Promise<void> {
    return send('/restore', snapshot);
  }

  async function send(path: string, body: string): Promise<void> {
    const { ok, status } = await control(path, body);
    if (!ok) throw new Error(`The sandbox's control plane responds to ${path} with ${status}.`);
  }

  function control(path: string, body?: string): Promise<Response> {
    const headers = { 'Content-Type': 'application/json' };
    return fetch(`${origin}/_sandbox${path}`, {
      ...(body !== undefined && { method: 'POST', headers, body }),
      redirect: 'error',
      // A run that is stopped puts it back, too.
      signal: AbortSignal.timeout(TIMEOUT),
    });
  }
}

/** A user as the snapshot has it. What the API shows may be less of it. */
function keptUser(snapshot: JsonObject, id: unknown): JsonObject {
  const records = ['store', 'users', 'records'].reduce<unknown>(
    (value, name) => (isJsonObject(value) ? value[name] : undefined),
    snapshot,
  );
  const users: unknown[] = Array.isArray(records) ? records : [];
  return users.filter(isJsonObject).find((user) => user['id'] === id) ?? {};
}
