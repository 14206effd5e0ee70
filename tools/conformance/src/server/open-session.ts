import { UserError } from '@telephony/command-line';
import { isJsonObject } from '@telephony/contract';
import type { Access } from '../option-values.ts';
import type { Redactor } from '../redact/redactor.ts';
import { readRequest } from '../sweep/sweep.ts';
import type { Ask } from './ask.ts';
import type { Exchange, ServerRequest } from './exchange.ts';
import { isOfOther, refuseOtherAddress } from './refuse-other-address.ts';
import { ServerUnreachable } from './server-unreachable.ts';

/** A token that the server takes. */
export interface Session {
  token: string;
  /** Ends the session, if it was opened here. */
  close: () => Promise<void>;
}

/**
 * Gives the token, or signs in, and sees that the server takes it: a server that refuses it would keep the contract with
 * every 401.
 *
 * @param server Its base address.
 * @param askAfter Ends the session, also when the run is stopped.
 * @throws ServerUnreachable when nothing is answered, UserError when the server refuses or is another one.
 */
export async function openSession(
  server: string,
  access: Access,
  ask: Ask,
  askAfter: Ask,
  redactor: Redactor,
): Promise<Session> {
  const { token, close } =
    'token' in access
      ? { ...access, close: async () => {} }
      : await logIn(server, access, ask, askAfter, redactor);
  redactor.learn(token);
  // Two operations, so that a fault of one is not taken for a server that is not there.
  const first = await ask('sign in', readRequest('/ping', token));
  const isDoubtful = !isAnswered(first) || statusOf(first) === 401 || isOfOther(first);
  const answers = isDoubtful ? [first, await ask('sign in', readRequest('/aclroles', token))] : [first];
  const answered = answers.filter(isAnswered);
  if (answered.length === 0) throw new ServerUnreachable(failureOf(answers[0]));
  refuseOtherAddress(answers, server);
  if (answered.every((answer) => statusOf(answer) === 401))
    throw new UserError(
      'The server refuses the token: 401. It may have expired or been deleted; create a new one.',
    );
  return { token, close };
}

async function logIn(
  server: string,
  credentials: { email: string; password: string },
  ask: Ask,
  askAfter: Ask,
  redactor: Redactor,
): Promise<Session> {
  redactor.learn(credentials.password);
  const exchange = await ask('sign in', post('/login', JSON.stringify(credentials)), 'login');
  if (!isAnswered(exchange)) throw new ServerUnreachable(failureOf(exchange));
  refuseOtherAddress([exchange], server);
  const status = statusOf(exchange);
  if (status === 202) {
    throw new UserError('This user has a second factor. Create an API token and pass it in TELEPHONY_TOKEN.');
  }
  const token = tokenOf(exchange);
  if (token === undefined)
    throw new UserError(
      `The login returned ${status}, without a token. Check the e-mail address and password.`,
    );
  return {
    token,
    close: async () => {
      const logOut = post('/logout', '');
      await askAfter(
        'sign out',
        { ...logOut, headers: [...logOut.headers, ['X-Auth-Token', token]] },
        'logout',
      );
    },
  };
}

function post(target: string, text: string): ServerRequest {
  const type: [string, string][] = text === '' ? [] : [['Content-Type', 'application/json']];
  return {
    method: 'POST',
    target,
    headers: [['Accept', 'application/json'], ...type],
    body: Buffer.from(text),
  };
}

function tokenOf({ outcome }: Exchange): string | undefined {
  if ('failure' in outcome) return undefined;
  try {
    const body: unknown = JSON.parse(outcome.body.toString('utf8'));
    const token = isJsonObject(body) ? body['user_token'] : undefined;
    return typeof token === 'string' && /^[\x21-\x7E]+$/.test(token) ? token : undefined;
  } catch {
    return undefined;
  }
}

function isAnswered(exchange: Exchange | undefined): exchange is Exchange {
  return exchange !== undefined && !('failure' in exchange.outcome);
}

function statusOf({ outcome }: Exchange): number | undefined {
  return 'failure' in outcome ? undefined : outcome.status;
}

function failureOf(exchange: Exchange | undefined): string {
  const reason = exchange && 'failure' in exchange.outcome ? exchange.outcome.failure : 'no response';
  return `The server cannot be reached: ${reason}. Check --server.`;
}
