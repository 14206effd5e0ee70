import type { ClientEvent } from '../core/telephony-options.ts';
import type { TelephonyError } from '../core/telephony-error.ts';

type Attributes = Record<string, string | number>;

/** The part of an OpenTelemetry Span that the client uses. */
export interface SpanLike {
  setAttributes(attributes: Attributes): unknown;
  addEvent(name: string, attributes: Attributes): unknown;
  setStatus(status: { code: number; message: string }): unknown;
  end(): void;
}

/** The part of an OpenTelemetry Tracer that the client uses. */
export interface TracerLike {
  startSpan(name: string, options: { kind: number; startTime: number; attributes: Attributes }): SpanLike;
}

// `SpanKind.CLIENT` and `SpanStatusCode.ERROR` of `@opentelemetry/api`.
const CLIENT_SPAN = 2;
const ERROR_STATUS = 2;

/**
 * Creates an `onEvent` that makes an OpenTelemetry span for each call, as a child of the active span, with its attempts as events and
 * `telephony.call_id`. Secrets are masked, and the query is left out, since filters have people's numbers.
 *
 * @example
 * createTelephony({ baseUrl, auth, onEvent: traceCalls(trace.getTracer('telephony')) });
 */
export function traceCalls(tracer: TracerLike): (event: ClientEvent) => void {
  const spans = new Map<string, SpanLike>();
  return (event) => {
    const { type, callId, attempt } = event;
    const span = spans.get(callId) ?? tracer.startSpan(...spanStart(event));
    spans.set(callId, span);
    if (type === 'request') {
      span.addEvent('request', { attempt });
      return;
    }
    const attributes = resultAttributes(event);
    if (type === 'response' || type === 'retry' || type === 'renew') {
      span.addEvent(type, { attempt, ...attributes });
      return;
    }
    spans.delete(callId);
    if (attempt > 1) attributes['http.request.resend_count'] = attempt - 1;
    span.setAttributes(attributes);
    if (type === 'error') span.setStatus({ code: ERROR_STATUS, message: event.error.message });
    span.end();
  };
}

function spanStart(event: ClientEvent): Parameters<TracerLike['startSpan']> {
  const { callId, operation, url } = event;
  const { method, path, operationId } = operation;
  const attributes: Attributes = { ...operationAttributes(event), 'telephony.call_id': callId };
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
  return [`${method} ${path}`, { kind: CLIENT_SPAN, startTime, attributes }];
}

function operationAttributes({ operation }: ClientEvent): Attributes {
  return { 'http.request.method': operation.method, 'url.template': operation.path };
}

function resultAttributes(event: Exclude<ClientEvent, { type: 'request' }>): Attributes {
  return {
    ...(event.status !== undefined && { 'http.response.status_code': event.status }),
    ...('error' in event && { 'error.type': errorType(event.error) }),
  };
}

// OpenTelemetry asks for the status, if it is the reason.
function errorType({ kind, status }: TelephonyError): string {
  return kind === 'status' ? `${status}` : kind;
}

/** The part of an OpenTelemetry Meter that the client uses. */
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
 * Creates an `onEvent` that measures calls with OpenTelemetry: `http.client.request.duration` of each response, in seconds,
 * `telephony.client.retries` and `telephony.client.errors`.
 *
 * @example
 * createTelephony({ baseUrl, auth, onEvent: measureCalls(metrics.getMeter('telephony')) });
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
    const attributes = { ...operationAttributes(event), ...resultAttributes(event) };
    if (event.type === 'response') duration.record(event.durationMs / 1000, attributes);
    else {
      attributes['error.type'] = event.error.kind;
      if (event.type === 'error') errors.add(1, attributes);
      else retries.add(1, attributes);
    }
  };
}
