import { afterEach, expect, test, vi } from 'vitest';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { createWebhookHandler, measureDeliveries } from '../src/index.ts';
import { example } from './support/contract-events.ts';
import { openReceiver, post } from './support/receiver.ts';

const SECRET = 'a-secret-that-is-long';
const missed = example('call.missed-leg');

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('what is not handled is written, once in ten seconds for each kind, with the number of the others', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const failure = new Error('the CRM is down');
  const handler = createWebhookHandler({ 'call.missed': () => Promise.reject(failure) }, { secret: SECRET });
  for (let count = 0; count < 13; count += 1) await handler(post(missed, { path: '/hooks' }));
  await handler(post(missed, { path: '/another-secret-that-is-long' }));
  await handler(post(missed, { path: `/${SECRET}` }));
  await handler(post('x', { path: `/${SECRET}` }));
  await handler(post({ event_name: 'other' }, { path: `/${SECRET}` }));
  vi.advanceTimersByTime(10_000);
  // A clock that is set back does not silence it.
  vi.setSystemTime(0);
  await handler(post(missed, { path: '/hooks' }));
  expect(log.mock.calls).toEqual([
    ['webhooks: unauthorized 401: The secret is missing.'],
    ['webhooks: unauthorized 401: The secret is wrong.'],
    ['webhooks: failed 500 call.missed: the CRM is down', failure.stack],
    [expect.stringMatching(/^webhooks: quarantined 202: The body is not an event/)],
    ['webhooks: unauthorized 401: The secret is missing. (12 more since)'],
  ]);
});

test('what a terminal obeys is written as numbers, of errors too', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const failure = new Error('\u001B[2J\u001B]0;owned\u0007 gone\r', { cause: '\u009B31m\u202Etxt' });
  const handler = createWebhookHandler({ 'call.missed': () => Promise.reject(failure) }, { secret: SECRET });
  await handler(post(missed, { path: `/${SECRET}` }));
  const written = log.mock.calls.flat().join('\n');
  expect(written).toContain(String.raw`\u{1b}[2J\u{1b}]0;owned\u{7} gone\u{d}`);
  expect(written).toContain(String.raw`caused by \u{9b}31m\u{202e}txt`);
  expect(written).not.toMatch(/(?!\n)\p{C}/u);
});

test('OpenTelemetry gets a count and a duration for each outcome', async () => {
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter });
  const provider = new MeterProvider({ readers: [reader] });
  const { handler } = openReceiver({}, { onDelivery: measureDeliveries(provider.getMeter('webhooks')) });
  for (const body of [
    example('call.missed-leg'),
    { event_name: 'queue.wrapup' },
    { event_name: 'queue.open' },
    'x',
  ])
    await handler(post(body));
  await provider.forceFlush();
  const metrics = exporter
    .getMetrics()
    .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics));
  const [deliveries, duration] = ['webhook.deliveries', 'webhook.delivery.duration'].map((name) =>
    metrics.find(({ descriptor }) => descriptor.name === name),
  );
  expect(deliveries?.dataPoints.map(({ attributes, value }) => [value, attributes])).toEqual([
    [1, { 'webhook.outcome': 'handled', 'http.response.status_code': 204, 'webhook.event': 'call.missed' }],
    [2, { 'webhook.outcome': 'handled', 'http.response.status_code': 204, 'webhook.event': 'other' }],
    [1, { 'webhook.outcome': 'quarantined', 'http.response.status_code': 202 }],
  ]);
  expect(duration?.descriptor.unit).toBe('s');
  expect(duration?.dataPoints.map(({ value }) => value)).toMatchObject([
    { count: 1 },
    { count: 2 },
    { count: 1 },
  ]);
  await provider.shutdown();
});
