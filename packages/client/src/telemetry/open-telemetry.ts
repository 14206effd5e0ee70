import type { ClientEvent } from '../core/telephony-options.ts';
import type { TelephonyError } from '../core/telephony-error.ts';

type Attributes = Record<string, string | number>;

/** The part of a Span of `@opentelemetry/api`, 1.0 or newer, that is used. */
export interface SpanLike {
  setAttributes(attributes: Attributes): unknown;
  addEvent(name: string, attributes: Attributes): unknown;
  setStatus(status: { code: number; message: string }): unknown;
  end(): void;
}

/** The part of a Tracer of `@opentelemetry/api`, 1.0 or newer, that is used. */
export interface TracerLike {
  startSpan(name: string, options: { kind: number; startTime: number; attributes: Attributes }): SpanLike;
}

const CLIENT = 2;
const ERROR = 2;

/**
 * An `onEvent` that makes a span of OpenTelemetry for each call, `GET /cdrs/{id}`, as a child of the span that is active: with
 * its attempts as events, what OpenTelemetry names for HTTP clients, and `telephony.call_id`, which is in the lines of `logEvents` too.
 * Secrets are masked in all of it; the query is left out, since filters have numbers of people.
 *
 * @param tracer `trace.getTracer('telephony')` of `@opentelemetry/api`.
 *
 * @example
 * createTelephony({ baseUrl, auth, onEvent: traceCalls(trace.getTracer('telephony')) });
 */
export function traceCalls(tracer: TracerLike): (event: ClientEvent) => void {
  const spans = new Map<string, SpanLike>();
  return (event) => {
    const { type, callId, attempt } = event;
    const span = spans.get(callId) ?? tracer.startSpan(...startOf(event));
    spans.set(callId, span);
    if (type === 'request') {
      span.addEvent('request', { attempt });
      return;
    }
    const attributes = endOf(event);
    if (type === 'response' || type === 'retry' || type === 'renew') {
      span.addEvent(type, { attempt, ...attributes });
      return;
    }
    spans.delete(callId);
    if (attempt > 1) attributes['http.request.resend_count'] = attempt - 1;
    span.setAttributes(attributes);
    if (type === 'error') span.setStatus({ code: ERROR, message: event.error.message });
    span.end();
  };
}

function startOf(event: ClientEvent): Parameters<TracerLike['startSpan']> {
  const { callId, operation, url } = event;
  const { method, path, operationId } = operation;
  const attributes: Attributes = {
    'http.request.method': method,
    'url.template': path,
    'telephony.call_id': callId,
  };
  if (operationId) attributes['telephony.operation_id'] = operationId;
  const address = url ? URL.parse(url) : null;
  if (address) {
    const { origin, pathname, protocol, hostname, port } = address;
    attributes['url.full'] = origin + pathname;
    attributes['server.address'] = hostname;
    attributes['server.port'] = Number(port) || (protocol === 'https:' ? 443 : 80);
  }
  // The first event of a call that sends nothing is its failure.
  const startTime = Date.now() - ('durationMs' in event ? event.durationMs : 0);
  return [`${method} ${path}`, { kind: CLIENT, startTime, attributes }];
}

function endOf(event: Exclude<ClientEvent, { type: 'request' }>): Attributes {
  return {
    ...(event.status === undefined ? {} : { 'http.response.status_code': event.status }),
    ...('error' in event && { 'error.type': errorType(event.error) }),
  };
}

function errorType({ kind, status }: TelephonyError): string {
  return kind === 'status' ? `${status}` : kind;
}

/** The part of a Meter of `@opentelemetry/api`, 1.0 or newer, that is used. */
export interface MeterLike {
  createCounter(
    name: string,
    options: { description: string; unit: string },
  ): { add(value: number, attributes: Attributes): void };
  createHistogram(
    name: string,
    options: { description: string; unit: string },
  ): { record(value: number, attributes: Attributes): void };
}

/**
 * An `onEvent` that measures calls with OpenTelemetry: `http.client.request.duration`, in seconds, of each response;
 * `telephony.client.retries` and `telephony.client.errors`, with the kind of the error as `error.type`. All have
 * `http.request.method`, `url.template` and `http.response.status_code`; none has the URL itself.
 *
 * @param meter `metrics.getMeter('telephony')` of `@opentelemetry/api`.
 *
 * @example
 * const measure = measureCalls(metrics.getMeter('telephony'));
 * const log = logEvents(console, 'warn');
 * createTelephony({ baseUrl, auth, onEvent: (event) => (measure(event), log(event)) });
 */
export function measureCalls(meter: MeterLike): (event: ClientEvent) => void {
  const duration = meter.createHistogram('http.client.request.duration', {
    description: 'Time from a request to the headers of its response.',
    unit: 's',
  });
  const retries = meter.createCounter('telephony.client.retries', {
    description: 'Attempts that failed and were repeated.',
    unit: '{attempt}',
  });
  const errors = meter.createCounter('telephony.client.errors', {
    description: 'Calls that failed.',
    unit: '{call}',
  });
  return (event) => {
    if (event.type === 'request' || event.type === 'success') return;
    const { operation, status } = event;
    const attributes: Attributes = {
      'http.request.method': operation.method,
      'url.template': operation.path,
    };
    if (status !== undefined) attributes['http.response.status_code'] = status;
    if (event.type === 'response') duration.record(event.durationMs / 1000, attributes);
    else {
      attributes['error.type'] = event.error.kind;
      if (event.type === 'error') errors.add(1, attributes);
      else retries.add(1, attributes);
    }
  };
}
