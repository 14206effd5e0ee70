import type { Fault } from './fault.ts';
import type { FieldError } from './field-error.ts';
import { isChoice, isIn, relevantFaults } from './relevant-faults.ts';

/** Faults as people read them: one entry for a field, and the alternatives of one value in one sentence. */
export function describeFaults(faults: readonly Fault[]): FieldError[] {
  const choices = faults.filter(isChoice);
  const messages = new Map<string, { all: string[]; joint: string }>();
  for (const fault of relevantFaults(faults)) {
    const { field, message } = describe(fault);
    const all = messages.get(field)?.all ?? [];
    const joint = choices.some((choice) => isIn(fault, choice)) ? ' or ' : ' and ';
    messages.set(field, { all: all.includes(message) ? all : [...all, message], joint });
  }
  return [...messages].map(([field, { all, joint }]) => ({ field, message: all.join(joint) }));
}

function describe({ field, keyword, message, member }: Fault): FieldError {
  const path = member === undefined ? field : [...field, member];
  if (keyword === 'required') return { field: fieldName(path), message: 'is required' };
  if (member !== undefined)
    return { field: fieldName(path), message: 'is not a field that the contract knows' };
  return { field: fieldName(field), message: keyword === 'type' ? message.replaceAll(',', ' or ') : message };
}

/** `body.users[0].id` for `body`, `users`, `0`, `id`. */
export function fieldName([first = 'body', ...rest]: readonly string[]): string {
  return first + rest.map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`)).join('');
}
