import { styleText } from 'node:util';
import { isEmpty } from '../test-all/failed.ts';
import { lastScreen } from '../test-all/last-screen.ts';
import type { TestRun } from '../test-all/run-tests.ts';
import type { Steps } from '../steps.ts';
import type { Left, Step } from './step.ts';

/** How many lines of one thing are shown: the page is to stay one. */
const LINES = 12;

/** What `check` does, in the order in which a change is mended. */
export interface Plan {
  /** The steps of the contract. After one that is `vital` and fails, nothing else can be said. */
  contract: readonly (Step & { vital?: true })[];
  review: Step;
  /** Left out where somebody does not want to wait for them. */
  tests?: (signal: AbortSignal) => Promise<TestRun>;
}

/**
 * Does everything that a change has to pass, and prints what is left to do. Tests wait for the contract: they would fail of
 * what is known already.
 *
 * @returns The exit code: 1 where something is left.
 */
export async function check(
  root: string,
  { contract, review, tests }: Plan,
  { steps, signal }: { steps: Steps; signal: AbortSignal },
): Promise<number> {
  const left: Left[] = [];
  const run = async ({ name, doing, good, run: work }: Step) => {
    const tellEnd = (things: Left[]) => {
      if (things.length === 0) return good;
      const own = things.filter(({ waitsFor }) => waitsFor === undefined);
      return own.length > 0 ? `${own.length} left to do` : `waits for the ${things[0]?.waitsFor}`;
    };
    const found = await steps.run(name, doing, () => work(signal), tellEnd);
    signal.throwIfAborted();
    left.push(...found);
    return found.length === 0;
  };
  for (const step of contract) {
    const good = await run(step);
    if (!good && step.vital)
      return report(left, `What follows ${step.name.toLowerCase()} waits until this is done.`);
  }
  const ready = left.length === 0;
  await run(review);
  if (!ready) return report(left, 'The tests wait until this is done.');
  if (!tests) return report(left, 'The tests were left out; CI runs them.');
  const { failed, passed, failures, text, code } = await tests(signal);
  signal.throwIfAborted();
  if (!isEmpty(failed)) console.log(`\n${lastScreen(root, failed)}\n`);
  else if (code !== 0) console.log(text);
  console.log(
    `  ${styleText('bold', 'Tests', { stream: process.stdout })}     ${passed} passed, ${failures} failed`,
  );
  return Math.max(report(left), failures > 0 ? 1 : 0);
}

function report(left: readonly Left[], note?: string): number {
  if (left.length === 0) {
    if (note) console.log(`\n${note}`);
    return 0;
  }
  // What stops several steps is done once.
  const once = [
    ...new Map(left.map((thing) => [JSON.stringify([thing.lines, thing.command]), thing])).values(),
  ];
  const lines = once.flatMap(({ lines: all, command }, index) => {
    const rest = all.length - LINES;
    const [first = '', ...others] = [...all.slice(0, LINES), ...(rest > 0 ? [`… ${rest} more lines`] : [])];
    return [
      '',
      `  ${index + 1}. ${first}`,
      ...others.map((line) => `     ${line}`),
      `     ${styleText('cyan', command, { stream: process.stdout })}`,
    ];
  });
  console.log(['', 'Left to do:', ...lines, ...(note ? ['', note] : [])].join('\n'));
  return 1;
}
