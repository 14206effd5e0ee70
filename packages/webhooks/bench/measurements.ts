import { parseEvent } from '../src/index.ts';
import { sampleEvent } from '../src/testing.ts';
import { deliveriesPerSecond } from './measure/deliveries.ts';
import { gzipBytes } from './measure/gzip-bytes.ts';
import { parseTimes } from './measure/parse-times.ts';
import { bare } from './receivers/bare.ts';
import { octokit } from './receivers/octokit.ts';
import { svix } from './receivers/svix.ts';
import { telephony } from './receivers/telephony.ts';
import type { Bar } from './table/bar.ts';
import type { Measurement } from './table/format-measurement.ts';
import type { MeasurementName } from './measurement-names.ts';

const event = sampleEvent('call.hangup');

/** What is measured, by name. */
export const measurements: Readonly<Record<MeasurementName, () => Promise<Measurement>>> = {
  parse,
  deliveries,
  size,
};

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
