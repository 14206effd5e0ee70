import { eachOperation } from '../each-operation.ts';
import type { Rule } from '../visitor.ts';

/** The operationId of a webhook is `on` and its event: onCallMissed for call.missed. Handlers are named after it. */
export const rule: Rule = () =>
  eachOperation(({ kind, name, operation }, report) => {
    if (kind === 'path') return;
    const expected = `on${name.split(/[._]/).map(capitalise).join('')}`;
    if (operation.object['operationId'] === expected) return;
    report(`The operationId of the event ${name} is ${expected}.`, operation.at);
  });

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
