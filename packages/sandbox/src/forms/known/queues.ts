import { form, type Rewrite } from '../shape/form.ts';
import { asCode, ofCode } from '../shape/rewrites.ts';

/** The strategies of Resources/User model in their order. */
const STRATEGIES = ['A', 'H', 'M'];

/** Objects are there because `include=users` asks for them (ledger O-62), of which the documents say nothing. */
const withoutIds: Rewrite = (users) =>
  Array.isArray(users) && users.some((user) => typeof user === 'object') ? users : undefined;

/** Resources/Queue: `ring_strategy` an integer, and no `users`; seen live: a letter, and the ids of the users. */
export const queueRecord = form({
  id: 'O-24',
  title: '`ring_strategy` and `users` of a queue',
  documented: 'a number; no `users` unless `include=users` asks for them',
  observed: 'a letter; `users` as IDs',
  usual: 'observed',
  values: [
    { at: 'ring_strategy', documented: asCode(1, STRATEGIES), read: ofCode(1, STRATEGIES) },
    { at: 'users', documented: withoutIds },
  ],
});
