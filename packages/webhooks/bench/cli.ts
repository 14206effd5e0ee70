/**
 * `npm run bench -- webhooks`: compares this receiver with a bare JSON.parse, octokit and svix. Exits with 1 if a bar is
 * missed.
 */
import { parseArgs } from 'node:util';
import { parseEvent } from '../src/index.ts';
import { sampleEvent } from '../src/testing.ts';
import { deliveriesPerSecond } from './measure/deliveries.ts';
import { gzipBytes } from './measure/gzip-bytes.ts';
import { parseTimes } from './measure/parse-times.ts';
import { bare } from './receivers/bare.ts';
import { octokit } from './receivers/octokit.ts';
import { svix } from './receivers/svix.ts';
import { telephony } from './receivers/telephony.ts';
import { isMet } from './table/bar.ts';
import { formatMeasurement, type Measurement } from './table/format-measurement.ts';

const HELP = `Compares this receiver with a bare JSON.parse, @octokit/webhooks and svix. Takes about ten seconds.

Usage: npm run bench -- webhooks [options]

  --only NAMES  measurements, separated by commas: parse, deliveries, size (default: all)
  --help        this text

Example: npm run bench -- webhooks --only parse,size

Exits 0 if every bar is met, 1 if one is missed, 2 for an invalid option.`;

const event = sampleEvent('call.hangup');
const measurements = { parse, deliveries, size };

const wanted = readWanted();
if (wanted) {
  for (const name of wanted) {
    if (process.stderr.isTTY) console.error(`Measuring ${name} ...`);
    const measurement = await measurements[name]();
    console.log(`${formatMeasurement(measurement)}\n`);
    if (!isMet(measurement.candidates.at(-1)?.figure ?? NaN, measurement.bar)) process.exitCode = 1;
  }
}

async function parse(): Promise<Measurement> {
  const bodies = [event, sampleEvent('call.missed'), sampleEvent('call.initial')].map((body) =>
    JSON.stringify(body),
  );
  const parsers = { 'JSON.parse': JSON.parse, parseEvent };
  const times = await parseTimes(Object.values(parsers), bodies);
  return {
    title: 'Parsing a call event',
    unit: 'µs',
    decimals: 2,
    candidates: Object.keys(parsers).map((name, index) => ({ name, figure: times[index] ?? NaN })),
    bar: { limit: 'at most', value: 10 },
  };
}

async function deliveries(): Promise<Measurement> {
  const receivers = [bare, octokit, svix, telephony];
  const figures = await deliveriesPerSecond(receivers, event);
  return {
    title: 'Deliveries in process on one core',
    unit: 'a second',
    decimals: 0,
    candidates: receivers.map(({ name }, index) => ({ name, figure: figures[index] ?? NaN })),
    bar: { limit: 'at least', value: 20_000 },
  };
}

async function size(): Promise<Measurement> {
  const sources = {
    '@octokit/webhooks': "export { Webhooks } from '@octokit/webhooks';",
    svix: "export { Webhook } from 'svix';",
    'ours, createWebhookHandler': "export { createWebhookHandler } from '../src/index.ts';",
    'ours, parseEvent': "export { parseEvent } from '../src/index.ts';",
  };
  const figures = await Promise.all(Object.values(sources).map(gzipBytes));
  return {
    title: 'A bundle, gzip',
    unit: 'bytes',
    decimals: 0,
    candidates: Object.keys(sources).map((name, index) => ({ name, figure: figures[index] ?? NaN })),
    bar: { limit: 'at most', value: 6000 },
  };
}

/** The names of what to measure. Undefined where there is nothing to measure, and the reason has been said. */
function readWanted(): (keyof typeof measurements)[] | undefined {
  const isName = (name: string): name is keyof typeof measurements => Object.hasOwn(measurements, name);
  try {
    const options = { only: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
    const { values } = parseArgs({ options });
    if (values.help) {
      console.log(HELP);
      return undefined;
    }
    const names = values.only?.split(',') ?? Object.keys(measurements);
    const unknown = names.find((name) => !isName(name));
    if (unknown === undefined) return names.filter(isName);
    console.error(
      `--only ${unknown} is not a measurement. Choose from ${Object.keys(measurements).join(', ')}.`,
    );
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  }
  process.exitCode = 2;
  return undefined;
}
