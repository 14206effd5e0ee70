import { type Amounts, type CheckName, checksOf } from './checks.ts';
import { type Failure, type SearchOptions, shortest } from './shortest.ts';
import { isBack, type Target, type Tried, trySequence } from './try-sequence.ts';
import { deliver } from '../delivery/deliver.ts';
import { sampleEvent } from '../testing/samples.ts';

export interface Checked {
  name: CheckName;
  about: string;
  /** `left`: it was not made, because the receiver is gone. */
  outcome: 'passed' | 'failed' | 'left';
  deliveries: number;
  failures: Failure[];
}

export interface CertifyOptions extends SearchOptions, Amounts {
  isOpen: boolean;
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

const REFUSED = new Set([401, 403, 404]);

async function checkSecret({ url, timeoutMs, signal }: Target): Promise<string[]> {
  const statusOf = async (to: URL) => {
    try {
      const limits = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const response = await deliver(to, sampleEvent('call.missed'), { signal: limits });
      await response.arrayBuffer();
      return response.status;
    } catch {
      signal.throwIfAborted();
      return null;
    }
  };
  const faults: string[] = [];
  for (const [what, to] of withoutSecret(url)) {
    const status = await statusOf(to);
    if (status === null || !REFUSED.has(status))
      faults.push(
        `A delivery with ${what} got ${status ?? 'no response'}. It must be refused with 401 or 403.`,
      );
  }
  const right = await statusOf(url);
  if (right === null || right < 200 || right > 299)
    faults.push(`A delivery with the secret of the URL got ${right ?? 'no response'}, not 2xx.`);
  return faults;
}

function withoutSecret(url: URL): [what: string, to: URL][] {
  if (url.username === '') {
    const wrong = new URL(url);
    wrong.pathname = wrong.pathname.replace(/[^/]*$/, 'not-the-secret-of-this-path');
    return [['another last segment of the path', wrong]];
  }
  const [none, wrong, other] = [new URL(url), new URL(url), new URL(url)];
  none.username = '';
  none.password = '';
  wrong.password = 'not-the-password-of-this-user';
  other.username = `${url.username}-x`;
  return [
    ['no user and password', none],
    ['a wrong password', wrong],
    ['another user', other],
  ];
}
