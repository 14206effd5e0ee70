import { deliver, withoutCredentials } from '../delivery/deliver.ts';
import { isAccepted } from '../delivery/send.ts';
import { sampleEvent } from '../testing/samples.ts';
import { type Amounts, type CheckName, sequenceChecks } from './checks.ts';
import { type Failure, findShortest, type SearchOptions } from './shortest.ts';
import { type Attempt, isBack, type Target, trySequence } from './try-sequence.ts';

export interface CheckResult {
  name: CheckName;
  about: string;
  /** `left`: the receiver is gone. */
  outcome: 'passed' | 'failed' | 'left';
  deliveries: number;
  failures: Failure[];
}

export interface CertifyOptions extends SearchOptions, Amounts {
  isOpen: boolean;
  only?: readonly CheckName[];
  onResult?: (result: CheckResult) => void;
}

export async function certify(options: CertifyOptions): Promise<{ checks: CheckResult[]; times: number[] }> {
  const checks: CheckResult[] = [];
  const times: number[] = [];
  let slowestMs = 0;
  const add = (result: CheckResult) => {
    checks.push(result);
    options.onResult?.(result);
  };
  const isIncluded = (name: CheckName) => options.only === undefined || options.only.includes(name);
  if (isIncluded('secret') && !options.isOpen) add(await checkSecret(options));
  for (const check of sequenceChecks(options).filter(({ name }) => isIncluded(name))) {
    const { name, about, sequences } = check;
    const failures: Failure[] = [];
    let deliveries = 0;
    const total = sequences.flat().length;
    const onSent = () => options.onProgress?.(`${name}: ${(deliveries += 1)} of ${total}`);
    const isThere = await isBack(options);
    for (const steps of isThere ? sequences : []) {
      const attempt = await tryTwice(options, steps, check, onSent);
      times.push(...attempt.sent.filter(({ status }) => status !== null).map(({ ms }) => ms));
      if (!attempt.fault) slowestMs = Math.max(slowestMs, attempt.settledMs);
      else failures.push(await findShortest(options, check, steps, attempt, slowestMs));
      if (attempt.fault?.kind === 'gone' && !(await isBack(options))) break;
    }
    const outcome = isThere ? (failures.length === 0 ? 'passed' : 'failed') : 'left';
    add({ name, about, outcome, deliveries, failures });
  }
  return { checks, times: times.toSorted((one, other) => one - other) };
}

// A receiver may have closed a connection that was idle.
async function tryTwice(...args: Parameters<typeof trySequence>): Promise<Attempt> {
  const attempt = await trySequence(...args);
  const isLost = attempt.fault?.kind === 'gone' && (await isBack(args[0]));
  return isLost ? trySequence(...args) : attempt;
}

// If the path is the secret, a wrong one may not be found.
const REFUSALS = new Set([401, 403, 404]);

async function checkSecret({ url, timeoutMs, signal }: Target): Promise<CheckResult> {
  const statusAt = async (to: URL) => {
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
  const messages: string[] = [];
  for (const [credentials, to] of withoutSecret(url)) {
    const status = await statusAt(to);
    if (status === null || !REFUSALS.has(status))
      messages.push(
        `A delivery with ${credentials} got ${status ?? 'no response'}. It must be refused with 401 or 403.`,
      );
  }
  const status = await statusAt(url);
  if (!isAccepted({ status }))
    messages.push(`A delivery with the secret of the URL got ${status ?? 'no response'}, not 2xx.`);
  return {
    name: 'secret',
    about: 'the right secret, a wrong one, and none',
    outcome: messages.length === 0 ? 'passed' : 'failed',
    deliveries: 0,
    failures: messages.map((message) => ({ message, steps: [], sent: [], isShortest: true })),
  };
}

function withoutSecret(url: URL): [credentials: string, to: URL][] {
  if (url.username === '') {
    const wrong = new URL(url);
    wrong.pathname = wrong.pathname.replace(/[^/]*$/, 'not-the-secret-of-this-path');
    return [['another last segment of the path', wrong]];
  }
  const [wrong, other] = [new URL(url), new URL(url)];
  wrong.password = 'not-the-password-of-this-user';
  other.username = `${url.username}-x`;
  return [
    ['no user and password', withoutCredentials(url)],
    ['a wrong password', wrong],
    ['another user', other],
  ];
}
