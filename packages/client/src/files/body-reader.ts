import type { Sent } from '../core/core.ts';
import { TelephonyError, type TelephonyErrorDetails } from '../core/telephony-error.ts';
import { tooLarge } from '../core/response.ts';
import { withTimeout } from '../core/timeout.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface BodyReader {
  /** Bytes of the whole body, if the response says so and is not compressed. */
  readonly size: number | undefined;
  /** At least `length` bytes from the beginning, or all of a shorter body. They remain part of `stream`. */
  peek(length: number): Promise<Bytes>;
  stream(): ReadableStream<Bytes>;
  cancel(reason: unknown): void;
}

/** How long a body may take, in milliseconds. */
interface BodyLimits {
  readonly idleMs: number;
  readonly ends: number;
  /** Bytes of the largest body that comes compressed. */
  readonly maxBodyBytes: number;
}

export function bodyReader(
  { response, end }: Sent,
  signal: AbortSignal | undefined,
  { idleMs, ends, maxBodyBytes }: BodyLimits,
  fail: Fail,
): BodyReader {
  const reader = response.body?.getReader();
  const size = sizeOf(response.headers);
  const most = response.headers.has('Content-Encoding') ? maxBodyBytes : Infinity;
  let held: Bytes[] = [];
  let received = 0;

  /** The next bytes; undefined at the end. */
  const read = async (): Promise<Bytes | undefined> => {
    let value: Bytes | undefined;
    try {
      const left = ends - performance.now();
      const isLate = () => {
        const phase = left < idleMs ? 'total' : 'body';
        const what = phase === 'total' ? 'the time of the download is over' : `nothing came for ${idleMs} ms`;
        return fail('timeout', `but ${what}, after ${received} bytes`, { phase });
      };
      value = (
        await withTimeout(undefined, Math.min(idleMs, left), isLate, isLate, async () => reader?.read())
      )?.value;
    } catch (cause) {
      end();
      if (TelephonyError.is(cause)) {
        reader?.cancel(cause).catch(() => {});
        throw cause;
      }
      if (signal?.aborted)
        throw fail('abort', 'but the download was aborted by the caller', { cause: signal.reason });
      throw fail('body', `but the file ended early, after ${received} bytes`, { phase: 'body', cause });
    }
    received += value?.length ?? 0;
    if (received > most) {
      end();
      const cause = tooLarge(most);
      reader?.cancel(cause).catch(() => {});
      throw fail('body', `but ${cause.message}`, { cause });
    }
    if (!value) end();
    // Not every platform's fetch reports that a connection was closed too early.
    if (!value && size !== undefined && received < size && reader)
      throw fail('body', `but the file ended early, after ${received} of ${size} bytes`, { phase: 'body' });
    return value;
  };

  return {
    size,
    async peek(length) {
      for (let there = received; there < length;) {
        const bytes = await read();
        if (!bytes) break;
        held.push(bytes);
        there += bytes.length;
      }
      held = [new Uint8Array(await new Blob(held).arrayBuffer())];
      return held[0]!;
    },
    stream: () =>
      new ReadableStream<Bytes>(
        {
          async pull(controller) {
            const bytes = held.shift() ?? (await read());
            if (!bytes) controller.close();
            else if (bytes.length > 0) controller.enqueue(bytes);
          },
          cancel(reason) {
            end();
            return reader?.cancel(reason);
          },
        },
        // Nothing is read before it is requested.
        { highWaterMark: 0 },
      ),
    cancel(reason) {
      end();
      reader?.cancel(reason).catch(() => {});
    },
  };
}

function sizeOf(headers: Headers): number | undefined {
  const length = headers.get('Content-Length');
  return length !== null && /^\d+$/.test(length) && !headers.has('Content-Encoding')
    ? Number(length)
    : undefined;
}

export type Fail = (
  kind: TelephonyError['kind'],
  reason: string,
  details?: Pick<TelephonyErrorDetails, 'fieldErrors' | 'phase' | 'cause'>,
) => TelephonyError;
