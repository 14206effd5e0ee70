import type { RuleInput } from '@telephony/http/control-types';
import { control, done } from './control.ts';
import { change } from './state.ts';

/** Shows the rules that are in force. */
export async function showRules(): Promise<void> {
  const { data } = await done(control.GET('/rules'));
  change({ rules: data });
}

/** Shows the operations that can be made to fail. */
export async function showOperations(): Promise<void> {
  const { data } = await done(control.GET('/operations'));
  change({ operations: data });
}

/** Lets requests fail. */
export async function addRule(rule: RuleInput): Promise<void> {
  await done(control.POST('/rules', { body: rule }));
  await showRules();
}

/** Ends a rule, or all of them. */
export async function removeRules(id?: number): Promise<void> {
  if (id === undefined) await done(control.DELETE('/rules'));
  else await done(control.DELETE('/rules/{id}', { params: { path: { id } } }));
  await showRules();
}
