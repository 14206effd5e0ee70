import { eachOperation } from '../each-operation.ts';
import type { Rule } from '../visitor.ts';

/** The event that a call has begun. */
const BEGINS = 'call.initial';

/** A change that can cause `call.initial` rings phones: with its `x-effect`, nobody repeats it by itself. */
export const rule: Rule = () =>
  eachOperation(({ kind, method, operation }, report) => {
    const events = operation.get('x-events');
    if (kind !== 'path' || method === 'get' || !events || operation.get('x-effect')) return;
    if (!Array.isArray(events.value) || !events.value.includes(BEGINS)) return;
    report(`This starts a call (x-events has ${BEGINS}): add x-effect: dials.`, events.writtenAt.key());
  });
