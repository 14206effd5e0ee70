import { isAdvice } from './is-advice.ts';

/** Whether a sentence states something, and so needs a source. Advice and questions state nothing. */
export function isFact(sentence: string): boolean {
  return !isAdvice(sentence) && !sentence.endsWith('?');
}
