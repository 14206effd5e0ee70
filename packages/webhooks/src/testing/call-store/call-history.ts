import type { CallStore } from '../../tracker/keep/call-store.ts';
import { type CheckContext, LONG, SHORT, storeOf } from '../checks/check.ts';
import { expectSame } from '../checks/expect-same.ts';
import { Random } from '../checks/random.ts';
import { runSteps } from '../checks/run-steps.ts';
import { CallModel } from './call-model.ts';
import { mustLoad, sampleCall, save, STRANGER, unusedDigits } from './samples.ts';

const STEPS = 12;
const ACTIONS = ['save', 'save', 'save', 'load', 'open'] as const;

/**
 * Does random things with a store of calls, and compares what it returns with the model.
 *
 * @throws Error with all steps until the first one that differs.
 */
export async function checkCallHistory(
  { stores, pause }: CheckContext<CallStore>,
  seed: number,
): Promise<void> {
  const random = new Random(seed);
  const model = new CallModel();
  const digits = unusedDigits();
  const versions: [string | null, ...(string | null)[]] = [null, STRANGER];
  const steps: string[] = [];

  /** One step: what is asked, and whether something of it is over before the next. */
  async function step(): Promise<boolean> {
    const [key, action, turn] = [`${digits}${random.below(3)}`, random.of(ACTIONS), random.below(2)];
    const store = storeOf(stores, turn);
    const tell = (...values: unknown[]) => steps.push(`${action}(#${key.at(-1)}${values.join('')})`);
    switch (action) {
      case 'save': {
        const [isOpen, keepMs] = [random.of([true, true, false]), random.of([LONG, LONG, SHORT])];
        const latest = model.load(key)?.version ?? null;
        const version = random.below(3) > 0 ? latest : random.of(versions);
        const revision = random.below(1000);
        tell(version === latest ? '' : ', another version', isOpen ? '' : ', closed', `, ${keepMs} ms`);
        const isTaken = await save(store, key, sampleCall(revision), { version, isOpen, keepMs });
        expectSame(action, isTaken, model.takes(key, version));
        if (!isTaken) return false;
        if (keepMs === SHORT) {
          model.forgotten(key);
          return true;
        }
        const saved = await mustLoad(storeOf(stores, turn + 1), key, sampleCall(revision));
        model.saved(key, { version: saved.version, revision, isOpen });
        versions.push(saved.version);
        return false;
      }
      case 'load': {
        tell();
        const found = await store.load(key);
        const expected = model.load(key);
        expectSame(
          action,
          found && [found.version, found.call.revision],
          expected && [expected.version, expected.revision],
        );
        return false;
      }
      case 'open': {
        const limit = 1 + random.below(3);
        tell(`, ${limit}`);
        const found = (await store.open(key, limit)).filter((each) => each.key.startsWith(digits));
        expectSame(
          action,
          found.map((each) => [each.key, each.version, each.call.revision]),
          model.open(key, limit),
        );
        return false;
      }
    }
  }

  await runSteps({ count: STEPS, seed, steps }, step, pause);
}
