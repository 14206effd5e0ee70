import type { Change } from '../compare/change.ts';
import type { TypeBreak } from './type-break.ts';

/** The breaks of types that no other breaking change explains, as changes that break the types only. */
export function breakChanges(breaks: TypeBreak[], changes: Change[]): Change[] {
  const breaking = changes.filter(({ effect }) => effect === 'wire' || effect === 'types');
  return breaks
    .filter(({ subject }) => !breaking.some((change) => explains(change, subject)))
    .map(({ text, subject }) => ({
      effect: 'types',
      rule: `types-${subject.use}`,
      text,
      place: { side: 'base', pointer: subject.pointer },
      base: subject.pointer,
      operations: subject.operation === undefined ? [] : [subject.operation],
    }));
}

function explains(
  { base, operations, rule }: Change,
  { pointer, operation, type }: TypeBreak['subject'],
): boolean {
  if (operation !== undefined && operations.includes(operation)) return true;
  // What the types of a renamed schema did is done by those of its new name.
  if (base === undefined || (rule === 'type-removed' && type === undefined)) return false;
  return base === pointer || base.startsWith(`${pointer}/`) || pointer.startsWith(`${base}/`);
}
