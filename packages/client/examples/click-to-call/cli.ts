/** Click to call from a terminal. */
import { createTelephony } from '@telephony/client';
import { parseArgs } from 'node:util';
import { numberOf } from '../support/number-of.ts';
import { openPlatform } from '../support/platform.ts';
import { runExample } from '../support/run-example.ts';
import { UsageError } from '../support/usage-error.ts';
import { clickToCall } from './click-to-call.ts';

const help = `
Usage: npm run example:click-to-call -w @telephony/client -- [options]

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
  npm run example:click-to-call -w @telephony/client -- --from 410003 --to 447700900456
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
