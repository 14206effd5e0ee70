import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { expect, test } from 'vitest';
import { measureDeliveries } from '../../src/index.ts';
import { example } from '../support/contract-events.ts';
import { openReceiver } from '../support/open-receiver.ts';
import { post } from '../support/post.ts';

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
