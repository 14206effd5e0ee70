import type { Fault } from './fault.ts';
import type { FieldError } from './field-error.ts';
import { isChoice, isIn, relevantFaults } from './relevant-faults.ts';

/** What is wrong with one value or field, in words. */
export interface Problem {
  /** From the name of the whole to the value, or to the field that is missing or not declared. */
  path: string[];
  message: string;
  /** Whether it is a field that the schema does not declare. */
  isUndeclared: boolean;
}

/** Faults as people read them: one entry for a field, and the alternatives of one value in one sentence. */
export function describeFaults(faults: readonly Fault[]): FieldError[] {
  return problemsOf(faults).map(({ path, message }) => ({ field: fieldName(path), message }));
}

/** The faults that say what is wrong, in the words of `describeFaults`, for those who name places in another way. */
export function problemsOf(faults: readonly Fault[]): Problem[] {
  const choices = faults.filter(isChoice);
  const problems = new Map<string, Problem & { all: string[] }>();
  for (const fault of relevantFaults(faults)) {
    const problem = describe(fault);
    const key = JSON.stringify(problem.path);
    const known = problems.get(key)?.all ?? [];
    const all = known.includes(problem.message) ? known : [...known, problem.message];
    const joint = choices.some((choice) => isIn(fault, choice)) ? ' or ' : ' and ';
    problems.set(key, { ...problem, message: all.join(joint), all });
  }
  return [...problems.values()].map(({ path, message, isUndeclared }) => ({ path, message, isUndeclared }));
}

/** Keywords whose fault is a field that is missing. */
const MISSING = new Set(['required', 'dependentRequired']);

function describe({ field, keyword, message, member }: Fault): Problem {
  const path = member === undefined ? field : [...field, member];
  if (MISSING.has(keyword)) return { path, message: 'is required', isUndeclared: false };
  if (member !== undefined) return { path, message: 'is not a known field', isUndeclared: true };
  return {
    path,
    message: keyword === 'type' ? message.replaceAll(',', ' or ') : message,
    isUndeclared: false,
  };
}

/** `body.users[0].id` for `body`, `users`, `0`, `id`. */
export function fieldName([first = 'body', ...rest]: readonly string[]): string {
  return first + rest.map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`)).join('');
}
