import type { UnreadResponse } from '../core/core.ts';
import { TelephonyError, type TelephonyErrorDetails } from '../core/telephony-error.ts';
import { tooLargeError } from '../core/response.ts';
import { withTimeout } from '../core/timeout.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface BodyReader {
  readonly size: number | undefined;
  // At least `length` bytes from the beginning, or all of a shorter body. They remain part of `stream`.
  peek(length: number): Promise<Bytes>;
  // Call it last.
  stream(): ReadableStream<Bytes>;
  cancel(reason: unknown): void;
}

interface BodyLimits {
  readonly idleMs: number;
  // The end of the download, on the clock of `performance.now()`.
  readonly endsAt: number;
  // For a body that comes compressed.
  readonly maxBodyBytes: number;
}

export function bodyReader(
  { response, end }: UnreadResponse,
  signal: AbortSignal | undefined,
  { idleMs, endsAt, maxBodyBytes }: BodyLimits,
  fail: DownloadFail,
): BodyReader {
  const reader = response.body?.getReader();
  const size = contentLength(response.headers);
  const maxBytes = response.headers.has('Content-Encoding') ? maxBodyBytes : Infinity;
  let peeked: Bytes[] = [];
  let received = 0;

  const read = async (): Promise<Bytes | undefined> => {
    let value: Bytes | undefined;
    try {
      const leftMs = endsAt - performance.now();
      const timeoutError = () => {
        const phase = leftMs < idleMs ? 'total' : 'body';
        const reason =
          phase === 'total' ? 'the time of the download is over' : `nothing came for ${idleMs} ms`;
        return fail('timeout', `but ${reason}, after ${received} bytes`, { phase });
      };
      value = (
        await withTimeout(undefined, Math.min(idleMs, leftMs), timeoutError, timeoutError, async () =>
          reader?.read(),
        )
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
    if (received > maxBytes) {
      end();
      const cause = tooLargeError(maxBytes);
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
      for (let available = received; available < length;) {
        const bytes = await read();
        if (!bytes) break;
        peeked.push(bytes);
        available += bytes.length;
      }
      peeked = [new Uint8Array(await new Blob(peeked).arrayBuffer())];
      return peeked[0]!;
    },
    stream: () =>
      new ReadableStream<Bytes>(
        {
          async pull(controller) {
            const bytes = peeked.shift() ?? (await read());
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

function contentLength(headers: Headers): number | undefined {
  const length = headers.get('Content-Length');
  return length !== null && /^\d+$/.test(length) && !headers.has('Content-Encoding')
    ? Number(length)
    : undefined;
}

export type DownloadFail = (
  kind: TelephonyError['kind'],
  reason: string,
  details?: Pick<TelephonyErrorDetails, 'fieldErrors' | 'phase' | 'cause'>,
) => TelephonyError;
