import { UserError } from '@telephony/contract/command-line';
import type { Ask } from './ask.ts';
import { type Exchange, headerOf, readRequest, recordOf, statusOf } from './exchange.ts';

const EXIT_UNREACHABLE = 3;

// A server that refuses the token would keep the contract with every 401.
export async function checkAccess(server: string, token: string, ask: Ask): Promise<void> {
  // A fault of one operation does not mean that the server is missing.
  const first = await ask('sign in', readRequest('/ping', token));
  const isDoubtful = 'failure' in first.outcome || statusOf(first) === 401 || isOtherApi(first);
  const exchanges = isDoubtful ? [first, await ask('sign in', readRequest('/aclroles', token))] : [first];
  const answered = exchanges.filter(({ outcome }) => !('failure' in outcome));
  if ('failure' in first.outcome && answered.length === 0)
    throw new UserError(`The server cannot be reached: ${first.outcome.failure}. Check --server.`, {
      exitCode: EXIT_UNREACHABLE,
    });
  refuseOtherAddress(exchanges, server);
  if (answered.every((answer) => statusOf(answer) === 401))
    throw new UserError(
      'The server refuses the token: 401. It may have expired or been deleted; create a new one.',
    );
}

// Another path of the same host would break the contract with every response.
function refuseOtherAddress(first: readonly Exchange[], server: string): void {
  if (!first.every(isOtherApi)) return;
  const reasons = first.map(
    ({ request: { method, target }, outcome }) => `${method} ${target} is ${otherApiReason(outcome)}`,
  );
  throw new UserError(
    `This API is not at ${server}: ${reasons.join(', ')}. Check --server: it is the address with version and service, such as https://pbx.example.com/v1.2/voice.`,
  );
}

function isOtherApi({ outcome }: Exchange): boolean {
  return otherApiReason(outcome) !== undefined;
}

function otherApiReason(outcome: Exchange['outcome']): string | undefined {
  if ('failure' in outcome) return undefined;
  const { status, headers } = outcome;
  if (status === 404 || status === 405) return String(status);
  if (status >= 300 && status < 400)
    return `a redirect (${status})${originOf(headerOf(headers, 'location'))}`;
  return headerOf(headers, 'content-type')?.startsWith('text/html')
    ? `a page of HTML (${status})`
    : undefined;
}

// A path and query may hold a secret.
function originOf(location = ''): string {
  return URL.canParse(location) ? ` to ${new URL(location).origin}` : '';
}

export interface Account {
  /** Typed to confirm writes: an e-mail address, a name, or the user's id. */
  name: string;
  id: string;
}

export async function readAccount(token: string, ask: Ask): Promise<Account> {
  const me = recordOf(await ask('account', readRequest('/me', token))) ?? {};
  const text = (name: string) =>
    typeof me[name] === 'string' || typeof me[name] === 'number' ? String(me[name]) : '';
  const user = text('id');
  const name = text('email') || `${text('first_name')} ${text('last_name')}`.trim() || user || 'unknown';
  return { name, id: `${text('customer_id')}/${user}` };
}
