/** `npm run bench`: the sandbox beside other servers, and against its bars. Ends with 1 when a bar is missed. */
import { parseArgs } from 'node:util';
import { type Bar, formatBars, isMet } from './bar.ts';
import { inOwnProcess } from './own-process.ts';

const help = `Usage: npm run bench -- sandbox [options]

  --seconds N   duration of the mixed load (default: 60)
  --only NAME   one of servers, starts, cdrs, decisions, history, hour, events, load
  --help        show this text

Example
  npm run bench -- sandbox --only load --seconds 10
`;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

// What it compares with is loaded when it is measured: the help needs none of it.
const measurements: Record<string, () => Promise<Bar[]>> = {
  servers: async () => (await import('./compare-servers.ts')).compareServers(),
  starts: async () => (await import('./compare-starts.ts')).compareStarts(),
  cdrs: () => inOwnProcess('many-cdrs.ts'),
  decisions: () => inOwnProcess('decisions.ts'),
  history: () => inOwnProcess('history.ts'),
  hour: () => inOwnProcess('busy-hour.ts'),
  events: () => inOwnProcess('events.ts'),
  load: () => inOwnProcess('mixed-load.ts', values.seconds),
};

if (values.help) process.stdout.write(help);
else if (values.only !== undefined && !Object.hasOwn(measurements, values.only)) {
  console.error(
    `--only: "${values.only}" is not a measurement. Use one of ${Object.keys(measurements).join(', ')}.`,
  );
  process.exitCode = 2;
} else {
  const bars: Bar[] = [];
  for (const [name, measure] of Object.entries(measurements)) {
    if (values.only === undefined || values.only === name) bars.push(...(await measure()));
  }
  console.log(`\n${formatBars(bars)}`);
  if (!bars.every(isMet)) process.exitCode = 1;
}
