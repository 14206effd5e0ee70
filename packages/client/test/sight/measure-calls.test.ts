import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { expect, test } from 'vitest';
import { createTelephony, measureCalls, operations } from '../../src/index.ts';

test('OpenTelemetry gets durations, retries and errors', async () => {
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter });
  const provider = new MeterProvider({ readers: [reader] });
  const answers = [503, 200, 404, 0];
  const pbx = createTelephony({
    baseUrl: 'https://host/v1.2/service',
    onEvent: measureCalls(provider.getMeter('telephony')),
    fetch: async () => {
      const status = answers.shift()!;
      if (status === 0) throw new TypeError('down');
      return Response.json({ data: {} }, { status, headers: { 'retry-after': '0' } });
    },
    operations,
  });
  await pbx.ping();
  await pbx.raw.getCdr({ id: 42 });
  await pbx.raw.createCall({ to: '100', from: '410003' });
  await provider.forceFlush();
  const metrics = exporter
    .getMetrics()
    .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics));
  const points = (name: string) =>
    metrics
      .find(({ descriptor }) => descriptor.name === name)
      ?.dataPoints.map(({ attributes, value }) => [typeof value === 'number' ? value : 'time', attributes]);
  const ping = { 'http.request.method': 'GET', 'url.template': '/ping' };
  const cdr = {
    'http.request.method': 'GET',
    'url.template': '/cdrs/{id}',
    'http.response.status_code': 404,
  };
  expect(points('http.client.request.duration')).toEqual([
    ['time', { ...ping, 'http.response.status_code': 503 }],
    ['time', { ...ping, 'http.response.status_code': 200 }],
    ['time', cdr],
  ]);
  expect(points('telephony.client.retries')).toEqual([
    [1, { ...ping, 'http.response.status_code': 503, 'error.type': 'status' }],
  ]);
  expect(points('telephony.client.errors')).toEqual([
    [1, { ...cdr, 'error.type': 'status' }],
    [1, { 'http.request.method': 'POST', 'url.template': '/calls', 'error.type': 'network' }],
  ]);
});
