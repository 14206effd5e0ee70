import type { RecordedRequest, RequestListener } from '@telephony/http/control-types';
import type { Exchange, Message } from '../../generated/control.ts';

const MAX_EXCHANGES = 200;
const MAX_BODY_BYTES = 16 * 1024;
const TEXT_TYPES = /^(text\/|application\/(json|xml|[\w.-]+\+json|x-www-form-urlencoded))/;

interface LoggedExchange {
  id: number;
  recorded: RecordedRequest;
  response: Message;
}

export class ExchangeLog {
  readonly #exchanges: LoggedExchange[] = [];
  #lastId = 0;
  readonly #listeners = new Set<() => void>();

  readonly add: RequestListener = (recorded, response) => {
    const passed = 'rawHeaders' in response;
    this.#lastId += 1;
    this.#exchanges.push({
      id: this.#lastId,
      recorded,
      response: passed ? messageOf({}, undefined) : messageOf(response.headers, response.body),
    });
    if (this.#exchanges.length > MAX_EXCHANGES) this.#exchanges.shift();
    for (const listen of this.#listeners) listen();
  };

  get lastId(): number {
    return this.#lastId;
  }

  listen(listener: () => void): void {
    this.#listeners.add(listener);
  }

  since(id: number, limit = MAX_EXCHANGES): Exchange[] {
    return this.#exchanges
      .filter((one) => one.id > id)
      .slice(-limit)
      .map(exchangeOf);
  }

  clear(): void {
    this.#exchanges.length = 0;
  }
}

function exchangeOf({ id, recorded, response }: LoggedExchange): Exchange {
  const { time, method, url, operationId, status, milliseconds, refusal, warnings, headers, body } = recorded;
  const remark = ({ field, message: text }: { field: string; message: string }) => ({ field, message: text });
  const errors = refusal?.errors.map(remark) ?? [];
  return {
    id,
    time: new Date(time).toISOString(),
    method,
    url,
    operation_id: operationId ?? null,
    status,
    milliseconds: Math.round(milliseconds * 10) / 10,
    errors: refusal && errors.length === 0 ? [{ field: '', message: refusal.message }] : errors,
    warnings: warnings.map(remark),
    request: messageOf(headers, body),
    response,
  };
}

function messageOf(headers: Record<string, string>, body: Uint8Array | string | undefined): Message {
  const bytes = body === undefined ? 0 : Buffer.byteLength(body);
  const isShown = bytes <= MAX_BODY_BYTES && TEXT_TYPES.test(headers['content-type'] ?? 'application/json');
  const text = bytes > 0 && isShown ? Buffer.from(body ?? '').toString() : null;
  return { headers: { ...headers }, body: text, bytes };
}
