import type { Direction } from './direction.ts';

/** What it does that a parameter must be there, or no longer must. */
export function needOf(isNeeded: boolean, direction: Direction, name: string) {
  const subject = `The parameter ${name}`;
  if (direction === 'answer') {
    return isNeeded
      ? { effect: 'feature' as const, rule: 'parameter-required', text: `${subject} is always there now.` }
      : {
          effect: 'wire' as const,
          rule: 'parameter-optional',
          text: `${subject} may be missing now: receivers that count on it break.`,
        };
  }
  return isNeeded
    ? {
        effect: 'wire' as const,
        rule: 'parameter-required',
        text: `${subject} is required now: requests without it are refused.`,
      }
    : { effect: 'feature' as const, rule: 'parameter-optional', text: `${subject} may be left out now.` };
}
