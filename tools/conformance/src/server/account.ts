import type { Ask } from './ask.ts';
import { readRequest } from '../sweep/sweep.ts';
import { recordOf } from '../writes/json-of.ts';

/** Whose account a token opens. */
export interface Account {
  /** What is typed to confirm writes: an e-mail address, a name, or the id of the user. */
  name: string;
  /** Tells accounts apart. */
  id: string;
}

/** Reads whose account it is; a server that does not tell gives `unknown`. */
export async function readAccount(token: string, ask: Ask): Promise<Account> {
  const me = recordOf(await ask('account', readRequest('/me', token))) ?? {};
  const text = (name: string) =>
    typeof me[name] === 'string' || typeof me[name] === 'number' ? String(me[name]) : '';
  const user = text('id');
  const name = text('email') || `${text('first_name')} ${text('last_name')}`.trim() || user || 'unknown';
  return { name, id: `${text('customer_id')}/${user}` };
}
