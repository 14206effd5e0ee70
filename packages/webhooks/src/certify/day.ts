import { type Step, stepsOfStory } from '../drive/step.ts';
import type { OddName } from '../testing/odd/odd-body.ts';
import type { Random } from '../testing/random.ts';
import { storyNames } from '../testing/story.ts';

/** How many calls begin in a second. */
export const CALLS_PER_SECOND = 5;

/** Forms that leave an event what it is, or nothing of it, so that it does not matter which of two comes first. */
const SAME: readonly OddName[] = [
  'byte-order-mark',
  'empty',
  'form-payload',
  'gzip',
  'not-json',
  'text-plain',
  'truncated',
  'utf-16',
  'white-space',
];

/** Calls that begin at any time; a tenth of their events comes twice, and some in an unusual form. */
export function day(seconds: number, random: Random): Step[] {
  const names = storyNames();
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const timed = Array.from({ length: seconds * CALLS_PER_SECOND }, (_, telling) => {
    const begin = random() * seconds * 900;
    const name = pick(names) ?? 'missed';
    return stepsOfStory(name, telling + 1).flatMap((step, index) => {
      const first = { at: begin + index * 20, step };
      const odd = random() < 0.02 ? pick(SAME) : undefined;
      const more: Step[] = [
        ...(random() < 0.1 ? [step] : []),
        ...(odd === undefined ? [] : [{ ...step, odd }]),
      ];
      return [first, ...more.map((one) => ({ at: first.at + random() * 500, step: one }))];
    });
  }).flat();
  const inOrder = timed.toSorted((one, other) => one.at - other.at);
  return inOrder.map(({ at, step }, index) => {
    const waitMs = Math.round(at - (inOrder[index - 1]?.at ?? at));
    return waitMs > 0 || index === 0 ? { ...step, waitMs } : { ...step, isTogether: true };
  });
}
