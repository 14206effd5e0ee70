/** The bytes of a body, or where there are more the first `maxBytes` of them. */
export interface Limited {
  bytes: Uint8Array;
  isWhole: boolean;
}

/**
 * Reads a stream up to a limit, counting the bytes received rather than trusting Content-Length. The rest is cancelled.
 *
 * @throws What the stream fails with, as when the sender breaks off.
 */
export async function readLimited(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<Limited> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    size += part.value.byteLength;
    if (size <= maxBytes) continue;
    // An error of the sender no longer matters.
    void reader.cancel().catch(() => {});
    return { bytes: joined(chunks, size).subarray(0, maxBytes), isWhole: false };
  }
  const [first] = chunks;
  return { bytes: chunks.length === 1 && first ? first : joined(chunks, size), isWhole: true };
}

function joined(chunks: Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
