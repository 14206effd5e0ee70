import { type Amounts, type CheckName, checksOf } from './checks.ts';
import { checkSecret } from './check-secret.ts';
import type { Failure } from './failure.ts';
import { isBack } from './is-back.ts';
import { type SearchOptions, shortest } from './shortest.ts';
import { type Tried, trySequence } from './try-sequence.ts';

/** What came of a check. */
export interface Checked {
  name: CheckName;
  about: string;
  /** `left`: it was not made, because the receiver is gone. */
  outcome: 'passed' | 'failed' | 'left';
  deliveries: number;
  failures: Failure[];
}

/** What to try, and how. */
export interface CertifyOptions extends SearchOptions, Amounts {
  /** Whether the receiver lets everybody in. */
  isOpen: boolean;
  /** Names of the checks to make. Default: all. */
  only?: readonly CheckName[];
  onChecked?: (checked: Checked) => void;
}

/**
 * Makes all checks of a receiver.
 *
 * @returns What came of each, and the times of all responses in milliseconds, sorted.
 * @throws SeenError where the receiver does not say what it has handled.
 */
export async function certify(options: CertifyOptions): Promise<{ checks: Checked[]; times: number[] }> {
  const checks: Checked[] = [];
  const times: number[] = [];
  let slowest = 0;
  const done = (checked: Checked) => {
    checks.push(checked);
    options.onChecked?.(checked);
  };
  const isWanted = (name: CheckName) => options.only === undefined || options.only.includes(name);
  if (isWanted('secret') && !options.isOpen) done(await secret(options));
  for (const check of checksOf(options).filter(({ name }) => isWanted(name))) {
    const { name, about } = check;
    const failures: Failure[] = [];
    let deliveries = 0;
    const total = check.sequences.reduce((sum, { length }) => sum + length, 0);
    const onSent = () => options.onProgress?.(`${name}: ${(deliveries += 1)} of ${total}`);
    const isThere = await isBack(options);
    if (isThere)
      for (const steps of check.sequences) {
        const tried = await tryTwice(options, steps, check, onSent);
        times.push(...tried.sent.filter(({ status }) => status !== null).map(({ ms }) => ms));
        if (!tried.fault) slowest = Math.max(slowest, tried.settledMs);
        else failures.push(await shortest(options, check, steps, tried, slowest));
        if (tried.fault?.kind === 'gone' && !(await isBack(options))) break;
      }
    const outcome = isThere ? (failures.length === 0 ? 'passed' : 'failed') : 'left';
    done({ name, about, outcome, deliveries, failures });
  }
  return { checks, times: times.toSorted((one, other) => one - other) };
}

/** Tries a sequence, and once more where the connection was lost: a receiver may close one that was idle. */
async function tryTwice(...args: Parameters<typeof trySequence>): Promise<Tried> {
  const tried = await trySequence(...args);
  const isLost = tried.fault?.kind === 'gone' && (await isBack(args[0]));
  return isLost ? trySequence(...args) : tried;
}

async function secret(options: CertifyOptions): Promise<Checked> {
  const faults = await checkSecret(options);
  return {
    name: 'secret',
    about: 'the right secret, a wrong one, and none',
    outcome: faults.length === 0 ? 'passed' : 'failed',
    deliveries: 0,
    failures: faults.map((message) => ({ message, steps: [], sent: [], isShortest: true })),
  };
}
