import type { Rule, RuleInput } from '@telephony/http/control-types';
import { askForToken, tokenHeader } from './control-token.ts';
import type { Operation } from './operation.ts';
import { change } from './state.ts';

/** Shows the rules that are in force. */
export async function showRules(): Promise<void> {
  const { data } = (await ask('/rules')) as { data: Rule[] };
  change({ rules: data });
}

/** Shows the operations that can be made to fail. */
export async function showOperations(): Promise<void> {
  const { data } = (await ask('/operations')) as { data: Operation[] };
  change({ operations: data });
}

/** Lets requests fail. */
export async function addRule(rule: RuleInput): Promise<void> {
  await ask('/rules', { method: 'POST', body: JSON.stringify(rule) });
  await showRules();
}

/** Ends a rule, or all of them. */
export async function removeRules(id?: number): Promise<void> {
  await ask(id === undefined ? '/rules' : `/rules/${id}`, { method: 'DELETE' });
  await showRules();
}

async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(`/_mock${path}`, { ...init, headers: tokenHeader() });
  if (response.status === 403) askForToken();
  if (response.status === 204) return undefined;
  const value = (await response.json()) as { message?: string };
  if (!response.ok) throw new Error(value.message);
  return value;
}
