/**
 * `npm run bench -- webhooks`: compares this receiver with a bare JSON.parse, octokit and svix. Exits with 1 if a bar is
 * missed.
 */
import { parseArgs } from 'node:util';
import { MEASUREMENTS, type MeasurementName } from './measurement-names.ts';
import { isMet } from './table/bar.ts';
import { formatMeasurement } from './table/format-measurement.ts';

const HELP = `Compares this receiver with a bare JSON.parse, @octokit/webhooks and svix. Takes about ten seconds.

Usage: npm run bench -- webhooks [options]

  --only NAMES  measurements, separated by commas: parse, deliveries, size (default: all)
  --help        this text

Example: npm run bench -- webhooks --only parse,size

Exits 0 if every bar is met, 1 if one is missed, 2 for an invalid option.`;

const wanted = readWanted();
if (wanted) {
  // What it compares with is loaded when it is measured: the help needs none of it.
  const { measurements } = await import('./measurements.ts');
  for (const name of wanted) {
    if (process.stderr.isTTY) console.error(`Measuring ${name} ...`);
    const measurement = await measurements[name]();
    console.log(`${formatMeasurement(measurement)}\n`);
    const { candidates } = measurement;
    if (candidates.some(({ figure, bar }) => bar && !isMet(figure, bar, candidates))) process.exitCode = 1;
  }
}

/** The names of what to measure. Undefined where there is nothing to measure, and the reason has been said. */
function readWanted(): MeasurementName[] | undefined {
  const isName = (name: string): name is MeasurementName =>
    (MEASUREMENTS as readonly string[]).includes(name);
  try {
    const options = { only: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
    const { values } = parseArgs({ options });
    if (values.help) {
      console.log(HELP);
      return undefined;
    }
    const names = values.only?.split(',') ?? [...MEASUREMENTS];
    const unknown = names.find((name) => !isName(name));
    if (unknown === undefined) return names.filter(isName);
    console.error(`--only ${unknown} is not a measurement. Choose from ${MEASUREMENTS.join(', ')}.`);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  }
  process.exitCode = 2;
  return undefined;
}
