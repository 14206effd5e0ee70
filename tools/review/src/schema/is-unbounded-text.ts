import type { Alternative } from './alternative.ts';
import { boundsBeside } from './bounds-beside.ts';

const TYPE = new Set(['type']);
const TYPE_AND_LENGTH = new Set(['type', 'minLength']);

/** Whether an alternative takes every text of at least some characters. */
export function isUnboundedText({ type, parts }: Alternative, shortest: number): boolean {
  return (
    type === 'string' &&
    !parts.some(({ value }) =>
      boundsBeside(Number(value['minLength'] ?? 0) > shortest ? TYPE : TYPE_AND_LENGTH, value),
    )
  );
}
