/** Click to call from a terminal. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createCall, createTelephony, deleteCall, getCall, isNotFound } from '@telephony/client';
import { openPlatform, runExample } from './run-example.ts';

const help = `
Usage: node examples/click-to-call.ts [options]

Rings a user's phone, then calls a number, and prints each state of the call. Ctrl-C hangs up.

Options
  --from USER     id of the user who calls
  --to NUMBER     number or extension to call
  --base-url URL  https://host/v1.2/service (default: TELEPHONY_URL, else a mock)
  --help          this text

To sign in, set TELEPHONY_TOKEN, or TELEPHONY_EMAIL and TELEPHONY_PASSWORD.

Example
  node examples/click-to-call.ts --from 410003 --to 447700900456
`;

await runExample(help, async (signal) => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' }, 'base-url': { type: 'string' } },
  });
  await using platform = await openPlatform(values['base-url']);
  const { baseUrl, auth, isMock } = platform;
  const { from, to } = isMock ? { from: '410003', to: '447700900456', ...values } : values;
  if (!from || !to) throw new Error('--from or --to is missing. See --help.');

  await using pbx = createTelephony({ baseUrl, auth });
  // Without the signal: if this request were aborted, the id needed to hang up would be lost.
  const { data: call } = await createCall(pbx, { from, to });
  const { id } = call;
  let { state } = call;
  console.log(`Call ${id} from user ${from} to ${to}: ${state}`);
  try {
    // No call of the mock ends.
    for (let polls = isMock ? 2 : Infinity; polls > 0; polls--) {
      await sleep(1000, undefined, { signal });
      const { data } = await getCall(pbx, { id }, { signal });
      if (data.state !== state) console.log(`Call ${id}: ${data.state}`);
      state = data.state;
    }
  } catch (error) {
    // A call that has ended no longer exists.
    if (isNotFound(error)) return console.log(`Call ${id} has ended.`);
    if (signal.aborted) {
      await deleteCall(pbx, { id }).catch((failure: unknown) => {
        if (!isNotFound(failure)) throw failure;
      });
      console.log(`Call ${id} was hung up.`);
    }
    throw error;
  }
});
