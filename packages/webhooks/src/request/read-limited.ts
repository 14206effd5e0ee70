import { every } from '../deadline/every.ts';

/** The bytes of a body, or where there are more the first `maxBytes` of them. */
export interface Limited {
  bytes: Uint8Array<ArrayBuffer>;
  isWhole: boolean;
}

/**
 * Reads a stream, if there is one, up to a limit, counting the bytes received rather than trusting Content-Length. The rest is cancelled.
 *
 * @param timeoutMs Default: no limit.
 * @throws What the stream fails with, as when the sender breaks off; Error if it takes longer.
 */
export async function readLimited(
  stream: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  maxBytes: number,
  timeoutMs = Infinity,
): Promise<Limited> {
  const reader = stream?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let isLate = false;
  const stop = () => {
    // An error of the sender no longer matters.
    reader?.cancel().catch(() => {});
  };
  const end = every(timeoutMs, () => {
    isLate = true;
    stop();
  });
  try {
    let part: Uint8Array<ArrayBuffer> | undefined;
    while ((part = (await reader?.read())?.value)) {
      chunks.push(part);
      size += part.length;
      if (size > maxBytes) stop();
    }
  } finally {
    end();
  }
  if (isLate) throw new Error(`The body took longer than ${timeoutMs} ms.`);
  const [first] = chunks;
  const bytes = first?.length === size ? first : new Uint8Array(await new Blob(chunks).arrayBuffer());
  return { bytes: bytes.subarray(0, maxBytes), isWhole: size <= maxBytes };
}
