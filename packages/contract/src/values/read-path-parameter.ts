import type { Contract } from '../contract.ts';
import { readPathStyle } from './path-styles.ts';
import type { PlannedParameter } from './request-plan.ts';
import { meaningsOfText, type Settled, settleParameter } from './settle-parameter.ts';
import { Unreadable } from './unreadable.ts';
import { meaningsOf, type Typing } from './written.ts';

/** Reads a path parameter of a request. An empty one, and an empty value in a list, is an error whatever the schema says. */
export function readPathParameter(
  contract: Pick<Contract, 'schemas'>,
  planned: PlannedParameter,
  sent: Readonly<Record<string, string>>,
  settled: Settled,
): void {
  const { name, shape, isJson, style } = planned;
  const text = Object.hasOwn(sent, name) ? sent[name]! : '';
  if (isJson || (shape.isPlain && style === 'simple')) {
    if (text === '') settled.errors.push({ field: name, message: 'must not be empty' });
    else settleParameter(contract, planned, meaningsOfText(planned, text), settled);
    return;
  }
  const written = readPathStyle(planned, text);
  if (written instanceof Unreadable) return settleParameter(contract, planned, written, settled);
  const empty = emptyFields(name, shape.takesArray ? written.list : undefined, written.text);
  if (empty.length > 0)
    settled.errors.push(...empty.map((field) => ({ field, message: 'must not be empty' })));
  else settleParameter(contract, planned, (typing: Typing) => meaningsOf(shape, written, typing), settled);
}

function emptyFields(name: string, list: readonly string[] | undefined, text: string | undefined): string[] {
  if (list) return list.flatMap((part, index) => (part === '' ? [`${name}[${index}]`] : []));
  return text === '' ? [name] : [];
}
