import { nearest } from '@telephony/contract';
import { eachOperation } from '../each-operation.ts';
import type { Element } from '../element.ts';
import type { Rule } from '../visitor.ts';

/**
 * `x-events` of an operation and `x-next-events` of a webhook list names of webhooks, each once: the pages link them, and a
 * name that is misspelt would send the reader nowhere. What dials says which events to expect.
 */
export const rule: Rule = () =>
  eachOperation(({ kind, root, operation }, report) => {
    const [own, foreign] =
      kind === 'path' ? (['x-events', 'x-next-events'] as const) : (['x-next-events', 'x-events'] as const);
    const webhooks = root.get('webhooks')?.object ?? {};
    const misplaced = operation.get(foreign);
    if (misplaced) report(`${foreign} is not for ${kind}s: write ${own}.`, misplaced.at);
    const list = operation.get(own);
    if (list) for (const message of faultsOf(own, list, webhooks)) report(message, list.at);
    else if (operation.object['x-effect'] === 'dials')
      report('This operation dials: list the events to expect in x-events.', operation.at);
  });

function faultsOf(member: string, { value }: Element, webhooks: object): string[] {
  if (!Array.isArray(value) || value.length === 0) return [`${member} is a list of names of webhooks.`];
  const unknown = value.filter((name) => typeof name !== 'string' || !Object.hasOwn(webhooks, name));
  return [
    ...unknown.map(
      (name) =>
        `${member}: ${String(name)} is not a webhook of the contract. ${remedyOf(String(name), Object.keys(webhooks))}`,
    ),
    ...(new Set(value).size < value.length ? [`${member} has a name twice.`] : []),
  ];
}

function remedyOf(name: string, known: string[]): string {
  const meant = nearest(name, known);
  return meant === undefined ? `Write one of ${known.join(', ')}.` : `Did you mean ${meant}?`;
}
