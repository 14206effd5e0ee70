import type { RecordedRequest, RequestListener } from '@telephony/http/control-types';
import type { Exchange, Message } from '../../generated/control.ts';

const MOST = 200;
/** Bytes of the largest body that is kept. */
const MOST_BYTES = 16 * 1024;
const TEXT = /^(text\/|application\/(json|xml|[\w.-]+\+json|x-www-form-urlencoded))/;

interface Kept {
  id: number;
  recorded: RecordedRequest;
  response: KeptMessage;
}

export class ExchangeLog {
  readonly #kept: Kept[] = [];
  #lastId = 0;
  readonly #listeners = new Set<() => void>();

  readonly add: RequestListener = (recorded, response) => {
    const passed = 'rawHeaders' in response;
    this.#lastId += 1;
    this.#kept.push({
      id: this.#lastId,
      recorded,
      response: passed ? keptMessage({}, undefined) : keptMessage(response.headers, response.body),
    });
    if (this.#kept.length > MOST) this.#kept.shift();
    for (const listen of this.#listeners) listen();
  };

  get lastId(): number {
    return this.#lastId;
  }

  listen(listener: () => void): void {
    this.#listeners.add(listener);
  }

  since(id: number, limit = MOST): Exchange[] {
    return this.#kept
      .filter((one) => one.id > id)
      .slice(-limit)
      .map(exchangeOf);
  }

  clear(): void {
    this.#kept.length = 0;
  }
}

function exchangeOf({ id, recorded, response }: Kept): Exchange {
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
    request: messageOf(keptMessage(headers, body)),
    response: messageOf(response),
  };
}

type Body = Uint8Array | string | undefined;

interface KeptMessage {
  headers: Record<string, string>;
  bytes: number;
  body: Body;
}

function keptMessage(headers: Record<string, string>, body: Body): KeptMessage {
  const bytes = body === undefined ? 0 : Buffer.byteLength(body);
  const type = headers['content-type'] ?? 'application/json';
  return { headers, bytes, body: bytes > 0 && bytes <= MOST_BYTES && TEXT.test(type) ? body : undefined };
}

function messageOf({ headers, bytes, body }: KeptMessage): Message {
  const text = body === undefined || typeof body === 'string' ? body : Buffer.from(body).toString();
  return { headers: { ...headers }, body: text ?? null, bytes };
}
