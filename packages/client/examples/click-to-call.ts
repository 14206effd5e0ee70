import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createCall,
  createTelephony,
  deleteCall,
  getCall,
  isNotFound,
  type Telephony,
} from '@telephony/client';
import { openPlatform, runExample, UsageError } from './run-example.ts';

export interface ClickToCall {
  /** Id of the user whose phone rings first, as a string. An extension or a number is rejected (ledger O-14). */
  from: string;
  /** Number, or extension of up to five digits, to call. */
  to: string;
  /** Milliseconds between two polls of the call. */
  interval: number;
  /** Number of polls. */
  polls: number;
  /** Hangs up when aborted. */
  signal: AbortSignal;
  say: (text: string) => void;
}

/** Starts a call and reports its states until it has ended. If the signal is aborted, it hangs up and rejects. */
async function clickToCall(
  pbx: Telephony,
  { from, to, interval, polls, signal, say }: ClickToCall,
): Promise<void> {
  // Without the signal: if this request were aborted, the id needed to hang up would be lost.
  const { data: call } = await createCall(pbx, { from, to });
  let { state } = call;
  say(`Call ${call.id} from user ${from} to ${to}: ${state}`);
  try {
    for (let poll = 0; poll < polls; poll++) {
      await sleep(interval, undefined, { signal });
      const { data } = await getCall(pbx, { id: call.id }, { signal });
      if (data.state !== state) say(`Call ${call.id}: ${data.state}`);
      state = data.state;
    }
    say(`Call ${call.id} is still live.`);
  } catch (error) {
    // A call that has ended no longer exists.
    if (isNotFound(error)) return say(`Call ${call.id} has ended.`);
    if (!signal.aborted) throw error;
    await hangUp(pbx, call.id);
    say(`Call ${call.id} was hung up.`);
    throw error;
  }
}

async function hangUp(pbx: Telephony, id: number): Promise<void> {
  try {
    await deleteCall(pbx, { id });
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

/** @throws UsageError if the value of an option is not a number of at least `least`. */
function numberOf(option: string, text: string, least: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < least) {
    throw new UsageError(`${option} ${text} is out of range. Pass a number, ${least} or more.`);
  }
  return value;
}

/** Click to call from a terminal. */

const help = `
Usage: node examples/click-to-call.ts [options]

Rings a user's phone, then calls a number, and prints each state of the call. Ctrl-C hangs up.

Options
  --from USER         id of the user who calls
  --to NUMBER         number or extension to call
  --polls COUNT       polls of the call (default: until it ends; with the mock, where no call ends: 3)
  --interval SECONDS  time between two polls (default: 2; with the mock: 0.5)
  --base-url URL      https://host/v1.2/service (default: TELEPHONY_URL, else a mock)
  --help              this text

To sign in, set TELEPHONY_TOKEN, or TELEPHONY_EMAIL and TELEPHONY_PASSWORD.

Example
  node examples/click-to-call.ts --from 410003 --to 447700900456
`;

await runExample(help, async (signal) => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      to: { type: 'string' },
      polls: { type: 'string' },
      interval: { type: 'string' },
      'base-url': { type: 'string' },
    },
  });
  await using platform = await openPlatform(values['base-url']);
  const { baseUrl, auth, isMock } = platform;
  const { from, to } = isMock ? { from: '410003', to: '447700900456', ...values } : values;
  if (!from || !to)
    throw new UsageError(
      '--from or --to is missing. Pass both: the id of the user who calls, and the number to call.',
    );

  await using pbx = createTelephony({ baseUrl, auth });
  await clickToCall(pbx, {
    from,
    to,
    polls: numberOf('--polls', values.polls ?? (isMock ? '3' : String(Number.MAX_SAFE_INTEGER)), 1),
    interval: numberOf('--interval', values.interval ?? (isMock ? '0.5' : '2'), 0) * 1000,
    signal,
    say: console.log,
  });
});
