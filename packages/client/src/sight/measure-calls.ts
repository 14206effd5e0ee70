import type { ClientEvent } from '../core/events.ts';

type Attributes = Record<string, string | number>;

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
