import { AsyncLocalStorage } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { context, type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import {
  getCdr,
  measureCalls,
  session,
  type SpanLike,
  type TelephonyOptions,
  traceCalls,
  where,
} from '../../src/index.ts';
import { clientOf } from '../support/client.ts';

const exporter = new InMemorySpanExporter();
const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
const tracer = provider.getTracer('telephony');
const stored = new AsyncLocalStorage<Context>();

beforeAll(() => {
  context.setGlobalContextManager({
    active: () => stored.getStore() ?? ROOT_CONTEXT,
    with: (given, run, self, ...args) => stored.run(given, () => Reflect.apply(run, self, args)),
    bind: (_, target) => target,
    enable() {
      return this;
    },
    disable() {
      return this;
    },
  });
});
afterAll(() => context.disable());
beforeEach(() => exporter.reset());

const baseUrl = 'https://pbx.example:8443/v1.2/service';

function traced(statuses: number[], auth: TelephonyOptions['auth'] = 'TOKEN-f00dfeed') {
  return clientOf({
    baseUrl,
    auth,
    onEvent: traceCalls(tracer),
    fetch: async (url) => {
      const status = url.endsWith('/logout') ? 200 : statuses.shift()!;
      if (status === 0) throw new TypeError('down');
      const body =
        status < 400
          ? { data: { id: 42 }, user_token: 'NEW-f00dfeed' }
          : { message: 'TOKEN-f00dfeed is not known' };
      return Response.json(body, { status, headers: { 'retry-after': '0' } });
    },
  });
}

test('a call is a span of the active one, with its attempts as events', async () => {
  const parent = tracer.startSpan('report');
  await context.with(trace.setSpan(context.active(), parent), () => getCdr(traced([503, 200]), { id: 42 }));
  const [span, ...others] = exporter.getFinishedSpans();
  expect(others).toEqual([]);
  expect(span).toMatchObject({
    name: 'GET /cdrs/{id}',
    kind: SpanKind.CLIENT,
    status: { code: SpanStatusCode.UNSET },
    parentSpanContext: { spanId: parent.spanContext().spanId },
  });
  expect(span?.attributes).toEqual({
    'http.request.method': 'GET',
    'url.template': '/cdrs/{id}',
    'url.full': `${baseUrl}/cdrs/42`,
    'server.address': 'pbx.example',
    'server.port': 8443,
    'http.response.status_code': 200,
    'http.request.resend_count': 1,
    'telephony.call_id': expect.stringMatching(/^[a-z0-9]{6,}$/),
    'telephony.operation_id': 'getCdr',
  });
  expect(span?.events.map(({ name, attributes }) => [name, attributes])).toEqual([
    ['request', { attempt: 1 }],
    ['response', { attempt: 1, 'http.response.status_code': 503 }],
    ['retry', { attempt: 1, 'http.response.status_code': 503, 'error.type': '503' }],
    ['request', { attempt: 2 }],
    ['response', { attempt: 2, 'http.response.status_code': 200 }],
  ]);
});

test.each([
  [[404], '404'],
  [[0, 0, 0], 'network'],
])('the span of a call that ends with %j has the error %s', async (statuses, type) => {
  await traced(statuses).raw.getCdr({ id: 42 }, { retries: statuses.length - 1 });
  expect(exporter.getFinishedSpans()).toMatchObject([
    {
      attributes: { 'error.type': type },
      status: { code: SpanStatusCode.ERROR, message: expect.any(String) },
    },
  ]);
});

test('a call that is refused before it is sent is a span too', async () => {
  await traced([]).raw.getCdr({ id: Number.NaN });
  const [span] = exporter.getFinishedSpans();
  expect(span?.attributes).toMatchObject({ 'error.type': 'request', 'url.template': '/cdrs/{id}' });
  expect(span?.attributes).not.toHaveProperty('url.full');
});

test('no secret and no number of a person is in a span', async () => {
  const password = 'correct horse 7';
  const filter = where('/cdrs').eq('src', '447700900123');
  await traced([404]).raw.listCdrs({ filter });
  await traced([404]).raw.deleteApiToken({ token: 'TOKEN-f00dfeed' });
  const pbx = traced([200, 200], session({ email: 'a@b.example', password, keepAliveMs: 0 }));
  await pbx.ping();
  await pbx.close();
  const spans = exporter.getFinishedSpans();
  expect(spans.map(({ name }) => name)).toEqual([
    'GET /cdrs',
    'DELETE /apitokens/{token}',
    'POST /login',
    'GET /ping',
    'POST /logout',
  ]);
  const shown = JSON.stringify(
    spans.map(({ name, attributes, events, status }) => [name, attributes, events, status]),
  );
  expect(shown).not.toMatch(/f00dfeed|correct|447700900123|a@b/);
});

test('what has ended is not kept', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const spans: WeakRef<SpanLike>[] = [];
  const onEvent = traceCalls({
    startSpan() {
      const span = { setAttributes() {}, addEvent() {}, setStatus() {}, end() {} };
      spans.push(new WeakRef(span));
      return span;
    },
  });
  const statuses = [200, 404];
  const fetch = async () => Response.json({ data: {} }, { status: statuses.shift()! });
  const pbx = clientOf({ onEvent, fetch });
  await pbx.raw.ping();
  await pbx.raw.ping();
  await new Promise((resolve) => setTimeout(resolve, 10));
  collect();
  expect(spans.map((span) => span.deref())).toEqual([undefined, undefined]);
});

test('OpenTelemetry gets durations, retries and errors', async () => {
  const figures = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter: figures });
  const meters = new MeterProvider({ readers: [reader] });
  const answers = [503, 200, 404, 0];
  const pbx = clientOf({
    onEvent: measureCalls(meters.getMeter('telephony')),
    fetch: async () => {
      const status = answers.shift()!;
      if (status === 0) throw new TypeError('down');
      return Response.json({ data: {} }, { status, headers: { 'retry-after': '0' } });
    },
  });
  await pbx.ping();
  await pbx.raw.getCdr({ id: 42 });
  await pbx.raw.createCall({ to: '100', from: '410003' });
  await meters.forceFlush();
  const metrics = figures
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
