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
import { type Bar, isMet } from './table/bar.ts';
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
    const { candidates } = measurement;
    if (candidates.some(({ figure, bar }) => bar && !isMet(figure, bar, candidates))) process.exitCode = 1;
  }
}

async function parse(): Promise<Measurement> {
  const bodies = [event, sampleEvent('call.missed'), sampleEvent('call.initial')].map((body) =>
    JSON.stringify(body),
  );
  const [bareTime = NaN, ourTime = NaN] = await parseTimes([JSON.parse, parseEvent], bodies);
  return {
    title: 'Parsing a call event',
    unit: 'µs',
    decimals: 2,
    candidates: [
      { name: 'JSON.parse', figure: bareTime },
      { name: 'parseEvent', figure: ourTime, bar: { limit: 'at most', value: 6, times: 'JSON.parse' } },
    ],
  };
}

async function deliveries(): Promise<Measurement> {
  const bar: Bar = { limit: 'at least', value: 1, times: octokit.name };
  const receivers = [bare, octokit, svix, telephony];
  const figures = await deliveriesPerSecond(receivers, event);
  return {
    title: 'Deliveries in process on one core',
    unit: 'a second',
    decimals: 0,
    candidates: receivers.map((receiver, index) => ({
      name: receiver.name,
      figure: figures[index] ?? NaN,
      ...(receiver === telephony && { bar }),
    })),
  };
}

async function size(): Promise<Measurement> {
  const sources: { name: string; source: string; bar?: Bar }[] = [
    { name: '@octokit/webhooks', source: "export { Webhooks } from '@octokit/webhooks';" },
    { name: 'svix', source: "export { Webhook } from 'svix';" },
    {
      name: 'ours, parseEvent',
      source: "export { parseEvent } from '../src/index.ts';",
      bar: { limit: 'at most', value: 4000 },
    },
    {
      name: 'ours, createWebhookHandler',
      source: "export { createWebhookHandler } from '../src/index.ts';",
      bar: { limit: 'at most', value: 7 * 1024 },
    },
  ];
  return {
    title: 'A bundle, gzip',
    unit: 'bytes',
    decimals: 0,
    candidates: await Promise.all(
      sources.map(async ({ source, ...rest }) => ({ ...rest, figure: await gzipBytes(source) })),
    ),
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
